import type { Color } from '@jadoube/chess'
import { displayResult } from '../game/result.js'
import { acts } from './acts/en.js'
import { adjournedAndQuickplay } from './adjourned-and-quickplay/en.js'
import { blindPlayers } from './blind-players/en.js'
import { isOne } from './cited-numbers.js'
import { claims as claimSentences } from './claims/en.js'
import { claimTeller, type PlayerNames } from './claims/words.js'
import { clockAndIrregularities } from './clock-and-irregularities/en.js'
import { conductAndArbiter } from './conduct-and-arbiter/en.js'
import { endings } from './endings/en.js'
import { tellEnding } from './endings/words.js'
import { thePiece } from './english.js'
import { isLiftedByFlag } from './lifted-result.js'
import { moving } from './moving/en.js'
import { isAsIfTouched } from './moving/words.js'
import { type PauseReasons, whyPaused } from './pause-reason.js'
import { questions } from './questions/en.js'
import { rapidAndBlitz } from './rapid-and-blitz/en.js'
import { recordingAndDraws } from './recording-and-draws/en.js'
import { refusalWords } from './refusals/en.js'
import { unnamed } from './unnamed-assistant.js'
import { withFullStop } from './with-full-stop.js'
import type { Wording } from './wording.js'

const who: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' }
const actor = (by: string): string =>
  by in who ? who[by as Color] : by === 'arbiter' ? 'The arbiter' : `The ${by.replace('-', ' ')}`

/** `2 extra minutes`. */
const extra = (time: string): string => time.replace(' ', ' extra ')

const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth']

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
  threefold: 'threefold repetition',
  'fifty-moves': 'fifty moves',
  flag: 'fallen flag',
  'illegal-move': 'illegal move',
  'touched-piece': 'touched piece',
  'cannot-win-by-normal-means': 'cannot be won by normal means',
  'no-effort-by-normal-means': 'no effort to win by normal means',
  'five-second-increment': 'increment of five seconds',
  'wrong-setup': 'wrong initial position',
  'reversed-colours': 'colours reversed',
  'clock-setting': 'clock set wrongly',
  'no-progress': 'no progress',
  'can-mate': 'can the opponent still mate?',
  device: 'electronic device',
  'intended-move': 'intended move',
  late: 'late arrival',
}

const names: PlayerNames = { first: who, within: who }
const claimed = claimTeller(claimSentences, names)

const pauseReasons: PauseReasons = {
  arbiter: ' to call the arbiter',
  claim: ' to make a claim',
  flag: ' because a flag has fallen',
  'promotion-piece': ' to get a piece for the promotion',
  none: ' without a reason',
}

