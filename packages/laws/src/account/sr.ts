import type { Color } from '@jadoube/chess'
import { displayResult } from '../game/result.js'
import { acts } from './acts/sr.js'
import { adjournedAndQuickplay } from './adjourned-and-quickplay/sr.js'
import { blindPlayers } from './blind-players/sr.js'
import { isOne } from './cited-numbers.js'
import { claims as claimSentences } from './claims/sr.js'
import { claimTeller, type PlayerNames } from './claims/words.js'
import { clockAndIrregularities } from './clock-and-irregularities/sr.js'
import { conductAndArbiter } from './conduct-and-arbiter/sr.js'
import { endings } from './endings/sr.js'
import { tellEnding } from './endings/words.js'
import { isLiftedByFlag } from './lifted-result.js'
import { moving, what } from './moving/sr.js'
import { isAsIfTouched } from './moving/words.js'
import { type PauseReasons, whyPaused } from './pause-reason.js'
import { questions } from './questions/sr.js'
import { rapidAndBlitz } from './rapid-and-blitz/sr.js'
import { recordingAndDraws } from './recording-and-draws/sr.js'
import { refusalWords } from './refusals/sr.js'
import { unnamed } from './unnamed-assistant.js'
import { withFullStop } from './with-full-stop.js'
import type { Wording } from './wording.js'

const who: Readonly<Record<Color, string>> = { white: 'Бели', black: 'Црни' }
const whose: Readonly<Record<Color, string>> = { white: 'белог', black: 'црног' }
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Судија',
  'white-assistant': 'Помоћник белог',
  'black-assistant': 'Помоћник црног',
  spectator: 'Гледалац',
  clock: 'Сат',
}

const ordinals: readonly string[] = ['први', 'други', 'трећи', 'четврти', 'пети']

const breaches = {
  ...clockAndIrregularities.breaches,
  ...rapidAndBlitz.breaches,
  ...recordingAndDraws.breaches,
  ...conductAndArbiter.breaches,
  ...blindPlayers.breaches,
}

const claims: Wording['claims'] = {
  ...clockAndIrregularities.claims,
  ...rapidAndBlitz.claims,
  ...recordingAndDraws.claims,
  ...conductAndArbiter.claims,
  ...blindPlayers.claims,
  ...adjournedAndQuickplay.claims,
  ...moving.claims,
  threefold: 'трократно понављање',
  'fifty-moves': 'педесет потеза',
  flag: 'пала заставица',
  'illegal-move': 'неправилан потез',
  'touched-piece': 'додирнута фигура',
  'cannot-win-by-normal-means': 'партија се не може добити на уобичајени начин',
  'no-effort-by-normal-means': 'противник не покушава да победи на уобичајени начин',
  'five-second-increment': 'додатак од пет секунди',
  'wrong-setup': 'погрешна почетна позиција',
  'reversed-colours': 'обрнуте боје',
  'clock-setting': 'погрешно подешен сат',
  'no-progress': 'партија не напредује',
  'can-mate': 'може ли противник још да матира?',
  device: 'електронски уређај',
  'intended-move': 'намеравани потез',
  late: 'кашњење',
}

const names: PlayerNames = {
  first: who,
  within: { white: 'бели', black: 'црни' },
}
const claimed = claimTeller(claimSentences, names)

const pauseReasons: PauseReasons = {
  arbiter: ' да би позвао судију',
  claim: ' да би рекламирао',
  flag: ' због пада заставице',
  'promotion-piece': ' да би добио фигуру за промоцију',
  none: ' без разлога',
}

