import type { Color } from '@jadoube/chess'
import type { Claim } from '../game/act.js'
import type { EventOf, GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'
import type { RuledLine } from '../record/rule-record.js'
import { evolve } from '../the-laws/evolve.js'
import type { DescribedEvent } from './described-event.js'
import { joinRuling, tellEvent } from './join-ruling.js'
import type { Telling } from './sentence.js'

/**
 * Describes the outcome of an act: a sentence for each thing that happened, unless another sentence
 * implies it.
 */
export function tellOutcome(
  before: GameState,
  outcome: RuledLine['outcome'],
  telling: Telling,
): readonly DescribedEvent[] {
  const parts: ReturnType<typeof tellEvent>[] = []
  let claim = unreportedClaim(outcome)
  let state = before
  for (const event of outcome) {
    if (event.type === 'refused') continue
    // What happened by itself before the claim is told before it.
    if (claim !== undefined && event.at >= claim.at) {
      parts.push(tellEvent(claim, state, telling))
      claim = undefined
    }
    if (!isImplied(event, outcome)) {
      const part = tellEvent(withoutListedMoves(event, outcome), state, telling)
      if (part.sentence.text !== '') parts.push(part)
    }
    state = evolve(state, event)
  }
  return joinRuling(parts, telling)
}

/** Claims that are ruled on at once, without an event that reports the claim. */
const claimsRuledOnAtOnce: ReadonlySet<string> = new Set<Claim>([
  'flag',
  'illegal-move',
  'touched-piece',
  'boards-differ',
])

/**
 * Claims that become a question to the arbiter without such an event. A wrong clock at the
 * resumption has its own name (I.13).
 */
const claimsAskedAtOnce: Readonly<Record<string, Claim>> = {
  'wrong-setup': 'wrong-setup',
  'reversed-colours': 'reversed-colours',
  'clock-setting': 'clock-setting',
  clock: 'clock-setting',
}

/** The claim that was made, if no event reports it and only a ruling or a question shows it. */
function unreportedClaim(outcome: RuledLine['outcome']): EventOf<'claim-made'> | undefined {
  for (const event of outcome) {
    if (event.type === 'claim-made' || event.type === 'assistant-acted') return undefined
    const claim = claimBehind(event)
    // The answer to an earlier question is not the claim.
    if (claim !== undefined && (event.type === 'question' || !isAnswered(claim.claim, outcome)))
      return claim
  }
  return undefined
}

const isAnswered = (claim: Claim, outcome: RuledLine['outcome']): boolean =>
  outcome.some(
    each => each.type === 'question-answered' && each.claim === claim && each.verdict !== null,
  )

const claimMade = (at: number, by: Color, claim: Claim): EventOf<'claim-made'> => ({
  type: 'claim-made',
  at,
  by,
  claim,
})

/** The claim that this ruling or question answers. */
function claimBehind(event: RuledLine['outcome'][number]): EventOf<'claim-made'> | undefined {
  if (event.type === 'question') {
    const claim = claimsAskedAtOnce[event.claim]
    return event.by === null || claim === undefined
      ? undefined
      : claimMade(event.at, event.by, claim)
  }
  if (event.type !== 'claim-upheld' && event.type !== 'claim-rejected') return undefined
  return claimsRuledOnAtOnce.has(event.claim)
    ? claimMade(event.at, event.by, event.claim as Claim)
    : undefined
}

/** Events of the arbiter's acts that say the answer themselves. */
const answeringEvents: ReadonlySet<string> = new Set([
  'penalty-imposed',
  'clock-set',
  'spectator-removed',
  'player-excused',
])

/** Whether another sentence of the same line already says it. */
function isImplied(event: GameEvent, all: RuledLine['outcome']): boolean {
  const isMoveMade = all.some(each => each.type === 'move-made')
  switch (event.type) {
    case 'piece-touched':
      return isMoveMade
    case 'piece-placed':
      // A piece from beside the board without a legal move is described separately.
      return (
        isMoveMade &&
        !all.some(each => each.type === 'move-made' && each.from === each.to && !each.legal)
      )
    case 'move-carried-out':
      return isMoveMade
    case 'announcement-unclear':
      // It makes the illegal move on the board, which the move says.
      return all.some(each => each.type === 'move-made' && !each.legal)
    case 'board-handled':
      return all.some(each => each.type === 'move-executed' && isAsAnnounced(each, event))
    case 'move-executed':
      return (
        event.implied === true ||
        all.some(each => each.type === 'board-handled' && !isAsAnnounced(event, each))
      )
    case 'move-completed':
      return (
        (isMoveMade && event.legal !== false && !isOfEarlierMove(event)) ||
        (event.how === 'press' && all.some(isPressByAssistant))
      )
    case 'clock-pressed':
      return all.some(each => each.type === 'move-sealed' || isPressByAssistant(each))
    case 'clocks-paused':
      // The gesture says it.
      return all.some(each => each.type === 'gesture-made' && each.what === 'clocks-stopped')
    case 'player-arrived':
      return !event.reported
    case 'obligation':
      return (
        // The game is over.
        all.some(each => each.type === 'game-concluded') ||
        // If the device rules at once, the obligation after the ruling is the one that counts.
        event !== all.findLast(each => each.type === 'obligation') ||
        // The press came after it, so that nothing is to be played now.
        all.slice(all.indexOf(event)).some(each => each.type === 'move-completed') ||
        (event.moves.length === 1 && all.some(each => each.type === 'intended-move-binds'))
      )
    case 'irregularity-arose':
      return (
        // A move made with two hands is being put back, which the pieces say.
        (event.kind === 'touched-piece' && event.rule === 'illegal.two-hands') ||
        (event.kind === 'out-of-turn' && isBreached(event.by, all))
      )
    case 'breach':
      // The arbiter has seen it.
      return all.some(each => each.type === 'observed' && each.player === event.by)
    case 'question-answered':
      return all.some(each => answeringEvents.has(each.type))
    default:
      return false
  }
}

/** Leaves out the moves that part of a move can become, if the obligation lists just them. */
function withoutListedMoves(event: GameEvent, all: RuledLine['outcome']): GameEvent {
  if (event.type !== 'move-part-made' || event.barred) return event
  const moves = JSON.stringify(event.moves)
  const isListed = all.some(
    each => each.type === 'obligation' && JSON.stringify(each.moves) === moves,
  )
  return isListed ? { ...event, moves: [] } : event
}

const isBreached = (player: Color, all: RuledLine['outcome']): boolean =>
  all.some(each => each.type === 'breach' && each.by === player)

const isOfEarlierMove = ({ how }: EventOf<'move-completed'>): boolean =>
  how === 'next-move' || how === 'later-press'

const isPressByAssistant = (event: RuledLine['outcome'][number]): boolean =>
  event.type === 'assistant-acted' && event.what === 'press'

/** Whether the opponent's move is carried out as announced, and with one piece. */
const isAsAnnounced = (
  { move }: EventOf<'move-executed'>,
  { from, to }: EventOf<'board-handled'>,
): boolean => move.from === from && move.to === to && move.promotion === undefined