export const en: Wording = {
  events: {
    ...rapidAndBlitz.events,
    ...recordingAndDraws.events,
    ...conductAndArbiter.events,
    ...blindPlayers.events,
    ...adjournedAndQuickplay.events,
    ...moving.events,
    'game-started': () => 'The game starts.',
    'piece-touched': e =>
      isAsIfTouched(e)
        ? moving.countsAsTouched(e.square)
        : `${who[e.by]} touches ${thePiece(e)} on ${e.square}.`,
    'pieces-adjusted': e =>
      `${who[e.by]} adjusts the ${e.squares.length === 1 ? 'piece' : 'pieces'} on ${e.squares.join(', ')}.`,
    'piece-removed': e => `${who[e.by]} takes ${thePiece(e)} on ${e.square} off the board.`,
    'piece-displaced': e => `${who[e.by]} displaces ${thePiece(e)} from ${e.from} to ${e.to}.`,
    'piece-put-back': e => `${who[e.by]} puts ${thePiece(e)} from ${e.from} back on ${e.to}.`,
    'position-transferred': () => 'The position is transferred to a correctly placed board.',
    'turn-taken': e => `${who[e.by]} moves although the opponent made no move.`,
    'pieces-restored': () => 'The pieces are put back.',
    'move-made': (e, w) =>
      e.legal !== false
        ? `${who[e.by]} plays ${w.move}.`
        : w.move === ''
          ? 'That is not a legal move.'
          : `${who[e.by]} plays ${w.move}, which is not legal.`,
    'move-completed': e =>
      e.how === 'next-move' || e.how === 'later-press'
        ? (e.moves ?? 1) > 1
          ? `${who[e.by]}’s earlier moves count as completed.`
          : `${who[e.by]}’s earlier move counts as completed.`
        : e.legal !== false
          ? `${who[e.by]} presses the clock. The move is completed.`
          : 'The illegal move is completed.',
    'irregularity-arose': (e, w) =>
      ({
        'illegal-move': '',
        'unpromoted-pawn': moving.pawnLeft(e.pawn?.to),
        'press-without-move': w.early
          ? blindPlayers.breaches['blind.clock-after'](who[e.by], w.early)
          : `${who[e.by]} has made no move.`,
        'two-hands': `${who[e.by]} has used two hands for one move.`,
        'touched-piece':
          w.move !== ''
            ? moving.moveStays(e.by, w.move)
            : w.owed === null
              ? `${who[e.by]} should have played another move.`
              : moving.owed(e.by, w.owed),
        displaced: '',
        'out-of-turn': `${who[e.by]} has moved pieces without having the move.`,
      })[e.kind],
    breach: (e, w) =>
      (e.rule && breaches[e.rule]?.(who[e.by], w.early)) ?? `${who[e.by]} breaks the Laws.`,
    'illegal-move-stands': e => `It is too late to correct it: ${who[e.by]}’s illegal move stands.`,
    'illegal-move-ruled': (e, w) =>
      `This is ${who[e.by]}’s ${ordinals[e.count - 1] ?? `${e.count}th`} illegal move${w.apart ? ' of this kind' : ''}.`,
    'pawn-promoted': e => `The pawn on ${e.to} becomes a queen.`,
    'position-reinstated': (_, w) => {
      if (w.again) return moving.oneHandAgain
      if (w.initial) return 'The initial position is reinstated.'
      return w.after === null
        ? 'The position before the first move is reinstated.'
        : `The position after ${w.after} is reinstated.`
    },
    'clock-pressed': e => `${who[e.by]} presses the clock.`,
    'press-withdrawn': e => `${who[e.by]}’s press of the clock does not count.`,
    'clocks-paused': e => `${actor(e.by)} stops the clocks${whyPaused(e, pauseReasons)}.`,
    'clocks-restarted': e => `Play continues. ${who[e.running]}’s clock is running.`,
    'time-added': (e, w) => `${who[e.to]} gets ${extra(w.time)}.`,
    'time-removed': (e, w) => `${who[e.from]} loses ${w.time}.`,
    'clock-set': (_, w) => `The arbiter sets the clocks: ${w.clocks}.`,
    'flag-fallen': e => {
      if (e.first === undefined) return `${who[e.player]}’s flag has fallen.`
      return e.first
        ? `${who[e.player]}’s flag fell first.`
        : `${who[e.player]}’s flag fell second.`
    },
    'time-passed': () => '',
    'take-back-asked': e => `${who[e.by]} asks to take a move back.`,
    'take-back-agreed': e => `The players agree: ${who[e.by]}’s move is taken back.`,
    'take-back-rejected': e =>
      e.how === 'withdrawn'
        ? `${who[e.by]} no longer asks to take a move back.`
        : `${who[e.by]}’s move is not taken back.`,
    'claim-made': (e, w) => claimed.made(e, w.move),
    'claim-upheld': e =>
      claimed.ruled(e) ?? `The claim is correct: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-rejected': e =>
      claimed.ruled(e) ?? `The claim is incorrect: ${withFullStop(claims[e.claim] ?? e.claim)}`,
    'claim-postponed': () => 'The arbiter postpones the decision.',
    'intended-move-binds': (e, w) => `${who[e.by]} must play the move they wrote: ${w.move}.`,
    'duty-to-record-ended': e => `${who[e.player]} no longer has to record in this period.`,
    'result-signed': e => `${who[e.by]} signs the result ${displayResult(e.result)}.`,
    'player-excused': e => `${who[e.player]} is excused for being late.`,
    'player-arrived': e => (e.reported ? `${who[e.player]} arrives.` : ''),
    'arbiter-summoned': e =>
      `${who[e.by]} calls the arbiter${e.why === undefined ? '' : `: ${e.why}`}.`,

    'device-noticed': e => `${who[e.player]}’s electronic device is noticed.`,
    'assistant-admitted': e =>
      e.name === unnamed
        ? `${who[e.player]} has an assistant.`
        : `${e.name} is admitted as ${who[e.player]}’s assistant.`,
    'game-concluded': e => {
      if (e.rule === 'score.signed-stands') {
        return `The result stands as both players signed it: ${displayResult(e.result)}.`
      }
      return tellEnding(e, endings, { names, reasons: en.reasons })
    },
    'result-lifted': e => {
      if (e.why !== undefined)
        return `The arbiter annuls the result, and the game continues: ${withFullStop(e.why)}`
      if (isLiftedByFlag(e))
        return 'A flag had fallen before the game ended, so that result does not count.'
      return e.rule === 'end.dead-position'
        ? 'The position was already dead, so that result does not count.'
        : 'The arbiter decides otherwise: the game continues.'
    },
  },
  reasons: {
    checkmate: 'checkmate',
    stalemate: 'stalemate',
    'dead-position': 'dead position',
    resignation: 'resignation',
    agreement: 'agreement',
    'flag-fall': 'flag-fall',
    'illegal-moves': 'illegal moves',
    threefold: 'threefold repetition',
    'fifty-moves': 'fifty moves',
    fivefold: 'fivefold repetition',
    'seventy-five-moves': 'seventy-five moves',
    late: 'late arrival',
    device: 'electronic device',
    penalty: 'penalty',
    quickplay: 'quickplay finish',
    'sealed-move': 'sealed move',
    'both-kings-in-check': 'both kings in check',
    declared: 'declared by the arbiter',
    cancelled: 'cancelled',
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
    'new-game': 'a new game',
    'play-on': 'play continues',
    'play-on-and-add-time': 'play continues, and the opponent gets extra time',
    'position-reinstated': 'the position is reinstated',
    'ending-stands': 'the result stands',
    draw: 'a draw',
    win: 'a win',
    loss: 'a loss',
    penalty: 'a penalty',
    'five-second-increment': 'five extra seconds per move',
    'decide-later': 'the decision is made later',
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
  national: number => `Finnish blitz ${isOne(number) ? 'rule' : 'rules'} ${number}`,
  article: number => `${isOne(number) ? 'Article' : 'Articles'} ${number}`,
  onlyIfDeliberate: 'This applies only if the touch was deliberate.',
  noticed: {
    ranOutEarlier: time => `The time had run out ${time} earlier.`,
    later: time => `This was noticed ${time} later.`,
  },
  line: (number, reason) => `Line ${number} has no effect: ${withFullStop(reason)}`,
  clocksNow: (white, black) => `Clocks: White ${white}, Black ${black}.`,
  hasTheMove: color => `${who[color]} has the move.`,
  still: what => `Still open: ${withFullStop(what)}`,
  modes: { standard: 'standard play', rapid: 'rapid', blitz: 'blitz' },
  players: who,
  acts,
}
