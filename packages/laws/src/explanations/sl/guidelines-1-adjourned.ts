import type { Explanations } from '../explanation.js'

/** Guidelines I: adjourned games. */
export const guidelines1Adjourned: Explanations = {
  'adjourn.trigger':
    'Če partija ob izteku časa, določenega za igro, ni končana, sodnik od igralca na potezi zahteva, da potezo kuvertira.',
  'adjourn.seal.write': {
    text: 'Igralec, ki kuvertira, zapiše potezo z nedvoumno notacijo na papirnati zapisnik.',
    in: {
      'fide-2009': 'Igralec, ki kuvertira, zapiše potezo z nedvoumno notacijo na svoj zapisnik.',
      'fide-2017': 'Igralec, ki kuvertira, zapiše potezo z nedvoumno notacijo na svoj zapisnik.',
      'fide-2018': 'Igralec, ki kuvertira, zapiše potezo z nedvoumno notacijo na svoj zapisnik.',
    },
  },
  'adjourn.seal.envelope':
    'Igralec, ki kuvertira, po zapisu poteze vloži svoj in nasprotnikov zapisnik v kuverto ter jo zalepi.',
  'adjourn.seal.stop-clock':
    'Igralec ustavi šahovsko uro šele, ko je kuverta zalepljena; nasprotnikova ura se ne požene.',
  'adjourn.seal.changeable':
    'Dokler igralec ne ustavi šahovske ure, lahko kuvertirano potezo še spremeni.',
  'adjourn.seal.board-move-binds':
    'Če igralec po sodnikovi zahtevi po kuvertiranju izvrši potezo na šahovnici, mora prav to potezo zapisati kot kuvertirano.',
  'adjourn.early':
    'Za igralca na potezi, ki partijo prekine pred koncem seanse, velja, da je kuvertiral ob njenem predvidenem koncu: ves čas do konca seanse se mu šteje kot porabljen.',
  'adjourn.envelope.names': 'Na kuverti morata biti zapisani imeni obeh igralcev.',
  'adjourn.envelope.position':
    'Na kuverti mora biti zapisana pozicija tik pred kuvertirano potezo.',
  'adjourn.envelope.times': 'Na kuverti mora biti zapisan porabljeni čas obeh igralcev.',
  'adjourn.envelope.sealer': 'Na kuverti mora biti navedeno, kateri igralec je kuvertiral potezo.',
  'adjourn.envelope.number': 'Na kuverti mora biti zapisana zaporedna številka kuvertirane poteze.',
  'adjourn.envelope.draw-offer':
    'Če ob prekinitvi še velja ponudba remija, mora biti zapisana na kuverti.',
  'adjourn.envelope.resumption':
    'Na kuverti morajo biti zapisani datum, ura in kraj nadaljevanja partije.',
  'adjourn.envelope.check': 'Sodnik preveri, ali so podatki na kuverti pravilni.',
  'adjourn.envelope.custody':
    'Sodnik je do nadaljevanja partije odgovoren za varno hrambo kuverte.',
  'adjourn.offer.after-seal':
    'Ponudba remija, dana po tem, ko je nasprotnik kuvertiral potezo, z nadaljevanjem partije ne ugasne: velja, dokler je nasprotnik ne sprejme, je ustno ne zavrne ali je ne zavrne s tem, da se dotakne figure z namenom, da bi z njo igral ali jo vzel, oziroma dokler se partija ne konča drugače.',
  'adjourn.resume.setup':
    'Preden se partija nadaljuje, se na šahovnici postavi takšna pozicija, kakršna je bila tik pred kuvertirano potezo.',
  'adjourn.resume.clocks':
    'Pred nadaljevanjem partije se uri nastavita na čas, ki sta ga igralca porabila do prekinitve.',
  'adjourn.end-before.draw':
    'Če se igralca pred nadaljevanjem dogovorita za remi, je partija končana in kuvertirana poteza ni več pomembna.',
  'adjourn.end-before.resign':
    'Če igralec pred nadaljevanjem sporoči sodniku, da se vdaja, je partija končana in kuvertirana poteza ni več pomembna.',
  'adjourn.open.replier-present':
    'Za nadaljevanje partije se kuverta odpre šele, ko je prisoten igralec, ki mora odgovoriti na kuvertirano potezo.',
  'adjourn.bad-seal.ambiguous':
    'Če je kuvertirano potezo mogoče razumeti na več načinov, igralec, ki jo je kuvertiral, izgubi, razen če je partija že končana ali samodejno remi. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'adjourn.bad-seal.unreadable':
    'Če je kuvertirana poteza zapisana tako, da njenega pravega pomena ni mogoče ugotoviti, igralec, ki jo je kuvertiral, izgubi, razen če je partija že končana ali samodejno remi. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'adjourn.bad-seal.illegal':
    'Če je kuvertirana poteza nepravilna, igralec, ki jo je kuvertiral, takoj izgubi, brez drugega poskusa in brez časovne kazni namesto izgube, razen če je partija že končana ali samodejno remi. Partija je remi, če nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
  'adjourn.bad-seal.exceptions': {
    text: 'Napačna kuvertirana poteza ne pomeni izgube, če je bila partija že končana ali če je samodejno remi: zaradi mrtve pozicije, pete pojavitve iste pozicije, 75 potez vsakega igralca brez premika kmeta in brez jemanja ali ker nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
    in: {
      'fide-2009':
        'Napačna kuvertirana poteza ne pomeni izgube, če je bila partija že končana ali če je remi, ker je pozicija mrtva ali ker nasprotnik ne more matirati z nobenim zaporedjem pravilnih potez.',
    },
  },
  'adjourn.resume.replier-present':
    'Če je igralec, ki mora odgovoriti, ob dogovorjenem času prisoten, se kuverta odpre, kuvertirana poteza se izvrši na šahovnici in njegova ura se požene.',
  'adjourn.resume.replier-absent.clock':
    'Če je igralec, ki mora odgovoriti, ob dogovorjenem času odsoten, se njegova ura požene, kuverta pa ostane zaprta.',
  'adjourn.resume.replier-absent.arrival':
    'Ob prihodu lahko odsotni igralec, ki mora odgovoriti, ustavi svojo uro in pokliče sodnika; nato se kuverta odpre, kuvertirana poteza se izvrši na šahovnici in njegova ura se znova požene.',
  'adjourn.resume.sealer-absent.seal-reply':
    'Če je igralec, ki je kuvertiral, odsoten, lahko nasprotnik, namesto da odgovori na šahovnici, odgovor zapiše na svoj zapisnik, ga zalepi v novo kuverto, ustavi svojo uro in požene uro odsotnega igralca.',
  'adjourn.resume.sealer-absent.custody':
    'Kuverta z zalepljenim odgovorom se izroči sodniku v hrambo in se odpre ob prihodu odsotnega igralca.',
  'adjourn.late.loss': {
    text: 'Igralec, ki pride na nadaljevanje po privzetem času zamude, izgubi, razen če sodnik odloči drugače ali če je partijo končala že kuvertirana poteza. Če pravila tekmovanja privzetega časa zamude ne določajo, je ta enak nič.',
    in: {
      'fide-2009':
        'Igralec, ki na nadaljevanje zamudi več kot eno uro, izgubi, razen če pravila tekmovanja določajo ali sodnik odloči drugače. Igralec, ki je kuvertiral, ne izgubi, če kuvertirana poteza da mat ali prinese remi ali če je nasprotnik že izgubil zaradi prekoračitve časa.',
    },
  },
  'adjourn.late.override': {
    text: 'Sodnik lahko odloči, da igralec, ki pride na nadaljevanje prepozno, ne izgubi.',
    in: {
      'fide-2009':
        'Pravila tekmovanja lahko določajo ali sodnik lahko odloči, da igralec, ki na nadaljevanje zamudi več kot eno uro, ne izgubi.',
    },
  },
  'adjourn.late.sealed-mate': {
    text: 'Če kuvertirana poteza da mat, igralec, ki jo je kuvertiral, zmaga ne glede na to, kateri igralec zamudi.',
    in: {
      'fide-2009':
        'Igralec, ki je kuvertiral, zmaga tudi ob več kot enourni zamudi, če njegova kuvertirana poteza da mat.',
    },
  },
  'adjourn.late.sealed-draw': {
    text: 'Če kuvertirana poteza konča partijo z remijem (pat, mrtva pozicija, peta pojavitev iste pozicije ali pravilo 75 potez), remi velja ne glede na to, kateri igralec zamudi.',
    in: {
      'fide-2009':
        'Partija je remi tudi ob več kot enourni zamudi igralca, ki je kuvertiral, če njegova kuvertirana poteza privede do pata ali mrtve pozicije.',
    },
  },
  'adjourn.late.present-flagged':
    'Igralec, ki je kuvertiral in zamudi več kot eno uro, ne izgubi, če je nasprotnik za šahovnico do takrat že izgubil zaradi prekoračitve časa.',
  'adjourn.both-absent': {
    text: 'Če privzeti čas zamude ni enak nič in ob nadaljevanju ni nobenega igralca, igralec, ki mora odgovoriti na kuvertirano potezo, izgubi ves čas do svojega prihoda, razen če pravila tekmovanja določajo ali sodnik odloči drugače.',
    in: {
      'fide-2009':
        'Če ob nadaljevanju ni nobenega igralca, se požene ura igralca, ki mora odgovoriti na kuvertirano potezo, in ta izgubi ves čas do svojega prihoda.',
    },
  },
  'adjourn.lost.continue':
    'Če kuverta s kuvertirano potezo manjka, se partija nadaljuje iz pozicije ob prekinitvi s časoma, zapisanima ob prekinitvi.',
  'adjourn.lost.clocks':
    'Če kuverta manjka in porabljenega časa ni mogoče ugotoviti, uri nastavi sodnik.',
  'adjourn.lost.state-move':
    'Če kuverta manjka, igralec, ki je kuvertiral, na šahovnici izvrši potezo, za katero izjavi, da jo je kuvertiral.',
  'adjourn.lost.annul':
    'Če kuverta manjka in pozicije ob prekinitvi ni mogoče vzpostaviti, se partija razveljavi in odigra se nova.',
  'adjourn.clock-error.in-time':
    'Če je bila ob nadaljevanju katera od ur napačno nastavljena in eden od igralcev na to opozori, preden izvrši svojo prvo potezo, je treba napako popraviti.',
  'adjourn.clock-error.late': {
    text: 'Če nobeden od igralcev na napačno nastavljeno uro ne opozori pred svojo prvo potezo po nadaljevanju, se partija nadaljuje brez popravka, razen če sodnik odloči drugače.',
    in: {
      'fide-2009':
        'Če nobeden od igralcev na napačno nastavljeno uro ne opozori pred svojo prvo potezo po nadaljevanju, se partija nadaljuje brez popravka, razen če sodnik oceni, da bi bile posledice prehude.',
    },
  },
  'adjourn.session.timepiece': 'Trajanje nadaljevalne seanse se meri po sodnikovi uri.',
  'adjourn.session.announce': {
    text: 'Začetek nadaljevalne seanse se objavi vnaprej.',
    in: {
      'fide-2009': 'Začetek in konec nadaljevalne seanse se objavita vnaprej.',
    },
  },
}
