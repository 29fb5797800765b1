import { type Color, makeFen } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { deadnessOf } from '../article-05-end/found-dead.js'
import { citationsOf, ruleById, rulesIn } from '../catalogue/index.js'
import type { EditionId } from '../editions/index.js'
import { type Act, playerOf } from '../game/act.js'
import type { GameEvent } from '../game/event.js'
import type { Laws } from '../game/laws.js'
import { holdsPlay } from '../game/question.js'
import { makeSnapshot, parseSnapshot } from '../game/snapshot.js'
import { boardOf } from '../game/standing.js'
import { type GameState, uncompletedMoveOf } from '../game/state.js'
import { summarise } from '../record/summary.js'
import { follow } from '../the-laws/decide.js'
import { evolve } from '../the-laws/evolve.js'
import { wrongOptions } from './answers.js'

/** One act of a game, with its consequences. */
export interface Step {
  readonly act: Act
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
  readonly refused: string | null
}

const colors: readonly Color[] = ['white', 'black']

const articles = new Map<EditionId, ReadonlySet<string>>()

/** Every article that some rule of the edition cites. */
function articlesIn(edition: EditionId): ReadonlySet<string> {
  const known = articles.get(edition)
  if (known !== undefined) return known
  const all = new Set(
    rulesIn(edition).flatMap(rule => citationsOf(rule, edition).map(({ article }) => article)),
  )
  articles.set(edition, all)
  return all
}

/** Checks that every cited article exists in the edition and belongs to the cited rule. */
function wrongCitations(events: readonly GameEvent[], edition: EditionId): string[] {
  return events.flatMap(({ type, rule, article, also = [] }) => {
    if (rule === undefined) return article === undefined ? [] : [`${type} cites ${article} alone`]
    const own = citationsOf(ruleById(rule), edition).map(each => each.article)
    if (article === undefined) return [`${type} rests on ${rule}, which ${edition} does not have`]
    const stray = also.filter(each => !articlesIn(edition).has(each))
    if (stray.length > 0) return [`${type} also cites ${stray.join(', ')}, which is no article`]
    return own.includes(article) ? [] : [`${type} cites ${article} for ${rule} (${own.join(', ')})`]
  })
}

/** The player whom an event blames, unless somebody reported or imposed it. */
function heldAgainst(event: GameEvent): Color | null {
  switch (event.type) {
    case 'irregularity-arose':
    case 'breach':
    case 'illegal-move-ruled':
    case 'claim-rejected':
      return event.by
    case 'time-removed':
      return event.from
    case 'penalty-imposed':
      return event.player
    case 'question':
      return event.claim === 'conduct' || event.claim === 'pause' ? (event.player ?? null) : null
    default:
      return null
  }
}

/** Checks that no player is blamed who did nothing, unless the arbiter says so. */
function blamedWithoutReason({ act, events }: Step, acted: ReadonlySet<Color>): string[] {
  const reported = act.by === 'arbiter'
  return events.flatMap(event => {
    const accused = heldAgainst(event)
    if (accused === null || reported || playerOf(act.by) === accused) return []
    // An irregularity comes from an act of that player, so it cannot arise while only the other one
    // acts.
    const isNew = event.type === 'irregularity-arose' || event.type === 'breach'
    return isNew || !acted.has(accused) ? [`${event.type} is held against ${accused}`] : []
  })
}

/** Whether an event may change the time of a clock. */
function mayChange(event: GameEvent, side: Color): { gain: boolean; lose: boolean } {
  switch (event.type) {
    case 'move-completed':
    case 'clock-pressed':
      return { gain: event.by === side, lose: false }
    case 'time-added':
      return { gain: event.to === side, lose: false }
    case 'time-removed':
      return { gain: false, lose: event.from === side }
    case 'clock-set':
      return { gain: event[side] !== null || event.moves !== null, lose: event[side] !== null }
    // The clocks are as they were before a mistaken ruling.
    case 'ruling-taken-back':
      return { gain: event.restored, lose: event.restored }
    case 'next-period-begun':
      return { gain: event.player === side, lose: false }
    // The increment and the period of a press that no longer counts (7.1).
    case 'press-withdrawn':
    case 'position-reinstated':
    case 'pawn-promoted':
      return { gain: false, lose: true }
    default:
      return { gain: false, lose: false }
  }
}

const bronsteinExtra = ({ clock }: GameState, side: Color): number =>
  Math.max(
    0,
    ...(clock?.setup[side].periods ?? []).map(({ mode, extra }) =>
      mode === 'bronstein' ? extra : 0,
    ),
  )

/** Checks that no clock gains or loses time without a reason. */
function unexplainedTime({ before, act, events }: Step): string[] {
  const wrong: string[] = []
  let state = before
  const still = before.status !== 'in-play' && before.status !== 'adjourned'
  for (const side of colors) {
    if (before.clock === null || !still) continue
    const then = timeLeft(before.clock, side, Math.max(before.at, -1e9) as Instant)
    if (timeLeft(before.clock, side, act.at as Instant) !== then) {
      wrong.push(`the clock of ${side} runs while the game is ${before.status}`)
    }
  }
  for (const event of events) {
    const next = evolve(state, event)
    for (const side of colors) {
      if (state.clock === null || next.clock === null) continue
      const now = event.type === 'game-concluded' ? (event.noticed ?? event.at) : event.at
      const had = timeLeft(state.clock, side, now as Instant)
      const has = timeLeft(next.clock, side, now as Instant)
      // A Bronstein clock gives back the extra time of a move when it stops.
      const isSealed = event.type === 'move-completed' && event.how === 'sealed'
      const stops = state.clock.turn === side && (isSealed || next.clock.turn !== side)
      const { gain, lose } = mayChange(event, side)
      if (stops && has > had && has - had <= bronsteinExtra(state, side)) continue
      if (has > had && !gain) wrong.push(`${event.type} gives ${side} ${has - had} ms`)
      if (has < had && !lose) wrong.push(`${event.type} takes ${had - has} ms from ${side}`)
    }
    if (next.status === 'in-play' && next.clock !== null && next.clock.state !== 'running') {
      wrong.push(`after ${event.type} play goes on and no clock runs`)
    }
    state = next
  }
  return wrong
}

