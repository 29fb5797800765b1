import type { Explanations } from '../explanation.js'

/** Guidelines I: adjourned games. */
export const guidelines1Adjourned: Explanations = {
  'adjourn.trigger':
    'Pokud partie neskončí do konce stanovené hrací doby, vyzve rozhodčí hráče na tahu, aby svůj tah zapečetil.',
  'adjourn.seal.write': {
    text: 'Hráč, který pečetí, zapíše svůj tah jednoznačnou notací do papírového partiáře.',
    in: {
      'fide-2009': 'Hráč, který pečetí, zapíše svůj tah jednoznačnou notací do vlastního partiáře.',
      'fide-2017': 'Hráč, který pečetí, zapíše svůj tah jednoznačnou notací do vlastního partiáře.',
      'fide-2018': 'Hráč, který pečetí, zapíše svůj tah jednoznačnou notací do vlastního partiáře.',
    },
  },
  'adjourn.seal.envelope':
    'Po zapsání tahu vloží pečetící hráč svůj i soupeřův partiář do obálky a zalepí ji.',
  'adjourn.seal.stop-clock':
    'Teprve po zalepení obálky hráč zastaví šachové hodiny; soupeřovy hodiny se nespouštějí.',
  'adjourn.seal.changeable':
    'Dokud hráč nezastavil šachové hodiny, smí zapečetěný tah ještě změnit.',
  'adjourn.seal.board-move-binds':
    'Pokud hráč po výzvě rozhodčího k zapečetění provede tah na šachovnici, musí jako zapečetěný zapsat právě tento tah.',
  'adjourn.early':
    'Hráč na tahu, který partii přeruší před koncem hrací doby, se posuzuje, jako by pečetil na jejím řádném konci: celý čas zbývající do konce hrací doby se mu počítá jako spotřebovaný.',
  'adjourn.envelope.names': 'Na obálce musí být uvedena jména obou hráčů.',
  'adjourn.envelope.position':
    'Na obálce musí být zaznamenána pozice bezprostředně před zapečetěným tahem.',
  'adjourn.envelope.times': 'Na obálce musí být uveden čas spotřebovaný každým z hráčů.',
  'adjourn.envelope.sealer': 'Na obálce musí být uvedeno, který hráč tah zapečetil.',
  'adjourn.envelope.number': 'Na obálce musí být uvedeno pořadové číslo zapečetěného tahu.',
  'adjourn.envelope.draw-offer':
    'Pokud při přerušení partie dosud platí nabídka remízy, musí být na obálce poznamenána.',
  'adjourn.envelope.resumption': 'Na obálce musí být uvedeno datum, hodina a místo dohrávky.',
  'adjourn.envelope.check': 'Rozhodčí zkontroluje, zda jsou údaje na obálce správné.',
  'adjourn.envelope.custody': 'Rozhodčí odpovídá za bezpečné uložení obálky až do dohrávky.',
  'adjourn.offer.after-seal':
    'Nabídka remízy učiněná poté, co soupeř zapečetil tah, dohrávkou nezaniká: platí, dokud ji soupeř nepřijme, neodmítne slovně nebo tím, že se dotkne kamene s úmyslem jím táhnout nebo jej vzít, anebo dokud partie neskončí jinak.',
  'adjourn.resume.setup':
    'Před dohrávkou se na šachovnici postaví pozice bezprostředně před zapečetěným tahem.',
  'adjourn.resume.clocks':
    'Před dohrávkou se na hodinách nastaví časy, které hráči spotřebovali do přerušení.',
  'adjourn.end-before.draw':
    'Pokud se hráči před dohrávkou dohodnou na remíze, partie končí a na zapečetěném tahu už nezáleží.',
  'adjourn.end-before.resign':
    'Pokud hráč před dohrávkou oznámí rozhodčímu, že se vzdává, partie končí a na zapečetěném tahu už nezáleží.',
  'adjourn.open.replier-present':
    'Při dohrávce se obálka otevře teprve tehdy, když je přítomen hráč, který má na zapečetěný tah odpovědět.',
  'adjourn.bad-seal.ambiguous':
    'Pokud lze zapečetěný tah vyložit více způsoby, hráč, který jej zapečetil, prohrává, ledaže partie skončila už dříve nebo je automaticky remízou. Pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů, je partie remíza.',
  'adjourn.bad-seal.unreadable':
    'Pokud je zapečetěný tah zapsán tak, že jeho skutečný význam nelze zjistit, hráč, který jej zapečetil, prohrává, ledaže partie skončila už dříve nebo je automaticky remízou. Pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů, je partie remíza.',
  'adjourn.bad-seal.illegal':
    'Pokud je zapečetěný tah nepřípustný, hráč, který jej zapečetil, ihned prohrává, bez druhého pokusu a bez časového trestu místo prohry, ledaže partie skončila už dříve nebo je automaticky remízou. Pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů, je partie remíza.',
  'adjourn.bad-seal.exceptions': {
    text: 'Vadný zapečetěný tah neznamená prohru, pokud partie již dříve skončila nebo je automaticky remízou: pro mrtvou pozici, pro pátý výskyt téže pozice, pro 75 tahů každého hráče bez tahu pěšcem a bez braní, nebo protože soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    in: {
      'fide-2009':
        'Vadný zapečetěný tah neznamená prohru, pokud partie již dříve skončila nebo je remízou, protože pozice je mrtvá nebo protože soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    },
  },
  'adjourn.resume.replier-present':
    'Pokud je hráč, který má odpovědět, ve stanovený čas přítomen, obálka se otevře, zapečetěný tah se provede na šachovnici a spustí se jeho hodiny.',
  'adjourn.resume.replier-absent.clock':
    'Pokud hráč, který má odpovědět, není ve stanovený čas přítomen, spustí se jeho hodiny a obálka zůstane zavřená.',
  'adjourn.resume.replier-absent.arrival':
    'Po příchodu smí nepřítomný hráč, který má odpovědět, zastavit své hodiny a přivolat rozhodčího; potom se obálka otevře, zapečetěný tah se provede na šachovnici a jeho hodiny se znovu spustí.',
  'adjourn.resume.sealer-absent.seal-reply':
    'Pokud není přítomen hráč, který pečetil, smí jeho soupeř místo odpovědi na šachovnici zapsat svou odpověď do partiáře, zalepit jej do nové obálky, zastavit své hodiny a spustit hodiny nepřítomného hráče.',
  'adjourn.resume.sealer-absent.custody':
    'Obálka se zapečetěnou odpovědí se předá do úschovy rozhodčímu a otevře se po příchodu nepřítomného hráče.',
  'adjourn.late.loss': {
    text: 'Hráč, který se k dohrávce dostaví po uplynutí čekací doby, prohrává, pokud rozhodčí nerozhodne jinak nebo pokud partii neukončil už zapečetěný tah. Pokud pravidla soutěže nestanoví čekací dobu, je nulová.',
    in: {
      'fide-2009':
        'Hráč, který se k dohrávce opozdí o více než hodinu, prohrává, pokud pravidla soutěže nestanoví nebo rozhodčí nerozhodne jinak. Hráč, který pečetil, neprohrává, jestliže jeho zapečetěný tah dává mat nebo vede k remíze nebo jestliže soupeř již prohrál překročením času.',
    },
  },
  'adjourn.late.override': {
    text: 'Rozhodčí může rozhodnout, že hráč, který se k dohrávce dostaví příliš pozdě, neprohrává.',
    in: {
      'fide-2009':
        'Pravidla soutěže mohou stanovit nebo rozhodčí může rozhodnout, že hráč, který se k dohrávce opozdí o více než hodinu, neprohrává.',
    },
  },
  'adjourn.late.sealed-mate': {
    text: 'Pokud zapečetěný tah dává mat, hráč, který jej zapečetil, vyhrává bez ohledu na to, kdo se opozdil.',
    in: {
      'fide-2009':
        'Hráč, který pečetil, vyhrává, i když se opozdí o více než hodinu, pokud jeho zapečetěný tah dává mat.',
    },
  },
  'adjourn.late.sealed-draw': {
    text: 'Pokud partie končí zapečetěným tahem remízou (pat, mrtvá pozice, pátý výskyt téže pozice nebo pravidlo 75 tahů), remíza platí bez ohledu na to, kdo se opozdil.',
    in: {
      'fide-2009':
        'Partie je remíza, i když se hráč, který pečetil, opozdí o více než hodinu, pokud jeho zapečetěný tah vede k patu nebo k mrtvé pozici.',
    },
  },
  'adjourn.late.present-flagged':
    'Hráč, který pečetil a opozdí se o více než hodinu, neprohrává, pokud jeho soupeř u šachovnice mezitím již prohrál překročením času.',
  'adjourn.both-absent': {
    text: 'Pokud čekací doba není nulová a při zahájení dohrávky není přítomen žádný z hráčů, ztrácí hráč, který má na zapečetěný tah odpovědět, všechen čas až do svého příchodu. Pravidla soutěže nebo rozhodčí mohou určit jinak.',
    in: {
      'fide-2009':
        'Pokud není při zahájení dohrávky přítomen žádný z hráčů, spustí se hodiny hráče, který má na zapečetěný tah odpovědět, a ten ztrácí všechen čas až do svého příchodu.',
    },
  },
  'adjourn.lost.continue':
    'Pokud se ztratí obálka se zapečetěným tahem, pokračuje se z pozice při přerušení s časy zaznamenanými při přerušení.',
  'adjourn.lost.clocks':
    'Pokud se ztratí obálka a spotřebované časy nelze zjistit, nastaví hodiny rozhodčí.',
  'adjourn.lost.state-move':
    'Pokud se ztratí obálka, provede hráč, který pečetil, na šachovnici tah, o němž prohlásí, že jej zapečetil.',
  'adjourn.lost.annul':
    'Pokud se ztratí obálka a pozici při přerušení nelze obnovit, partie se ruší a hraje se nová.',
  'adjourn.clock-error.in-time':
    'Pokud byly při dohrávce některé hodiny nastaveny nesprávně a některý hráč na to upozorní dříve, než provede svůj první tah, musí se chyba opravit.',
  'adjourn.clock-error.late': {
    text: 'Pokud žádný z hráčů neupozorní na nesprávně nastavené hodiny před svým prvním tahem v dohrávce, pokračuje se bez opravy, ledaže rozhodčí rozhodne jinak.',
    in: {
      'fide-2009':
        'Pokud žádný z hráčů neupozorní na nesprávně nastavené hodiny před svým prvním tahem v dohrávce, pokračuje se bez opravy, ledaže rozhodčí uzná, že by následky byly příliš tvrdé.',
    },
  },
  'adjourn.session.timepiece': 'Délka dohrávky se měří podle hodin rozhodčího.',
  'adjourn.session.announce': {
    text: 'Začátek dohrávky se oznamuje předem.',
    in: {
      'fide-2009': 'Začátek i konec dohrávky se oznamují předem.',
    },
  },
}
