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
    'V rapid šachu s dostatečným dozorem může hráč, který je na tahu, kdykoli požádat rozhodčího nebo jeho pomocníka, aby mu ukázal úřední zápis partie. Hodiny se kvůli tomu nezastavují.',
  'rapid.sup.show-sheet.limit':
    'V rapid šachu s dostatečným dozorem smí hráč o úřední zápis požádat nejvýše pětkrát za partii. Každá další žádost se považuje za rušení soupeře a jako taková se trestá.',
  'rapid.unsup.base':
    'V rapid šachu bez dostatečného dozoru platí zvláštní pravidla o postavení kamenů, nastavení hodin, nepřípustných tazích a pádu praporku. Co neupravují, řídí se turnajovými pravidly.',
  'rapid.unsup.setup.window': {
    text: 'V rapid šachu bez dostatečného dozoru již nelze reklamovat chybné postavení kamenů ani chybně otočenou šachovnici, jakmile každý z hráčů dokončil deset tahů. V partii se pokračuje.',
    in: {
      'fide-2009':
        'V rapid šachu bez dostatečného dozoru již nelze reklamovat chybné postavení kamenů ani chybně otočenou šachovnici, jakmile každý z hráčů dokončil tři tahy. V partii se pokračuje.',
    },
  },
  'rapid.unsup.setup.before-window': {
    text: 'V rapid šachu bez dostatečného dozoru platí obvyklá pravidla, dokud každý z hráčů nedokončil deset tahů: partie z chybné počáteční pozice se zruší a hraje se nová, z chybně otočené šachovnice se pozice přenese na správně umístěnou.',
    in: {
      'fide-2009':
        'V rapid šachu bez dostatečného dozoru platí obvyklá pravidla, dokud každý z hráčů nedokončil tři tahy: partie z chybné počáteční pozice se zruší a hraje se nová, z chybně otočené šachovnice se pozice přenese na správně umístěnou.',
    },
  },
  'rapid.unsup.clock.window': {
    text: 'V rapid šachu bez dostatečného dozoru se nastavení hodin již nesmí měnit, jakmile každý z hráčů dokončil deset tahů, ledaže by jinak utrpěl časový rozvrh soutěže.',
    in: {
      'fide-2009':
        'V rapid šachu bez dostatečného dozoru již nelze reklamovat chybné nastavení hodin, jakmile každý z hráčů dokončil tři tahy.',
    },
  },
  'rapid.unsup.clock.schedule-exception':
    'V rapid šachu bez dostatečného dozoru smí rozhodčí opravit nastavení hodin i poté, co každý z hráčů dokončil deset tahů, pokud by jinak utrpěl časový rozvrh soutěže.',
  'rapid.unsup.castle.wrong-king': {
    text: 'Pokud v rapid šachu bez dostatečného dozoru každý z hráčů dokončí deset tahů a teprve pak se ukáže, že král byl postaven na chybné pole, nesmí tento král provést rošádu. Soupeřův král, pokud byl postaven správně, smí.',
    in: {
      'fide-2009':
        'Pokud v rapid šachu bez dostatečného dozoru každý z hráčů dokončí tři tahy a teprve pak se ukáže, že král a jeho dáma byli prohozeni, nesmí tento král provést rošádu. Soupeřův král, pokud byl postaven správně, smí.',
    },
  },
  'rapid.unsup.castle.wrong-rook':
    'Pokud v rapid šachu bez dostatečného dozoru každý z hráčů dokončí deset tahů a teprve pak se ukáže, že věž byla postavena na chybné pole, není rošáda s touto věží dovolena. S druhou věží dovolena je.',
  'rapid.unsup.touch.on-request':
    'V rapid šachu bez dostatečného dozoru rozhoduje rozhodčí o dotknutých kamenech a o způsobu provedení tahů jen tehdy, když o to požádá jeden z hráčů nebo oba.',
  'rapid.unsup.illegal.completed':
    'V rapid šachu bez dostatečného dozoru je nepřípustný tah dokončen, jakmile hráč stiskne hodiny, a spustí tak hodiny soupeře. Do té doby jej musí opravit, a to bez trestu.',
  'rapid.unsup.illegal.window':
    'V rapid šachu bez dostatečného dozoru smí soupeř dokončený nepřípustný tah reklamovat jen do té doby, než provede svůj další tah. Pouhým dotykem kamene toto právo neztrácí.',
  'rapid.unsup.illegal.arbiter-passive':
    'V rapid šachu bez dostatečného dozoru rozhoduje rozhodčí o nepřípustném tahu teprve poté, co jej soupeř reklamuje. Pokud jej jen zpozoruje, mlčí, ledaže jsou oba králové v šachu nebo nebyla dokončena proměna pěšce.',
  'rapid.unsup.illegal.arbiter-active':
    'V rapid šachu bez dostatečného dozoru musí rozhodčí, který zpozoruje dokončený nepřípustný tah, zasáhnout sám, pokud soupeř ještě neprovedl svůj další tah.',
  'rapid.unsup.illegal.scope': {
    text: 'V rapid šachu bez dostatečného dozoru se za nepřípustný tah považuje: dokončený nepřípustný tah včetně vzetí krále; pěšec, který na poslední řadě nebyl vyměněn; stisknutí hodin bez provedeného tahu; použití obou rukou k jednomu tahu, po němž hráč stiskl hodiny.',
    in: {
      'fide-2018':
        'V rapid šachu bez dostatečného dozoru se za nepřípustný tah považuje: dokončený nepřípustný tah včetně vzetí krále; pěšec, který na poslední řadě nebyl vyměněn; stisknutí hodin bez provedeného tahu; použití obou rukou při rošádě, braní nebo proměně pěšce, po němž hráč stiskl hodiny.',
      'fide-2017':
        'V rapid šachu bez dostatečného dozoru se za nepřípustný tah považuje dokončený nepřípustný tah včetně vzetí krále a pěšec, který na poslední řadě nebyl vyměněn; rovněž stisknutí hodin bez provedeného tahu a použití obou rukou při rošádě, braní nebo proměně pěšce, ledaže soutěž za první takový přestupek stanoví dvě minuty.',
      'fide-2009':
        'V rapid šachu bez dostatečného dozoru se za nepřípustný tah považuje: dokončený nepřípustný tah, vzetí krále a pěšec, který na poslední řadě nebyl vyměněn. Použití obou rukou ani stisknutí hodin bez provedeného tahu se nepočítá.',
    },
  },
  'rapid.unsup.illegal.cost.2009':
    'Pokud soupeř reklamuje nepřípustný tah včas, obnoví se pozice před ním. Za první i za druhý nepřípustný tah hráče dostane soupeř pokaždé dvě minuty navíc; třetím hráč prohrává, případně remizuje, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.illegal.cost.2017':
    'V rapid šachu bez dostatečného dozoru hráč prohrává už prvním dokončeným nepřípustným tahem, pokud jej rozhodčí zpozoruje nebo soupeř reklamuje dříve, než soupeř provede svůj další tah. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.illegal.cost.2018': {
    text: 'Pokud je v rapid šachu bez dostatečného dozoru nepřípustný tah včas zpozorován nebo reklamován, opraví se: za první dostane soupeř jednu minutu navíc, druhým hráč partii prohrává. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    in: {
      'fide-2018':
        'Pokud je v rapid šachu bez dostatečného dozoru nepřípustný tah včas zpozorován nebo reklamován, opraví se: za první dostane soupeř dvě minuty navíc, druhým hráč partii prohrává. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
    },
  },
  'rapid.unsup.illegal.draw-exception':
    'Hráč, který by v rapid šachu bez dostatečného dozoru kvůli nepřípustnému tahu prohrál, místo toho remizuje, pokud mu soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.illegal.stands':
    'V rapid šachu bez dostatečného dozoru nepřípustný tah platí, pokud nedojde k oprávněné reklamaci ani k zásahu dříve, než soupeř provede svůj další tah. V partii se pokračuje.',
  'rapid.unsup.illegal.mutual-correction':
    'Jakmile v rapid šachu bez dostatečného dozoru soupeř provede svůj další tah, lze nepřípustný tah opravit jen tehdy, když se na tom dohodnou oba hráči bez rozhodčího.',
  'rapid.unsup.both-kings.intervene-2009':
    'Pokud jsou v rapid šachu bez dostatečného dozoru oba králové v šachu nebo pokud nebyla dokončena proměna pěšce, rozhodčí pokud možno zasáhne, i když nikdo nereklamoval.',
  'rapid.unsup.illegal-position.draw':
    'Pokud rozhodčí zpozoruje v rapid šachu bez dostatečného dozoru, že jsou oba králové v šachu nebo že pěšec stojí na své poslední řadě, vyčká, až je dokončen další tah. Pokud je pak na šachovnici stále nepřípustná pozice, prohlásí partii za remízu.',
  'rapid.unsup.flag.by-claim':
    'V rapid šachu bez dostatečného dozoru se praporek považuje za spadlý teprve tehdy, když to některý z hráčů oprávněně reklamuje.',
  'rapid.unsup.flag.arbiter-silent':
    'V rapid šachu bez dostatečného dozoru nesmí rozhodčí na pád praporku upozornit. Smí to udělat jen tehdy, když spadly oba praporky.',
  'rapid.unsup.flag.arbiter-calls': {
    text: 'V rapid šachu bez dostatečného dozoru musí rozhodčí, který zpozoruje pád praporku, tento pád ohlásit, aniž čeká na reklamaci.',
    in: {
      'fide-2017':
        'V rapid šachu bez dostatečného dozoru smí rozhodčí, který zpozoruje pád praporku, tento pád ohlásit, ale nemusí.',
    },
  },
  'rapid.unsup.flag.claim-act': {
    text: 'Hráč, který v rapid šachu bez dostatečného dozoru reklamuje výhru na čas, smí zastavit šachové hodiny a oznámí to rozhodčímu.',
    in: {
      'fide-2009':
        'Hráč, který v rapid šachu bez dostatečného dozoru reklamuje výhru na čas, musí zastavit oboje hodiny a oznámit to rozhodčímu.',
    },
  },
  'rapid.unsup.flag.own-flag-up':
    'V rapid šachu bez dostatečného dozoru je reklamace výhry na čas oprávněná jen tehdy, když je po zastavení hodin praporek reklamujícího hráče ještě nahoře a soupeřův dole.',
  'rapid.unsup.flag.draw-exception':
    'V rapid šachu bez dostatečného dozoru přinese reklamace výhry na čas jen remízu, pokud reklamující nemůže dát hráči se spadlým praporkem mat žádnou posloupností přípustných tahů.',
  'rapid.unsup.flag.both-down': {
    text: 'Pokud spadly v rapid šachu bez dostatečného dozoru oba praporky, překročil čas hráč, jehož praporek spadl první, pokud to lze zjistit. Jinak je partie remíza: podle směrnic pro partie bez přídavku, pokud byly oznámeny, a pokud ne, obdobně jako podle nich.',
    in: {
      'fide-2017':
        'Pokud spadly v rapid šachu bez dostatečného dozoru oba praporky, žádný z hráčů již nemůže reklamovat výhru, rozhodčí však smí ohlásit, který praporek spadl první, pokud to lze zjistit. Jinak je partie remíza: podle směrnic pro partie bez přídavku, pokud byly oznámeny, a pokud ne, obdobně jako podle nich.',
      'fide-2009':
        'Pokud spadly v rapid šachu bez dostatečného dozoru oba praporky, je partie remíza bez ohledu na to, který spadl první.',
    },
  },
  'rapid.regs.declare':
    'Pravidla soutěže v rapid šachu musí pro celou soutěž stanovit, zda se hraje podle pravidel pro dostatečný dozor, nebo podle pravidel pro partie bez něho.',
}
