import type { WrittenLanguage } from '../explanations/language.js'

/**
 * The stems of a term, by its id: if the English text contains the term, the text in every other
 * language must contain one of these. Each entry is the source of a regular expression;
 * `scripts/vocabulary.test.ts` compares all texts.
 */
export const stems: Readonly<Record<string, Readonly<Record<WrittenLanguage, string>>>> = {
  'playing-area': {
    en: 'playing area',
    sl: 'igraln\\w+ prostor',
    sr: 'простор\\w* за игру',
    cs: 'hrac\\w+ místnost',
    fi: 'pelitila',
  },
  'playing-venue': {
    en: 'venue',
    sl: 'prireditven',
    sr: 'мест\\w+ игре',
    cs: 'hrac\\w+ prostor',
    fi: 'pelihuoneisto',
  },
  warning: { en: 'warning', sl: 'opom[in]', sr: 'опом[еи]', cs: 'napom[eí]n', fi: 'varoit' },
  remark: { en: 'remark', sl: 'pripomb', sr: 'примедб', cs: 'upozorn', fi: 'huomaut' },
  flag: { en: 'flags?', sl: 'zastavic', sr: 'заставиц', cs: 'prapor', fi: 'merkkilip' },
  'touch-move': { en: 'touched', sl: 'dota|dotik', sr: 'додир', cs: 'dot[keý]', fi: 'kosk' },
  'illegal-move': {
    en: 'illegal',
    sl: 'pravil',
    sr: 'правил',
    cs: 'přípust',
    fi: 'lai(l|ton|tto)',
  },
  'sealed-move': {
    en: 'sealed moves?',
    sl: 'kuvert',
    sr: 'коверт',
    cs: 'zapečet',
    fi: 'kuori|kuore',
  },
  adjournment: {
    en: 'adjourn\\w*',
    sl: 'prekin',
    sr: 'преки[дн]',
    cs: 'přeruš|dohráv',
    fi: 'keskey',
  },
  castling: { en: 'castl\\w+', sl: 'rok[ai]', sr: 'рок[аи]', cs: 'roš[aá]d', fi: 'linnoit' },
  'en-passant': {
    en: 'en passant',
    sl: 'mimogrede|mimohod',
    sr: 'пролаз',
    cs: 'mimochod|en passant',
    fi: 'ohest',
  },
  scoresheet: {
    en: 'scoresheets?',
    sl: 'zapisnik',
    sr: 'записни[кц]',
    cs: 'partiář|zápis',
    fi: 'pöytäkirj',
  },
  'adequate-supervision': {
    en: 'supervis\\w+',
    sl: 'nadz',
    sr: 'надз',
    cs: 'doz|dohl',
    fi: 'valvo',
  },
  increment: { en: 'increments?', sl: 'dodat', sr: 'додат', cs: 'přídav', fi: 'lisäa[ij]' },
  'dead-position': { en: 'dead position', sl: 'mrtv', sr: 'мртв', cs: 'mrtv', fi: 'kuol' },
  promotion: { en: 'promot\\w+', sl: 'promo', sr: 'промо', cs: 'promě', fi: 'korot' },
  'to-resign': { en: 'resign\\w*', sl: 'vda', sr: 'преда', cs: 'vzd', fi: 'luovu' },
  queen: { en: 'queens?', sl: 'dam', sr: 'дам', cs: 'd[aá]m', fi: 'kuningatar|kuningatta' },
  rook: { en: 'rooks?', sl: 'trdnjav', sr: 'топ', cs: 'věž', fi: 'torn' },
  bishop: { en: 'bishops?', sl: 'lov[ec]', sr: 'лов[ац]', cs: 'střel', fi: 'lähet' },
  knight: { en: 'knights?', sl: 'skakač', sr: 'скакач', cs: 'jezd', fi: 'rats' },
  appeal: { en: 'appeal\\w*', sl: 'pritož', sr: 'жал', cs: 'odvol', fi: 'valit' },
  'quickplay-finish': {
    en: 'quickplay',
    sl: 'hitr',
    sr: 'убрзан',
    cs: 'rychl',
    fi: 'pikapelilop',
  },
  'default-time': { en: 'default time', sl: 'zamud', sr: 'кашњењ', cs: 'čekac', fi: 'myöhäst' },
}
