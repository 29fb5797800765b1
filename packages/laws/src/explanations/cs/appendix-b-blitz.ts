import type { Explanations } from '../explanation.js'

/** Appendix B: blitz. */
export const appendixBBlitz: Explanations = {
  'blitz.def.fixed': {
    text: 'Partie, v níž má každý hráč pevný čas na všechny tahy, je blesková, pokud tento čas činí 10 minut nebo méně. I přesně 10 minut je ještě bleskový šach.',
    in: {
      'fide-2009':
        'Partie, v níž má každý hráč pevný čas na všechny tahy, je blesková, pokud je tento čas kratší než 15 minut. Přesně 15 minut je rapid šach.',
    },
  },
  'blitz.def.increment': {
    text: 'Pokud se hraje s přídavkem, sečte se základní čas hráče a šedesátinásobek přídavku za tah; partie je blesková, pokud součet činí 10 minut nebo méně. 3 minuty s přídavkem 2 sekund na tah se tedy počítají jako 5 minut.',
    in: {
      'fide-2009':
        'Pokud se hraje s přídavkem, sečte se základní čas hráče a šedesátinásobek přídavku za tah; partie je blesková, pokud je součet menší než 15 minut. 3 minuty s přídavkem 2 sekund na tah se tedy počítají jako 5 minut.',
    },
  },
  'blitz.penalty.one-minute': {
    text: 'V bleskovém šachu bez dostatečného dozoru činí časové tresty za nepřípustné tahy a za neoprávněné reklamace remízy jednu minutu místo dvou. O bleskovém šachu s dostatečným dozorem to pravidla neříkají; i tam je to jedna minuta, pokud soutěž nezachová dvě.',
    in: {
      'fide-2018':
        'V bleskovém šachu činí časové tresty za nepřípustné tahy a za neoprávněné reklamace remízy jednu minutu místo dvou, ať je dozor dostatečný, nebo ne.',
      'fide-2017':
        'V bleskovém šachu činí časové tresty za nepřípustné tahy a za neoprávněné reklamace remízy jednu minutu místo dvou, ať je dozor dostatečný, nebo ne.',
    },
  },
  'blitz.sup.ratio': {
    text: 'Dozor nad soutěží v bleskovém šachu je dostatečný jen tehdy, když má každá partie svého rozhodčího. Kromě toho se musí každá partie zapisovat.',
    in: {
      'fide-2009':
        'Dozor nad soutěží v bleskovém šachu je dostatečný jen tehdy, když má každá partie svého rozhodčího.',
    },
  },
  'blitz.sup.recorded':
    'Dozor nad soutěží v bleskovém šachu je dostatečný jen tehdy, když každou partii zapisuje rozhodčí nebo jeho pomocník, pokud možno také elektronicky. Kromě toho musí mít každá partie svého rozhodčího.',
  'blitz.sup.effect': {
    text: 'Při dostatečném dozoru platí v bleskovém šachu turnajová pravidla. Pokud soutěž nestanoví jinak, činí časové tresty i tak jednu minutu a hráči nemusí zapisovat.',
    in: {
      'fide-2018':
        'Při dostatečném dozoru platí v bleskovém šachu turnajová pravidla, časové tresty však činí jednu minutu. Pokud soutěž nestanoví jinak, hráči nemusí zapisovat.',
      'fide-2017':
        'Při dostatečném dozoru platí v bleskovém šachu turnajová pravidla, časové tresty však činí jednu minutu. Pokud soutěž nestanoví jinak, hráči nemusí zapisovat.',
      'fide-2009':
        'Při dostatečném dozoru platí v bleskovém šachu turnajová pravidla, s plnými tresty a s reklamací remízy v rychlém zakončení partie. Hráči nemusí zapisovat.',
    },
  },
  'blitz.sup.record-optional':
    'Ani v bleskovém šachu s dostatečným dozorem hráči nemusí zapisovat tahy.',
  'blitz.sup.show-sheet':
    'V bleskovém šachu s dostatečným dozorem může hráč, který je na tahu, kdykoli požádat rozhodčího nebo jeho pomocníka, aby mu ukázal oficiální zápis partie. Hodiny se kvůli tomu nezastavují.',
  'blitz.sup.show-sheet.limit':
    'V bleskovém šachu s dostatečným dozorem smí hráč o oficiální zápis požádat nejvýše pětkrát za partii. Každá další žádost se považuje za rušení soupeře a jako taková se trestá.',
  'blitz.unsup.base': {
    text: 'Platí pravidla pro rapid šach bez dostatečného dozoru. Hráči nemusí zapisovat a časové tresty činí jednu minutu.',
    in: {
      'fide-2009':
        'Platí pravidla pro rapid šach bez dostatečného dozoru, se dvěma výjimkami: reklamovaným nepřípustným tahem hráč ihned prohrává a reklamace remízy v rychlém zakončení partie neexistuje.',
    },
  },
  'blitz.unsup.no-quickplay-claim': {
    text: 'Remízu nelze reklamovat z důvodu, že soupeř nemůže vyhrát normálními prostředky nebo o to neusiluje. Totéž platí při dostatečném dozoru.',
    in: {
      'fide-2009':
        'Remízu nelze reklamovat z důvodu, že soupeř nemůže vyhrát normálními prostředky nebo o to neusiluje. Pokud má každá partie svého rozhodčího, je taková reklamace možná.',
    },
  },
  'blitz.unsup.no-A4c':
    'Pravidlo rapid šachu o nepřípustných tazích neplatí; bleskový šach má vlastní, podle něhož soupeř může reklamovat výhru. Rozhodčí nezasahuje ani tehdy, když jsou oba králové v šachu nebo nebyla dokončena proměna pěšce.',
  'blitz.unsup.illegal.completed':
    'Nepřípustný tah je dokončen, jakmile hráč stiskne hodiny. Do té doby jej musí opravit, a to bez trestu.',
  'blitz.unsup.illegal.claim-win-2009':
    'Soupeř může kvůli dokončenému nepřípustnému tahu, a to už prvnímu, reklamovat výhru, dokud neprovedl svůj další tah. Bez reklamace rozhodčí nic nepodniká.',
  'blitz.unsup.illegal.claim-draw-2009':
    'Pokud soupeř nemůže dát hráči, který provedl nepřípustný tah, mat žádnou posloupností přípustných tahů, smí reklamovat jen remízu, a to dříve, než provede svůj další tah.',
  'blitz.unsup.illegal.cost-2017':
    'Hráč prohrává už prvním dokončeným nepřípustným tahem, pokud jej rozhodčí zpozoruje nebo soupeř reklamuje dříve, než soupeř provede svůj další tah. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'blitz.unsup.illegal.cost-2018':
    'Pokud nepřípustný tah zpozoruje rozhodčí nebo jej soupeř reklamuje dříve, než provede svůj další tah, tah se opraví. Za první dostane soupeř jednu minutu navíc, druhým hráč partii prohrává. Partie je remíza, pokud soupeř nemůže dát mat žádnou posloupností přípustných tahů.',
  'blitz.unsup.illegal.stands': {
    text: 'Nepřípustný tah platí, pokud nedojde k reklamaci ani k zásahu rozhodčího dříve, než soupeř provede svůj další tah. Poté jej lze opravit jen tehdy, když se na tom oba hráči dohodnou bez zásahu rozhodčího.',
    in: {
      'fide-2009':
        'Nepřípustný tah platí, pokud jej soupeř nereklamuje dříve, než provede svůj další tah. Poté jej lze opravit jen tehdy, když se na tom oba hráči dohodnou bez zásahu rozhodčího.',
    },
  },
  'blitz.regs.declare':
    'Pravidla soutěže v bleskovém šachu musí pro celou soutěž stanovit, zda se hraje podle pravidel pro dostatečný dozor, nebo podle pravidel pro partie bez něho.',
}
