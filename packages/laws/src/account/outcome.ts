import type { Color } from '@jadoube/chess'
import type { Claim } from '../game/act.js'
import type { EventOf, GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'
import type { RuledLine } from '../record/rule-record.js'
import { evolve } from '../the-laws/evolve.js'
import { joinRuling, tell } from './ruling.js'
import type { Telling } from './sentence.js'
import type { ToldEvent } from './told-event.js'

/** What an act came to, a sentence for each thing that happened and that no other sentence implies. */
export function tellOutcome(
  before: GameState,
  outcome: RuledLine['outcome'],
  telling: Telling,
): readonly ToldEvent[] {
  const parts: ReturnType<typeof tell>[] = []
  const claim = unreportedClaim(outcome)
  if (claim !== undefined) parts.push(tell(claim, before, telling))
  let state = before
  for (const event of outcome) {
    if (event.type === 'refused') continue
    if (!isImplied(event, outcome)) {
      const part = tell(event, state, telling)
      if (part.told.text !== '') parts.push(part)
    }
    state = evolve(state, event)
  }
  return joinRuling(parts, telling)
}

/** Claims that are ruled on without an event that reports them. */
const ruledOnAtOnce: ReadonlySet<string> = new Set<Claim>([
  'flag',
  'illegal-move',
  'touched-piece',
  'boards-differ',
])

/** The same for claims that the arbiter is asked about. A wrong clock at the resumption has its own name (I.13). */
const askedAtOnce: Readonly<Record<string, Claim>> = {
  'wrong-setup': 'wrong-setup',
  'reversed-colours': 'reversed-colours',
  'clock-setting': 'clock-setting',
  clock: 'clock-setting',
}

/** Who has claimed what, where only the ruling or the question says so. */
function unreportedClaim(outcome: RuledLine['outcome']): EventOf<'claim-made'> | undefined {
  for (const event of outcome) {
    if (event.type === 'claim-made' || event.type === 'assistant-acted') return undefined
    const claim = claimIn(event)
    // The answer to a question that was asked before is not the claim.
    if (claim !== undefined && (event.type === 'question' || !isAnswered(claim.claim, outcome)))
      return claim
  }
  return undefined
}

const isAnswered = (claim: Claim, outcome: RuledLine['outcome']): boolean =>
  outcome.some(
    each => each.type === 'question-answered' && each.claim === claim && each.verdict !== null,
  )

const made = (at: number, by: Color, claim: Claim): EventOf<'claim-made'> => ({
  type: 'claim-made',
  at,
  by,
  claim,
})

function claimIn(event: RuledLine['outcome'][number]): EventOf<'claim-made'> | undefined {
  if (event.type === 'question') {
    const claim = askedAtOnce[event.claim]
    return event.by === null || claim === undefined ? undefined : made(event.at, event.by, claim)
  }
  if (event.type !== 'claim-upheld' && event.type !== 'claim-rejected') return undefined
  return ruledOnAtOnce.has(event.claim) ? made(event.at, event.by, event.claim as Claim) : undefined
}

/** Acts of the arbiter's that are themselves the answer. */
const answersByItself: ReadonlySet<string> = new Set([
  'penalty-imposed',
  'clock-set',
  'spectator-removed',
])

/** What another sentence of the same line says already. */
function isImplied(event: GameEvent, all: RuledLine['outcome']): boolean {
  const made = all.some(each => each.type === 'move-made')
  switch (event.type) {
    case 'piece-touched':
      return made
    case 'piece-placed':
      // A piece from beside the board that makes no legal move is told apart from that.
      return (
        made && !all.some(each => each.type === 'move-made' && each.from === each.to && !each.legal)
      )
    case 'move-carried-out':
      return made
    case 'board-handled':
      return all.some(each => each.type === 'move-executed' && isAsAnnounced(each, event))
    case 'move-executed':
      return (
        event.implied === true ||
        all.some(each => each.type === 'board-handled' && !isAsAnnounced(event, each))
      )
    case 'move-completed':
      return made && event.legal !== false && event.how !== 'next-move'
    case 'player-arrived':
      return !event.reported
    case 'obligation':
      return (
        // Nobody plays any more.
        all.some(each => each.type === 'game-concluded') ||
        (event.moves.length === 1 && all.some(each => each.type === 'intended-move-binds'))
      )
    case 'question-answered':
      return all.some(each => answersByItself.has(each.type))
    default:
      return false
  }
}

/** The opponent's move is carried out as it was announced, and with one piece. */
const isAsAnnounced = (
  { move }: EventOf<'move-executed'>,
  { from, to }: EventOf<'board-handled'>,
): boolean => move.from === from && move.to === to && move.promotion === undefined
