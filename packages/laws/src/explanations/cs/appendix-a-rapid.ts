import type { Explanations } from '../explanation.js'

/** Appendix A: rapid. */
export const appendixARapid: Explanations = {
  'rapid.def.fixed': {
    text: 'Partie, v níž má každý hráč pevný čas na všechny tahy, patří k rapid šachu, pokud je tento čas delší než 10 a kratší než 60 minut. Přesně 10 minut je bleskový šach, přesně 60 minut vážný šach.',
    in: {
      'fide-2009':
        'Partie, v níž má každý hráč pevný čas na všechny tahy, patří k rapid šachu, pokud tento čas činí nejméně 15 a méně než 60 minut. Přesně 15 minut je rapid šach, přesně 60 minut vážný šach.',
    },
  },
  'rapid.def.increment': {
    text: 'Pokud se hraje s přídavkem, sečte se základní čas hráče a šedesátinásobek přídavku za tah; partie patří k rapid šachu, pokud je součet větší než 10 a menší než 60 minut. 10 minut s přídavkem 5 sekund na tah se tedy počítá jako 15 minut.',
    in: {
      'fide-2009':
        'Pokud se hraje s přídavkem, sečte se základní čas hráče a šedesátinásobek přídavku za tah; partie patří k rapid šachu, pokud součet činí nejméně 15 a méně než 60 minut. 10 minut s přídavkem 5 sekund na tah se tedy počítá jako 15 minut.',
    },
  },
  'rapid.record.optional': 'V rapid šachu hráči nemusí zapisovat tahy.',
  'rapid.record.claims-kept':
    'Hráč, který v rapid šachu nezapisuje, neztrácí právo na žádnou reklamaci, která se obvykle opírá o partiář, například pro trojí opakování pozice nebo 50 tahů.',
  'rapid.record.ask-sheet':
    'V rapid šachu může hráč kdykoli požádat rozhodčího o partiář, aby mohl zapisovat tahy.',
  'rapid.penalty.one-minute':
    'V rapid šachu činí časové tresty za nepřípustné tahy a za neoprávněné reklamace remízy jednu minutu místo dvou, ať je dozor dostatečný, nebo ne.',
  'rapid.sup.ratio': {
    text: 'Dozor nad soutěží v rapid šachu je dostatečný jen tehdy, když jeden rozhodčí dohlíží současně nejvýše na tři partie. Kromě toho se musí každá partie zapisovat.',
    in: {
      'fide-2009':
        'Aby v rapid šachu platila turnajová pravidla v plném rozsahu, musí být dozor dostatečný. Jeden rozhodčí nejvýše na tři partie je jen příklad, nikoli pevná hranice.',
    },
  },
  'rapid.sup.recorded':
    'Dozor nad soutěží v rapid šachu je dostatečný jen tehdy, když každou partii zapisuje rozhodčí nebo jeho pomocník, pokud možno také elektronicky. Kromě toho smí jeden rozhodčí dohlížet nejvýše na tři partie.',
  'rapid.sup.effect': {
    text: 'Při dostatečném dozoru platí v rapid šachu turnajová pravidla v plném rozsahu. Hráči ani tak nemusí zapisovat a časové tresty činí jednu minutu.',
    in: {
      'fide-2018':
        'Při dostatečném dozoru platí v rapid šachu turnajová pravidla v plném rozsahu. Hráči ani tak nemusí zapisovat.',
      'fide-2017':
        'Při dostatečném dozoru platí v rapid šachu turnajová pravidla v plném rozsahu. Hráči ani tak nemusí zapisovat.',
      'fide-2009':
        'Při dostatečném dozoru platí v rapid šachu turnajová pravidla v plném rozsahu. Hráči ani tak nemusí zapisovat.',
    },
  },
  'rapid.sup.show-sheet':
    'V rapid šachu s dostatečným dozorem může hráč, který je na tahu, kdykoli požádat rozhodčího nebo jeho pomocníka, aby mu ukázal oficiální zápis partie. Hodiny se kvůli tomu nezastavují.',
  'rapid.sup.show-sheet.limit':
    'V rapid šachu s dostatečným dozorem smí hráč o oficiální zápis požádat nejvýše pětkrát za partii. Každá další žádost se považuje za rušení soupeře a jako taková se trestá.',
  'rapid.unsup.base':
    'Platí zvláštní pravidla o postavení kamenů, nastavení hodin, nepřípustných tazích a pádu praporku. Vše ostatní se řídí turnajovými pravidly.',
  'rapid.unsup.setup.window': {
    text: 'Jakmile každý z hráčů dokončil deset tahů, nelze už reklamovat nesprávné postavení kamenů ani nesprávně otočenou šachovnici. V partii se pokračuje.',
    in: {
      'fide-2009':
        'Jakmile každý z hráčů dokončil tři tahy, nelze už reklamovat nesprávné postavení kamenů ani nesprávně otočenou šachovnici. V partii se pokračuje.',
    },
  },
  'rapid.unsup.setup.before-window': {
    text: 'Dokud každý z hráčů nedokončil deset tahů, platí obvyklá pravidla. Partie z nesprávného počátečního postavení se zruší a hraje se nová. Pokud je nesprávně otočená šachovnice, pozice se přenese na správně položenou.',
    in: {
      'fide-2009':
        'Dokud každý z hráčů nedokončil tři tahy, platí obvyklá pravidla. Partie z nesprávného počátečního postavení se zruší a hraje se nová. Pokud je nesprávně otočená šachovnice, pozice se přenese na správně položenou.',
    },
  },
  'rapid.unsup.clock.window': {
    text: 'Jakmile každý z hráčů dokončil deset tahů, nesmí se už nastavení hodin měnit, ledaže by jinak utrpěl časový rozvrh soutěže.',
    in: {
      'fide-2009':
        'Jakmile každý z hráčů dokončil tři tahy, nelze už reklamovat nesprávné nastavení hodin.',
    },
  },
  'rapid.unsup.clock.schedule-exception':
    'Rozhodčí smí opravit nastavení hodin i poté, co každý z hráčů dokončil deset tahů, pokud by jinak utrpěl časový rozvrh soutěže.',
  'rapid.unsup.castle.wrong-king': {
    text: 'Pokud každý z hráčů dokončil deset tahů a teprve pak se ukáže, že král byl postaven na nesprávné pole, nesmí tento král provést rošádu. Soupeřův král, pokud byl postaven správně, smí.',
    in: {
      'fide-2009':
        'Pokud každý z hráčů dokončil tři tahy a teprve pak se ukáže, že král a jeho dáma byli prohozeni, nesmí tento král provést rošádu. Soupeřův král, pokud byl postaven správně, smí.',
    },
  },
  'rapid.unsup.castle.wrong-rook':
    'Pokud každý z hráčů dokončil deset tahů a teprve pak se ukáže, že věž byla postavena na nesprávné pole, není rošáda s touto věží dovolena. S druhou věží dovolena je.',
  'rapid.unsup.touch.on-request':
    'Rozhodčí rozhoduje o dotknutých kamenech a o způsobu provedení tahů jen tehdy, když o to požádá jeden z hráčů nebo oba.',
  'rapid.unsup.illegal.completed':
    'Nepřípustný tah je dokončen, jakmile hráč stiskne hodiny. Do té doby jej musí opravit, a to bez trestu.',
  'rapid.unsup.illegal.window':
    'Soupeř smí dokončený nepřípustný tah reklamovat jen do té doby, než provede svůj další tah. Pouhým dotekem kamene toto právo neztrácí.',
  'rapid.unsup.illegal.arbiter-passive':
    'Rozhodčí rozhoduje o nepřípustném tahu teprve poté, co jej soupeř reklamuje. Pokud jej jen zpozoruje, mlčí, ledaže jsou oba králové v šachu nebo nebyla dokončena proměna pěšce.',
  'rapid.unsup.illegal.arbiter-active':
    'Rozhodčí, který zpozoruje dokončený nepřípustný tah, musí zasáhnout sám, pokud soupeř ještě neprovedl svůj další tah.',
  'rapid.unsup.illegal.scope': {
    text: 'Za nepřípustný tah se považuje: dokončený nepřípustný tah včetně vzetí krále; neprovedená proměna pěšce; stisknutí hodin bez provedeného tahu; použití obou rukou k jednomu tahu, po němž hráč stiskl hodiny.',
    in: {
      'fide-2018':
        'Za nepřípustný tah se považuje: dokončený nepřípustný tah včetně vzetí krále; neprovedená proměna pěšce; stisknutí hodin bez provedeného tahu; použití obou rukou při rošádě, braní nebo proměně pěšce, po němž hráč stiskl hodiny.',
      'fide-2017':
        'Za nepřípustný tah se považuje dokončený nepřípustný tah včetně vzetí krále a neprovedená proměna pěšce; rovněž stisknutí hodin bez provedeného tahu a použití obou rukou při rošádě, braní nebo proměně pěšce, ledaže pravidla soutěže za první přestupek těchto posledních dvou druhů dávají soupeři dvě minuty.',
      'fide-2009':
        'Za nepřípustný tah se považuje: dokončený nepřípustný tah, vzetí krále a neprovedená proměna pěšce. Použití obou rukou ani stisknutí hodin bez provedeného tahu se nepočítá.',
    },
  },
  'rapid.unsup.illegal.cost.2009':
    'Pokud soupeř reklamuje nepřípustný tah včas, obnoví se pozice před ním. Za první i za druhý nepřípustný tah hráče dostane soupeř pokaždé dvě minuty navíc. Třetím hráč partii prohrává. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.illegal.cost.2017':
    'Hráč prohrává už prvním dokončeným nepřípustným tahem, pokud jej rozhodčí zpozoruje nebo soupeř reklamuje dříve, než soupeř provede svůj další tah. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.illegal.cost.2018': {
    text: 'Pokud je nepřípustný tah včas zpozorován nebo reklamován, opraví se. Za první dostane soupeř jednu minutu navíc, druhým hráč partii prohrává. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    in: {
      'fide-2018':
        'Pokud je nepřípustný tah včas zpozorován nebo reklamován, opraví se. Za první dostane soupeř dvě minuty navíc, druhým hráč partii prohrává. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    },
  },
  'rapid.unsup.illegal.draw-exception':
    'Hráč, který by kvůli nepřípustnému tahu prohrál, místo toho remizuje, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.illegal.stands':
    'Nepřípustný tah platí, pokud nedojde k oprávněné reklamaci ani k zásahu dříve, než soupeř provede svůj další tah. V partii se pokračuje.',
  'rapid.unsup.illegal.mutual-correction':
    'Jakmile soupeř provede svůj další tah, lze nepřípustný tah opravit jen tehdy, když se na tom oba hráči dohodnou bez zásahu rozhodčího.',
  'rapid.unsup.both-kings.intervene-2009':
    'Pokud jsou oba králové v šachu nebo nebyla dokončena proměna pěšce, rozhodčí pokud možno zasáhne, i když nikdo nereklamoval.',
  'rapid.unsup.illegal-position.draw':
    'Pokud rozhodčí zpozoruje, že jsou oba králové v šachu nebo že pěšec stojí na své poslední řadě, vyčká, až je dokončen další tah. Pokud je pak na šachovnici stále nepřípustná pozice, prohlásí partii za remízu.',
  'rapid.unsup.flag.by-claim':
    'Praporek se považuje za spadlý teprve tehdy, když to některý z hráčů oprávněně reklamuje.',
  'rapid.unsup.flag.arbiter-silent':
    'Rozhodčí nesmí na pád praporku upozornit. Smí to udělat jen tehdy, když spadly oba praporky.',
  'rapid.unsup.flag.arbiter-calls': {
    text: 'Rozhodčí, který zpozoruje pád praporku, jej musí ohlásit, aniž čeká na reklamaci.',
    in: {
      'fide-2017': 'Rozhodčí, který zpozoruje pád praporku, jej smí ohlásit, ale nemusí.',
    },
  },
  'rapid.unsup.flag.claim-act': {
    text: 'Hráč, který reklamuje výhru na čas, smí zastavit šachové hodiny a musí to oznámit rozhodčímu.',
    in: {
      'fide-2009':
        'Hráč, který reklamuje výhru na čas, musí zastavit oboje hodiny a oznámit to rozhodčímu.',
    },
  },
  'rapid.unsup.flag.own-flag-up':
    'Reklamace výhry na čas je oprávněná jen tehdy, když je po zastavení hodin praporek reklamujícího hráče ještě nahoře a soupeřův dole.',
  'rapid.unsup.flag.draw-exception':
    'Reklamace výhry na čas přinese jen remízu, pokud reklamující nemůže dát hráči se spadlým praporkem mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.flag.both-down': {
    text: 'Pokud spadly oba praporky a lze zjistit, který spadl jako první, překročil čas hráč, jemuž spadl jako první. Jinak je partie remíza: podle směrnic pro partie bez přídavku, a pokud nebyly oznámeny, analogicky s nimi.',
    in: {
      'fide-2017':
        'Pokud spadly oba praporky, žádný z hráčů už nemůže reklamovat výhru. Rozhodčí však smí ohlásit, který praporek spadl jako první, pokud to lze zjistit. Jinak je partie remíza: podle směrnic pro partie bez přídavku, a pokud nebyly oznámeny, analogicky s nimi.',
      'fide-2009':
        'Pokud spadly oba praporky, je partie remíza bez ohledu na to, který spadl jako první.',
    },
  },
  'rapid.regs.declare':
    'Pravidla soutěže v rapid šachu musí pro celou soutěž stanovit, zda se hraje podle pravidel pro dostatečný dozor, nebo podle pravidel pro partie bez něho.',
}
