import {
  type Color,
  legalMoves,
  type Move,
  makeAnnouncement,
  makeSan,
  makeSquare,
  opposite,
  promotionRoles,
  type Square,
} from '@jadoube/chess'
import type { Act } from '../game/act.js'
import { actors, claims, gestures, meanings, permissions, unsaid, verdicts } from '../game/act.js'
import { noProgressGrounds } from '../game/act-words.js'
import { momentAt } from '../game/moment.js'
import { actNames, parseAct } from '../game/parse-act.js'
import { boardOf, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { answering } from './answers.js'

/** A seeded random number generator. */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed | 0
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0
    return mixed % below
  }
}

type Numbers = (below: number) => number

const pick = <T>(numbers: Numbers, from: readonly T[]): T => from[numbers(from.length)]!
const anySquare = (numbers: Numbers) => makeSquare(numbers(64) as Parameters<typeof makeSquare>[0])
const colors: readonly Color[] = ['white', 'black']

/** A square, usually an occupied one. */
function someSquare(state: GameState, numbers: Numbers) {
  const board = boardOf(state)
  const any = numbers(64) as Square
  if (numbers(3) === 0) return makeSquare(any)
  const occupied = Array.from({ length: 64 }, (_, ahead) => ((any + ahead) % 64) as Square)
  return makeSquare(occupied.find(each => board.at(each) !== undefined) ?? any)
}
const things = [
  'boards-differ',
  'clock-defective',
  'dead-position',
  'defective-scoresheet',
  'unreasonable-claim',
  'flag-fall',
  'illegal-move',
  'device-sound',
  'device-possession',
  'both-kings-in-check',
  'pawn-on-last-rank',
  'displaced-pieces',
  'touched-piece',
  'board-turned',
  'envelope-missing',
  'noise',
  'persistent-refusal',
  'outside-disturbance',
  'spectator-interference',
  'clock-wrongly-set',
  'claim-check-refused',
  'device-in-bag',
]
/** Scores; the last one is impossible. */
const scores = [
  { white: 1, black: 0 },
  { white: 0, black: 1 },
  { white: 0.5, black: 0.5 },
  { white: 0, black: 0 },
  { white: 1, black: 0.5 },
]
/** The values of `what` for each act that has it. */
const valuesOfWhat: Readonly<Record<string, readonly string[]>> = {
  permit: permissions,
  tell: unsaid,
  gesture: gestures,
}
const penalties = [
  'warning',
  'add-time',
  'cut-time',
  'add-points',
  'cut-points',
  'loss',
  'fine',
  'rounds',
]

/** A legal move of the player who has the move, as a record would give it. */
function legalAct(state: GameState, at: number, numbers: Numbers): unknown {
  const moves = legalMoves(standing(state) ?? state.position)
  if (moves.length === 0) return { at, by: state.turn, act: 'press' }
  const move = pick(numbers, moves)
  return {
    at,
    by: state.turn,
    act: 'move',
    from: makeSquare(move.from),
    // By the rook's square, which no ordinary king's move can mean (Chess960).
    to: makeSquare(move.kind === 'castling' ? move.rook : move.to),
    ...(move.kind === 'promotion' ? { promotion: move.promotion } : null),
    ...(numbers(12) === 0 ? { press: false } : null),
    ...(numbers(40) === 0 ? { hands: 2 } : null),
    ...(state.blind !== null && numbers(6) > 0 ? { announce: saidOf(state, move) } : null),
  }
}

const saidOf = (state: GameState, move: Move): string =>
  makeAnnouncement(standing(state) ?? state.position, move)

/** A possible or earlier move, spoken or written; or other text. */
function saidOrWritten(state: GameState, numbers: Numbers): string {
  const moves = legalMoves(standing(state) ?? state.position)
  if (state.blind === null || moves.length === 0 || numbers(3) === 0) {
    return pick(numbers, ['e4', 'Nf3', '(=)', 'something', '', 'Eva vier', '⠎⠋⠒'])
  }
  const before = state.ply === 0 ? undefined : momentAt(state, state.ply - 1)
  if (before !== undefined && numbers(3) === 0) {
    const then = legalMoves(before.position)
    if (then.length > 0) return makeAnnouncement(before.position, pick(numbers, then))
  }
  return saidOf(state, pick(numbers, moves))
}

/** An own piece moves illegally, or anywhere. */
function illegalAct(state: GameState, at: number, numbers: Numbers): unknown {
  const from = someSquare(state, numbers)
  return { at, by: state.turn, act: 'move', from, to: someSquare(state, numbers) }
}