/** Checks that the board and the legal position differ only for a known reason. */
function unexplainedBoard({ after }: Step, laws: Laws): string[] {
  const { fen, board } = summarise(after, laws)
  if (board === fen.split(' ')[0]) return []
  const isOpen = after.hand !== null || after.irregularities.length > 0
  // An illegal move that stands may leave a position that no legal FEN describes.
  const isTaken = makeFen(after.position).split(' ')[0] === board
  const isAsked = after.questions.some(({ holds }) => holds)
  const isOver = after.status === 'concluded'
  return isOpen || isTaken || isAsked || isOver || after.blind !== null
    ? []
    : [`the board is ${board} and the position ${fen}`]
}

/**
 * 6.2.1, 7.5.1: a press completes what stands on the board. So while one player's clock runs, what
 * the other one has done to the pieces is a move, or something that can be pointed out or is being
 * asked about.
 */
function pressedAndOpen({ after }: Step, laws: Laws): string[] {
  const { status, clock, turn, hand, irregularities, questions } = after
  if (status !== 'in-play' || clock === null || clock.turn === turn || hand === null) return []
  // The other player has not pressed yet, and the player who has the move need not wait (6.2.2).
  if (uncompletedMoveOf(after, clock.turn) !== null) return []
  // Without a rule on it, a player who pressed without a move may still make one.
  if (laws.rules.pressWithoutMove === null || after.blind !== null) return []
  const base = hand.base ?? after.position.placement
  if (boardOf(after).equals(base) || irregularities.length > 0 || questions.length > 0) return []
  return [`${turn} has pressed, and what stands there is neither made nor illegal`]
}

/** Checks that an answered question is not asked again because time passes or somebody arrives. */
function askedAgain({ after, events }: Step, laws: Laws): string[] {
  const answered = events.filter(
    event => event.type === 'question-answered' && event.verdict !== null,
  )
  if (answered.length === 0) return []
  const { at } = after
  const later: readonly Act[] = [
    { at: at + 1, by: 'arbiter', act: 'tick' },
    ...colors.map(by => ({ at: at + 1, by, act: 'arrive' }) as const),
  ]
  return later.flatMap(act => {
    const decision = follow(after, act, laws)
    return (decision.ok ? decision.events : []).flatMap(event => {
      if (event.type !== 'question') return []
      const isSame = answered.some(
        each =>
          each.type === 'question-answered' &&
          each.claim === event.claim &&
          (each.player ?? null) === (event.player ?? null),
      )
      return isSame ? [`${event.claim} is asked again at ${act.act}`] : []
    })
  })
}

/** Checks that a replay of the events, and a snapshot read back, give the live game. */
function lostInReplay({ before, after, events }: Step): string[] {
  // A refused act leaves the state unchanged, which was already checked.
  if (before === after && events.length === 0) return []
  const live = JSON.stringify(makeSnapshot(after))
  let replayed = before
  for (const event of events) replayed = evolve(replayed, JSON.parse(JSON.stringify(event)))
  const wrong: string[] = []
  if (JSON.stringify(makeSnapshot(replayed)) !== live) wrong.push('the replay differs')
  const back = parseSnapshot(JSON.parse(live))
  if (!back.ok || JSON.stringify(makeSnapshot(back.value)) !== live) {
    wrong.push('the snapshot differs')
  }
  return wrong
}

/** Checks that no move is made after the end, unless the result is lifted. */
function movesAfterTheEnd({ before, act, events }: Step): string[] {
  if (before.status !== 'concluded' || events.some(({ type }) => type === 'result-lifted'))
    return []
  return events
    .filter(({ type }) => type === 'move-made' || type === 'move-completed')
    .map(({ type }) => `${type} after the end by ${act.act}`)
}

/** With this few pieces it is quickly known whether somebody can mate. */
const menToLookAt = 4

/** 5.2.2: checks that the position is never dead while play continues. */
export function deadInPlay({ after }: Step, laws: Laws): string[] {
  const isCalm = after.status === 'in-play' && after.hand === null && after.blind === null
  if (!isCalm || holdsPlay(after)) return []
  const men = [...boardOf(after)].length
  if (men > menToLookAt || deadnessOf(after, laws, 5000) !== 'dead') return []
  return [`play goes on in the dead position ${makeFen(after.position)}`]
}

const questionsIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event => (event.type === 'question' ? [event.claim] : []))

/** All violations of the invariants after an act. */
export function violations(
  step: Step,
  laws: Laws,
  edition: EditionId,
  acted: ReadonlySet<Color>,
): string[] {
  return [
    ...wrongCitations(step.events, edition),
    ...blamedWithoutReason(step, acted),
    ...unexplainedTime(step),
    ...unexplainedBoard(step, laws),
    ...pressedAndOpen(step, laws),
    ...askedAgain(step, laws),
    ...lostInReplay(step),
    ...movesAfterTheEnd(step),
    ...deadInPlay(step, laws),
    ...wrongOptions(step.after, laws, questionsIn(step.events)),
  ]
}
