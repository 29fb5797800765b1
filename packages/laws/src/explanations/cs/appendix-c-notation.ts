import type { Explanations } from '../explanation.js'

/** Appendix C: algebraic notation. */
export const appendixCNotation: Explanations = {
  'note.algebraic-only':
    'Na turnajích a v zápasech FIDE se uznává jen algebraická notace. Doporučuje se i pro šachové knihy a časopisy.',
  'note.evidence':
    'Partiář vedený jinou než algebraickou notací nemůže sloužit jako důkaz tam, kde hráčův partiář obvykle důkazem je, například při reklamaci.',
  'note.warn':
    'Pokud rozhodčí zpozoruje, že hráč zapisuje jinak než algebraickou notací, má ho upozornit, že je povinná.',
  'note.piece-word': 'V popisu notace se slovem „kámen“ rozumí každý kámen kromě pěšce.',
  'note.letter':
    'Každý kámen se označuje jedním velkým písmenem. Česky: K = král, D = dáma, V = věž, S = střelec, J = jezdec.',
  'note.letter.national':
    'Hráč smí používat písmena kamenů obvyklá v jeho zemi, například F (fou) nebo L (loper) pro střelce. V jednom partiáři se používají písmena jednoho jazyka.',
  'note.figurines': 'V tisku se místo písmen doporučují obrazové symboly kamenů.',
  'note.pawn-no-letter':
    'Pěšec nemá písmeno; jeho tahy se poznají podle toho, že písmeno chybí. Píše se e5, d4, a5, nikoli pe5, Pd4, pa5.',
  'note.files':
    'Osm sloupců je označeno malými písmeny a až h, zleva doprava z pohledu bílého a zprava doleva z pohledu černého.',
  'note.ranks': 'Osm řad je očíslováno 1 až 8, počínaje od strany bílého.',
  'note.ranks.initial':
    'V počátečním postavení stojí kameny bílého na 1. řadě a jeho pěšci na 2. řadě, kameny černého na 8. řadě a jeho pěšci na 7. řadě.',
  'note.square-unique':
    'Každé ze 64 polí má právě jedno jméno: písmeno sloupce a číslo řady, například e4.',
  'note.piece-move': 'Tah kamenem se zapisuje písmenem kamene a cílovým polem: Se5, Jf3, Vd1.',
  'note.no-hyphen': {
    text: 'Mezi písmenem kamene a cílovým polem není třeba psát spojovník: stačí Jf3.',
    in: {
      'fide-2009': 'Mezi písmenem kamene a cílovým polem se spojovník nepíše: Jf3.',
    },
  },
  'note.pawn-move': 'U tahu pěšcem, kterým se nebere, se zapisuje jen cílové pole: e5, d4, a5.',
  'note.long-form':
    'Přijatelný je i dlouhý zápis, v němž před cílovým polem stojí pole výchozí: Sb2e5, Jg1f3, Va1d1, e7e5, d2d4, a6a5.',
  'note.capture.piece':
    'Když bere kámen, smí mezi jeho písmenem a cílovým polem stát x: Sxe5, Jxf3, Vxd1. Znak x není povinný; stačí Se5.',
  'note.capture.pawn-file':
    'Když bere pěšec, musí se zapsat sloupec, z něhož přišel, potom případně x a nakonec cílové pole: dxe5 nebo de5. Samotné cílové pole nestačí.',
  'note.ep.square':
    'Při braní mimochodem se zapisuje pole, na kterém skončí beroucí pěšec, nikoli pole, na kterém stál vzatý pěšec: exd6.',
  'note.ep.mark': {
    text: 'Po braní mimochodem se smí připsat e.p.: exd6 e.p. Povinné to není.',
    in: {
      'fide-2009': 'Po braní mimochodem se připisuje e.p.: exd6 e.p.',
      'finland-2009': 'Po braní mimochodem se připisuje e.p. nebo o.l.: exd6 e.p. nebo exd6 o.l.',
    },
  },
  'note.ambig.same-rank':
    'Pokud mohou na totéž pole táhnout dva stejné kameny z téže řady, zapíše se písmeno kamene, sloupec výchozího pole a cílové pole: Jgf3 pro jezdce z g1, Jef3 pro jezdce z e1.',
  'note.ambig.same-file':
    'Pokud mohou na totéž pole táhnout dva stejné kameny z téhož sloupce, zapíše se písmeno kamene, řada výchozího pole a cílové pole: J5f3 pro jezdce z g5, J1f3 pro jezdce z g1.',
  'note.ambig.other':
    'Pokud stejné kameny, které mohou táhnout na totéž pole, stojí na různých řadách i sloupcích, dává se k rozlišení přednost sloupci výchozího pole: Jhf3 pro jezdce z h2, Jdf3 pro jezdce z d4.',
  'note.ambig.examples':
    'Na f3 mohou táhnout dva jezdci. Z g1 a e1: Jgf3 nebo Jef3. Z g5 a g1: J5f3 nebo J1f3. Z h2 a d4: Jhf3 nebo Jdf3.',
  'note.ambig.capture':
    'Pokud bere jeden ze dvou stejných kamenů, které mohou na dané pole táhnout, smí se před cílové pole vložit x: Jgxf3, J5xf3, Jhxf3.',
  'note.ambig.pawns':
    'Pokud mohou týž kámen vzít dva pěšci, zapíše se výchozí sloupec, x a cílové pole: s bílými pěšci na c4 a e4 je to cxd5 nebo exd5.',
  'note.promotion':
    'Při proměně se zapíše tah pěšce a hned za ním písmeno nového kamene: d8D, exf8J, b1S, g1V. Znak = se mezi ně nepíše.',
  'note.draw-offer': 'Nabídka remízy se označuje (=).',
  'note.castle.short':
    '0-0, s nulami, znamená malou rošádu: rošádu s věží z h1 nebo h8, tedy na královské křídlo.',
  'note.castle.long':
    '0-0-0, s nulami, znamená velkou rošádu: rošádu s věží z a1 nebo a8, tedy na dámské křídlo.',
  'note.sign.capture': 'Znak x znamená braní.',
  'note.sign.check': 'Znak + za tahem znamená šach.',
  'note.sign.mate': {
    text: 'Znak ++ nebo # za tahem znamená mat. ++ neznamená dvojšach.',
    in: {
      'finland-2009':
        'Znak ++, # nebo X za tahem znamená mat. ++ neznamená dvojšach a velké X neznamená braní.',
    },
  },
  'note.sign.ep': {
    text: 'Znak e.p. za tahem znamená braní mimochodem.',
    in: {
      'finland-2009': 'Znak e.p. nebo o.l. za tahem znamená braní mimochodem.',
    },
  },
  'note.optional-signs': {
    text: 'Znaky pro braní, šach, mat a braní mimochodem se smějí vynechat; znaky pro rošádu nikoli.',
    in: {
      'fide-2009':
        'Znaky pro šach, mat a braní se smějí vynechat; znaky pro rošádu a braní mimochodem se píší.',
    },
  },
  'note.sample': {
    text: 'Ukázková partie předvádí zápis tahů: jednou se všemi znaky, jednou bez nepovinných a jednou v dlouhém zápisu. Notaci jen názorně ukazuje a nepřidává žádné pravidlo.',
    in: {
      'fide-2018':
        'Ukázková partie předvádí zápis tahů: jednou se všemi znaky a jednou bez nepovinných. Notaci jen názorně ukazuje a nepřidává žádné pravidlo.',
      'fide-2017':
        'Ukázková partie předvádí zápis tahů: jednou se všemi znaky a jednou bez nepovinných. Notaci jen názorně ukazuje a nepřidává žádné pravidlo.',
      'fide-2009':
        'Ukázková partie předvádí zápis tahů se všemi znaky. Notaci jen názorně ukazuje a nepřidává žádné pravidlo.',
    },
  },
}
