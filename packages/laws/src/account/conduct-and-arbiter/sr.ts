import { questions } from '../questions/sr.js'
import { sentenceAbout } from '../questions/words.js'
import { partNamed } from '../unnumbered.js'
import { withFullStop } from '../with-full-stop.js'
import {
  type ConductAndArbiter,
  type ObservationClauses,
  observedClause,
  type Penalties,
} from './words.js'

const who = { white: 'Бели', black: 'Црни' } as const
const whose = { white: 'белог', black: 'црног' } as const

const penalties: Penalties = {
  remark: '{player} добија примедбу.',
  warning: '{player} добија опомену.',
  'add-time': 'За казну противник {of} добија додатно време.',
  'cut-time': 'За казну {player} губи време.',
  'add-points': 'За казну противник {of} добија додатне бодове.',
  'cut-points': 'За казну {player} губи бодове.',
  loss: 'За казну {player} губи партију.',
  fine: '{player} добија новчану казну.',
  rounds: '{player} не сме да наступи у једном или више кола.',
  expulsion: '{player} је искључен са такмичења.',
}

const anybody = { player: 'играч', of: 'играча', to: 'играчу' }
const bothRefuse = 'оба играча упорно одбијају да поштују Правила шаха'

/** The clause after “the arbiter notices that”. */
const observations: ObservationClauses = {
  'both-kings-in-check': 'су оба краља у шаху',
  'pawn-on-last-rank': 'на последњем реду стоји непромовисан пешак',
  disrepute: '{player} шкоди угледу шаха',
  'left-venue': 'је {player} напустио место игре',
  'left-playing-area': 'је {player} напустио простор за игру',
  notes: '{player} користи белешке',
  information: '{player} користи извор информација',
  advice: 'је {player} добио савет',
  analysis: '{player} анализира на другој табли',
  'device-possession': '{player} код себе има електронски уређај',
  'device-sound': 'се огласио електронски уређај {of}',
  'device-in-bag': '{player} у торби има електронски уређај',
  'device-switched-on': 'је електронски уређај {of} укључен',
  'bag-used': '{player} без дозволе користи торбу',
  'search-refused': '{player} одбија преглед',
  smoking: '{player} пуши',
  'e-cigarette': '{player} пуши електронску цигарету',
  disturbance: '{player} омета противника',
  noise: '{player} прави буку',
  'unreasonable-claim': '{player} неосновано рекламира',
  'unreasonable-offer': '{player} неосновано нуди реми',
  'clock-struck': 'је {player} ударио по сату',
  'finger-on-clock': '{player} држи прст на сату',
  'scoresheet-hidden': '{player} крије записник',
  'scoresheet-misused': 'је {player} у записник уписао и друге ствари',
  'defective-scoresheet': 'је електронски записник {of} неисправан',
  'reconstruction-refused': '{player} одбија да помогне у реконструкцији партије',
  'claim-check-refused': '{player} одбија да помогне у провери рекламације',
  'move-not-announced': '{player} није објавио потез',
  'move-not-repeated': '{player} није поновио противников потез',
  'persistent-refusal': '{player} упорно одбија да поштује Правила шаха',
  'outside-disturbance': 'игру нешто омета споља',
  'spectator-interference': 'се гледалац меша у партију',
  'spectators-device': 'гледалац користи телефон',
  'unauthorised-person': 'је у простору за игру особа без дозволе',
  'clock-defective': 'сат није исправан',
  'clock-wrongly-set': 'је сат погрешно подешен',
}

const why = (text: string | undefined): string => (text === undefined ? '' : `: ${text}`)

/** The article on which a ruling is based. */
const of = (article: string | null) =>
  article === null ? '' : ` (${partNamed(article, 'sr') ?? `члан ${article}`})`