/** The first step of a legal move by hand: it does not make castling or a promotion yet. */
function handAct(state: GameState, at: number, numbers: Numbers): unknown {
  const moves = legalMoves(standing(state) ?? state.position)
  const halves = moves.filter(({ kind }) => kind === 'castling' || kind === 'promotion')
  const from = halves.length > 0 ? halves : moves
  if (from.length === 0) return { at, by: state.turn, act: 'press' }
  const move = pick(numbers, from)
  const act = numbers(4) === 0 ? 'displace' : 'place'
  return { at, by: state.turn, act, from: makeSquare(move.from), to: makeSquare(move.to) }
}

/** An act that seals or resumes an adjourned game. */
function resumingAct(state: GameState, at: number, numbers: Numbers): unknown {
  const { turn } = state
  const { adjournment } = state.proceedings
  const by = pick(numbers, colors)
  if (adjournment?.stage === 'ordered') {
    const moves = legalMoves(state.position)
    const move = moves.length === 0 ? undefined : makeSan(state.position, pick(numbers, moves))
    const text = numbers(5) === 0 ? pick(numbers, ['Nd2', '?', 'Kh9', 'Ke4 (=)']) : (move ?? '…')
    return { at, by: turn, act: 'seal', text, press: numbers(4) > 0 }
  }
  if (numbers(3) === 0) return { at, by, act: 'arrive' }
  if (numbers(6) === 0)
    return { at, by, act: pick(numbers, ['pause', 'offer-draw', 'seal']), text: 'a6' }
  return { at, by: 'arbiter', act: 'open-envelope' }
}

/** A random act: usually at the board, sometimes nonsense. */
function randomAct(state: GameState, at: number, numbers: Numbers): unknown {
  const by = numbers(8) === 0 ? opposite(state.turn) : state.turn
  const act = pick(numbers, actNames)
  const fields: Record<string, unknown> = {
    at,
    act,
    square: someSquare(state, numbers),
    squares: Array.from({ length: 1 + numbers(3) }, () => someSquare(state, numbers)),
    from: someSquare(state, numbers),
    to: anySquare(numbers),
    san: pick(numbers, ['e4', 'Nf3', 'O-O', 'Qxf7#', 'Kd2', 'garbage', 'exd6', 'a8Q']),
    promotion: numbers(6) === 0 ? pick(numbers, promotionRoles) : undefined,
    claim: pick<string>(numbers, [
      ...claims,
      'late',
      'device',
      'can-mate',
      ...state.questions.map(({ claim }) => claim),
    ]),
    move: numbers(3) === 0 ? pick(numbers, ['Nf3', 'Ng1', 'Kd2', '??']) : undefined,
    line: numbers(3) === 0 ? ['a2', 'Nb3#'] : undefined,
    text: saidOrWritten(state, numbers),
    board: numbers(3) === 0 ? pick(numbers, colors) : undefined,
    result: pick(numbers, ['1-0', '0-1', '½-½', '0-0', 'won']),
    what: pick<string>(numbers, valuesOfWhat[act] ?? things),
    meaning: numbers(2) === 0 ? pick(numbers, meanings) : undefined,
    version: act === 'dispute' ? 'it was so' : numbers(2) === 0 ? pick(numbers, colors) : undefined,
    order: numbers(3) === 0 ? 'unknown' : undefined,
    about: pick(numbers, ['9.4', 'draw.offer-when', 'anything else']),
    against: numbers(2) === 0 ? 'cannot-win-by-normal-means' : undefined,
    accident: numbers(2) === 0,
    where: numbers(2) === 0 ? 'venue' : undefined,
    player: pick(numbers, colors),
    verdict: pick(numbers, verdicts),
    penalty: pick(numbers, penalties),
    minutes: numbers(4),
    points: numbers(4) === 0 ? undefined : numbers(3) / 2,
    ms: numbers(200_000),
    ply: numbers(state.ply + 2),
    entries: numbers(3),
    hand: numbers(2) === 0 ? 'other' : undefined,
    for: numbers(2) === 0 ? 'promotion-piece' : undefined,
    condition: numbers(4) === 0 ? 'if you take back your move' : undefined,
    basis: numbers(8) === 0 ? 'display' : undefined,
    ground: numbers(2) === 0 ? pick(numbers, noProgressGrounds) : undefined,
    how: numbers(4) === 0 ? 'approval' : undefined,
    reported: numbers(2) === 0,
    disabled: numbers(2) === 0,
    rounds: numbers(2) === 0 ? 1 : undefined,
    name: 'Eva',
    why: 'because',
    sessionEnds: at + numbers(3) * 1000,
    resumes: at + numbers(20_000),
  }
  if (act === 'declare') Object.assign(fields, pick(numbers, scores))
  if (act === 'touch') fields[numbers(3) === 0 ? 'square' : 'squares'] = undefined
  if (fields.claim === 'clock-setting' || fields.what === 'clock-wrongly-set') {
    Object.assign(fields, { white: numbers(60_000), black: numbers(60_000) })
  }
  if (act === 'verify') fields.what = pick(numbers, ['position', 'scoresheet'])
  if (act === 'claim' && numbers(2) === 0) fields.player = undefined
  if (act === 'set-clock') Object.assign(fields, { white: numbers(60_000), black: numbers(60_000) })
  if (act === 'lift-result' || act === 'take-back') {
    const isSet = numbers(2) === 0
    Object.assign(fields, {
      white: isSet ? numbers(60_000) : undefined,
      black: isSet ? numbers(60_000) : undefined,
      ply: numbers(2) === 0 ? undefined : fields.ply,
    })
  }
  if (act === 'place') {
    if (numbers(3) === 0)
      Object.assign(fields, { from: undefined, piece: pick(numbers, ['Q', 'N', 'p']) })
    if (numbers(4) === 0) fields.released = false
    fields.hands = numbers(6) === 0 ? 2 : 1
  }
  if (act === 'move') {
    if (numbers(2) === 0) fields.san = undefined
    fields.press = numbers(4) > 0
    fields.hands = numbers(6) === 0 ? 2 : 1
  }
  fields.by = numbers(4) === 0 ? pick(numbers, actors) : arbiterActs.has(act) ? 'arbiter' : by
  return fields
}