export const sr: Wording = {
  events: {
    ...rapidAndBlitz.events,
    ...recordingAndDraws.events,
    ...conductAndArbiter.events,
    ...blindPlayers.events,
    ...adjournedAndQuickplay.events,
    ...moving.events,
    'game-started': () => 'Партија почиње.',
    'piece-touched': e =>
      isAsIfTouched(e)
        ? moving.countsAsTouched(e.square)
        : `${who[e.by]} додирује ${what(e)} на ${e.square}.`,
    'pieces-adjusted': e =>
      `${who[e.by]} поправља ${e.squares.length === 1 ? 'фигуру на пољу' : 'фигуре на пољима'} ${e.squares.join(', ')}.`,
    'piece-removed': e => `${who[e.by]} уклања ${what(e)} са ${e.square}.`,
    'piece-displaced': e => `${who[e.by]} случајно помера ${what(e)} са ${e.from} на ${e.to}.`,
    'piece-put-back': e => `${who[e.by]} враћа ${what(e)} са ${e.from} на ${e.to}.`,
    'position-transferred': () => 'Позиција се преноси на правилно постављену таблу.',
    'turn-taken': e => `${who[e.by]} игра даље иако противник није одиграо потез.`,
    'pieces-restored': () => 'Фигуре су враћене на своја поља.',
    'move-made': (e, w) =>
      e.legal !== false
        ? `${who[e.by]} игра ${w.move}.`
        : w.move === ''
          ? 'То није правилан потез.'
          : `${who[e.by]} игра ${w.move}, што није правилан потез.`,
    'move-completed': e =>
      e.how === 'next-move' || e.how === 'later-press'
        ? (e.moves ?? 1) > 1
          ? `Претходни потези ${whose[e.by]} сматрају се довршеним.`
          : `Претходни потез ${whose[e.by]} сматра се довршеним.`
        : e.legal !== false
          ? `${who[e.by]} притиска сат. Потез је довршен.`
          : 'Неправилан потез је довршен.',
    'irregularity-arose': (e, w) =>
      ({
        'illegal-move': '',
        'unpromoted-pawn': moving.pawnLeft(e.pawn?.to),
        'press-without-move': w.early
          ? blindPlayers.breaches['blind.clock-after'](who[e.by], w.early)
          : `${who[e.by]} није одиграо потез.`,
        'two-hands': `${who[e.by]} је за један потез употребио обе руке.`,
        'touched-piece':
          w.move !== ''
            ? moving.moveStays(e.by, w.move)
            : w.owed === null
              ? `${who[e.by]} је морао да одигра други потез.`
              : moving.owed(e.by, w.owed),
        displaced: '',
        'out-of-turn': `${who[e.by]} је померао фигуре иако није на потезу.`,
      })[e.kind],
    breach: (e, w) =>
      (e.rule && breaches[e.rule]?.(who[e.by], w.early)) ?? `${who[e.by]} крши правила.`,
    'illegal-move-stands': e =>
      `Прекасно је за исправку: неправилан потез ${whose[e.by]} остаје на снази.`,
    'illegal-move-ruled': (e, w) =>
      `То је ${ordinals[e.count - 1] ?? `${e.count}.`} ${w.apart ? 'такав неправилан потез' : 'неправилан потез'} ${whose[e.by]}.`,
    'pawn-promoted': e => `Пешак на ${e.to} постаје дама.`,
    'position-reinstated': (_, w) => {
      if (w.again) return moving.oneHandAgain
      if (w.initial) return 'Успоставља се почетна позиција.'
      return w.after === null
        ? 'Успоставља се позиција пре првог потеза.'
        : `Успоставља се позиција после потеза ${w.after}.`
    },
    'clock-pressed': e => `${who[e.by]} притиска сат.`,
    'press-withdrawn': e => `Притисак ${whose[e.by]} на сат не важи.`,
    'clocks-paused': e => `${actors[e.by]} зауставља сатове${whyPaused(e, pauseReasons)}.`,
    'clocks-restarted': e => `Игра се наставља. Ради сат ${whose[e.running]}.`,
    'time-added': (e, w) => `${who[e.to]} добија још ${w.timeGiven}.`,
    'time-removed': (e, w) => `${who[e.from]} губи ${w.timeGiven}.`,
    'clock-set': (_, w) => `Судија подешава сатове: ${w.clocks}.`,
    'flag-fallen': e => {
      if (e.first === undefined) return `Заставица ${whose[e.player]} је пала.`
      return e.first
        ? `Заставица ${whose[e.player]} је пала прва.`
        : `Заставица ${whose[e.player]} је пала друга.`
    },
    'time-passed': () => '',
    'take-back-asked': e => `${who[e.by]} тражи враћање потеза.`,
    'take-back-agreed': e => `Играчи су сагласни: потез ${whose[e.by]} се враћа.`,
    'take-back-rejected': e =>
      e.how === 'withdrawn'
        ? `${who[e.by]} више не тражи враћање потеза.`
        : `Потез ${whose[e.by]} се не враћа.`,
    'claim-made': (e, w) => claimed.made(e, w.move),
    'claim-upheld': e =>
      claimed.ruled(e) ?? `Рекламација је исправна: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-rejected': e =>
      claimed.ruled(e) ?? `Рекламација није исправна: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-postponed': () => 'Судија одлаже одлуку.',
    'intended-move-binds': (e, w) =>
      `${who[e.by]} мора да одигра потез који је записао: ${w.move}.`,
    'duty-to-record-ended': e => `${who[e.player]} у овом периоду више не мора да записује.`,
    'result-signed': e => `${who[e.by]} потписује резултат ${displayResult(e.result)}.`,
    'player-excused': e => `Кашњење ${whose[e.player]} је оправдано.`,
    'player-arrived': e => (e.reported ? `${who[e.player]} долази.` : ''),
    'arbiter-summoned': e =>
      `${who[e.by]} позива судију${e.why === undefined ? '' : `: ${e.why}`}.`,

    'device-noticed': e => `Примећен је електронски уређај ${whose[e.player]}.`,
    'assistant-admitted': e =>
      `Судија прихвата помоћника ${whose[e.player]}${e.name === unnamed ? '' : `: ${e.name}`}.`,
    'game-concluded': e => {
      if (e.rule === 'score.signed-stands') {
        return `Резултат важи како су га оба играча потписала: ${displayResult(e.result)}.`
      }
      return tellEnding(e, endings, { names, reasons: sr.reasons })
    },
    'result-lifted': e => {
      if (e.why !== undefined)
        return `Судија поништава резултат и партија се наставља: ${withFullStop(e.why)}`
      if (isLiftedByFlag(e)) return 'Заставица је пала пре краја партије, па тај резултат не важи.'
      return e.rule === 'end.dead-position'
        ? 'Позиција је била мртва већ пре тога, па тај резултат не важи.'
        : 'Судија одлучује другачије: партија се наставља.'
    },
  },
  reasons: {
    checkmate: 'мат',
    stalemate: 'пат',
    'dead-position': 'мртва позиција',
    resignation: 'предаја',
    agreement: 'договор',
    'flag-fall': 'пад заставице',
    'illegal-moves': 'неправилни потези',
    threefold: 'трократно понављање',
    'fifty-moves': 'педесет потеза',
    fivefold: 'петократно понављање',
    'seventy-five-moves': 'седамдесет пет потеза',
    late: 'кашњење',
    device: 'електронски уређај',
    penalty: 'казна',
    quickplay: 'убрзани завршетак',
    'sealed-move': 'ковертирани потез',
    'both-kings-in-check': 'оба краља у шаху',
    declared: 'одлука судије',
    cancelled: 'поништена',
  },
  claims,
  claimSentences,
  questions,
  effects: {
    ...clockAndIrregularities.effects,
    ...recordingAndDraws.effects,
    ...conductAndArbiter.effects,
    ...blindPlayers.effects,
    ...moving.effects,
    ...adjournedAndQuickplay.effects,
    'new-game': 'нова партија',
    'play-on': 'игра се наставља',
    'play-on-and-add-time': 'игра се наставља, противник добија више времена',
    'position-reinstated': 'позиција се успоставља',
    'ending-stands': 'резултат остаје на снази',
    draw: 'реми',
    win: 'победа',
    loss: 'пораз',
    penalty: 'казна',
    'five-second-increment': 'пет секунди више за сваки потез',
    'decide-later': 'одлука ће бити донета касније',
  },
  refusalWords,
  refusals: {
    ...clockAndIrregularities.refusals,
    ...rapidAndBlitz.refusals,
    ...recordingAndDraws.refusals,
    ...conductAndArbiter.refusals,
    ...blindPlayers.refusals,
    ...adjournedAndQuickplay.refusals,
  },
  national: number =>
    `${isOne(number) ? 'финско брзопотезно правило' : 'финска брзопотезна правила'} ${number}`,
  article: number => `${isOne(number) ? 'члан' : 'чланови'} ${number}`,
  onlyIfDeliberate: 'То важи само ако је додир био намеран.',
  noticed: {
    ranOutEarlier: time => `Време је истекло ${time} раније.`,
    later: time => `То је примећено ${time} касније.`,
  },
  line: (number, reason) => `Ред ${number} нема дејства: ${withFullStop(reason)}`,
  clocksNow: (white, black) => `Сатови: бели ${white}, црни ${black}.`,
  hasTheMove: color => `На потезу је ${who[color].toLowerCase()}.`,
  still: what => `Још отворено: ${withFullStop(what)}`,
  modes: { standard: 'стандардни шах', rapid: 'убрзани шах', blitz: 'брзопотезни шах' },
  players: who,
  acts,
}