export const conductAndArbiter: ConductAndArbiter = {
  events: {
    'player-left': e =>
      `${who[e.player]} напушта ${e.where === 'venue' ? 'место игре' : 'простор за игру'}.`,
    'touch-lifted': e => `Додир фигуре на ${e.square} био је случајан и не обавезује.`,
    'arbiter-told': e => `Неко јавља судији шта је приметио${why(e.why)}.`,
    'appeal-lodged': e => `${who[e.by]} се жали${why(e.why)}.`,
    'complaint-lodged': e => `${who[e.by]} се жали судијској комисији${why(e.why)}.`,
    'explanation-asked': e => `${who[e.by]} тражи објашњење правила: ${withFullStop(e.about)}`,
    'law-explained': e => `${who[e.to]} добија објашњење члана ${e.number}.`,
    'permission-given': e =>
      ({
        leave: `${who[e.player]} сме да напусти простор за игру.`,
        'leave-venue': `${who[e.player]} сме да напусти место игре.`,
        device: `${who[e.player]} сме да има електронски уређај.`,
      })[e.what],
    told: () => 'Судија каже колико је потеза одиграно.',
    'spectator-removed': e => `Судија некога удаљава са места игре${why(e.why)}.`,
    'answer-proposed': (e, w) => (w.answers === '' ? '' : `${who[e.by]} каже: ${w.answers}.`),
    question: (_, w) =>
      w.left === '' ? `Питање судији: ${w.asked} Одговори: ${w.answers}.` : w.left,
    'question-answered': (e, w) => {
      if (e.verdict === null) return ''
      if (e.answeredBy === 'nobody') return 'Нико не одговара: питање отпада.'
      if (w.answers === '') return ''
      return `${e.answeredBy === 'players' ? 'Оба играча одговарају' : 'Судија одговара'}: ${w.answers}.`
    },
    'penalty-imposed': e => sentenceAbout(penalties[e.penalty], e.player, questions.names),
    'gesture-made': e =>
      ({
        handshake: 'Играчи се рукују.',
        'king-tipped': `${who[e.by]} обара краља.`,
        'clocks-stopped': `${who[e.by]} зауставља сатове.`,
        ok: `${who[e.by]} каже „OK“.`,
      })[e.what],
    'fact-disputed': e => `${who[e.by]} каже (${e.about}): ${withFullStop(e.version)}`,
    'fact-established': e =>
      e.version === null
        ? `Не може се утврдити: ${withFullStop(e.about)}`
        : `Тачна је верзија ${whose[e.version]}: ${withFullStop(e.about)}`,
    'ruling-taken-back': e =>
      e.restored
        ? `Судија повлачи последњу одлуку${of(e.of)}. Важи стање пре ње. Разлог: ${withFullStop(e.why)}`
        : `Судија повлачи последњу одлуку${of(e.of)}. Потези одиграни после ње важе. Разлог: ${withFullStop(e.why)}`,
    observed: e => {
      const clause = observedClause(e, observations, {
        names: questions.names,
        anybody,
        bothRefuse,
      })
      const about = e.player === null ? '' : ` (${questions.names[e.player].player})`
      return clause === undefined
        ? `Судија примећује: ${e.what}${about}.`
        : `Судија примећује да ${clause}.`
    },
  },
  breaches: {
    'conduct.disrepute': player => `${player} шкоди угледу шаха.`,
    'venue.leave': player => `${player} није имао дозволу да напусти место игре.`,
    'venue.leave-on-move': player =>
      `${player} је на потезу и није имао дозволу да напусти простор за игру.`,
    'venue.report': player => `${player} није јавио судији да одлази.`,
    'conduct.no-aids': player => `${player} користи помоћ која је током игре забрањена.`,
    'device.ban': player => `${player} има забрањен уређај.`,
    'device.bag': player => `${player} без дозволе користи торбу са уређајем.`,
    'device.search': player => `${player} одбија преглед.`,
    'conduct.smoking': player => `${player} пуши тамо где није дозвољено.`,
    'conduct.no-disturb': player => `${player} омета противника.`,
    'conduct.persistent': player => `${player} упорно одбија да поштује Правила шаха.`,
    'conduct.help-reconstruct': player => `${player} не помаже да се партија реконструише.`,
    'conduct.check-claim': player => `${player} не помаже да се рекламација провери.`,
    'clock.handling': player => `${player} не рукује сатом како треба.`,
    'clock.no-hover': player => `${player} држи прст на сату или изнад њега.`,
    'score.visible': player => `${player} крије записник.`,
    'score.only-use': player => `${player} погрешно користи записник.`,
  },
  claims: {
    conduct: 'да ли треба да следи казна?',
    'persistent-refusal': 'упорно непоштовање Правила шаха',
    appeal: 'жалба',
    explanation: 'објашњење правила',
    'opponents-score': 'бодови противника',
    'outside-disturbance': 'додатно време због сметње споља',
    'accidental-touch': 'да ли је додир био случајан?',
    'assistant-time': 'време због помоћника',
    meaning: 'шта је играч мислио?',
    fact: 'чија је верзија тачна?',
    spectator: 'мешање некога ко не игра ову партију',
  },
  effects: {
    'score-set': 'одређују се бодови',
    'decision-changed': 'одлука се мења',
    'decision-stands': 'одлука остаје',
    'law-explained': 'судија објашњава',
    warning: 'опомена',
    'time-added': 'више времена',
    'time-removed': 'мање времена',
    'points-added': 'више бодова за противника',
    'points-cut': 'мање бодова',
    fine: 'новчана казна',
    'rounds-missed': 'забрана наступа у једном или више кола',
    expulsion: 'искључење са такмичења',
    'touch-lifted': 'додир не обавезује',
    'touch-stands': 'додир обавезује',
    resignation: 'играч је предао партију',
    agreement: 'играч пристаје на реми',
    'version-holds': 'ова верзија је тачна',
    removal: 'удаљење са места игре',
  },
  refusals: {
    'player-missing': 'треба рећи који је играч то био',
    'nothing-to-take-back': 'нема одлуке која би могла да се повуче',
    'no-result': 'партија нема резултат који би могао да се поништи',
    'game-cancelled': 'партија је поништена; уместо ње игра се нова',
    'ended-on-the-board':
      'партију је завршила сама позиција; треба рећи из које се позиције наставља',
    'flag-still-down': 'заставица је пала; треба рећи шта да показују сатови',
    'arbiter-must-not-tell': 'судија то не сме да каже играчу',
    'no-appeal': 'на овом такмичењу жалба није дозвољена',
    'appeal-excluded': 'та одлука је коначна',
    'answer-incomplete': 'одговор није потпун',
    'penalty-not-in-laws': 'ова правила не познају такву казну',
    'fine-not-announced': 'новчана казна није унапред објављена у правилнику такмичења',
    'penalty-too-early':
      'за први прекршај играч добија опомену; партију губи тек због другог у истој партији',
    'several-games-needed': 'та казна је само за играча који је прекршио правила у више партија',
    'penalty-incomplete': 'недостаје број минута или бодова',
  },
}