const arbiterActs: ReadonlySet<string> = new Set([
  'start',
  'restart',
  'observe',
  'rule',
  'penalise',
  'add-time',
  'set-clock',
  'reinstate',
  'lift-result',
  'take-back',
  'declare',
  'adjourn',
  'open-envelope',
  'cancel',
  'assistant',
  'permit',
  'tell',
  'expel',
])

/** Acts that end nearly every game at once, and so are rare. */
const final: ReadonlySet<string> = new Set(['resign', 'declare', 'cancel', 'penalise'])

/** A suitable next act: the answer to a question, a claim, a report. */
export function fittingAct(state: GameState, at: number, numbers: Numbers): unknown {
  const { irregularities, offer, questions, status } = state
  const question = questions.length === 0 ? undefined : pick(numbers, questions)
  if (question !== undefined && numbers(3) > 0) {
    return answering(state, question, pick(numbers, question.options), at)
  }
  if (status === 'awaiting-start') return { at, by: 'arbiter', act: 'start' }
  if (offer !== null && numbers(2) === 0) {
    return { at, by: opposite(offer.by), act: 'reject-draw' }
  }
  if (status === 'paused') return { at, by: 'arbiter', act: 'restart' }
  const latest = irregularities.at(-1)
  if (latest === undefined) {
    if (numbers(3) === 0) return { at, by: pick(numbers, colors), act: 'propose-correction' }
    return { at, by: state.turn, act: 'touch', square: someSquare(state, numbers) }
  }
  const said = pick(numbers, ['illegal-move', 'touched-piece'])
  return numbers(2) === 0
    ? { at, by: opposite(latest.by), act: 'claim', claim: said }
    : { at, by: 'arbiter', act: 'observe', what: pick(numbers, [said, 'displaced-pieces']) }
}

/** The next act of a generated game. */
export function nextAct(state: GameState, at: number, numbers: Numbers): Act | null {
  const { offer } = state
  if (offer !== null && numbers(8) === 0) return { at, by: opposite(offer.by), act: 'accept-draw' }
  const kind = numbers(20)
  const makers = [handAct, illegalAct, fittingAct, fittingAct, fittingAct, randomAct]
  const make = kind < 11 ? legalAct : (makers[kind - 11] ?? randomAct)
  const resumes = state.status === 'adjourned' || state.proceedings.adjournment?.stage === 'ordered'
  const raw = (resumes && numbers(2) === 0 ? resumingAct : make)(state, at, numbers)
  const name = (raw as { act: string }).act
  if (final.has(name) && numbers(8) > 0) return null
  const act = parseAct(raw)
  return act.ok ? act.value : null
}
