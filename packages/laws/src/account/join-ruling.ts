import { type Color, parseSquare, type Role, type SquareName } from '@jadoube/chess'
import type { EventOf, GameEvent } from '../game/event.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import type { DescribedEvent } from './described-event.js'
import { makeSentence, numbersOf, type Telling } from './sentence.js'

/** A sentence about an event, and the game just before it. */
interface ToldEvent {
  readonly sentence: DescribedEvent
  readonly state: GameState
}

/** Whether an event is a consequence that the ruling on an illegal move includes. */
const isConsequence = ({ type, ...event }: GameEvent): boolean =>
  type === 'illegal-move-ruled' ||
  type === 'obligation' ||
  (type === 'time-added' && event.rule === 'illegal.penalty-time') ||
  (type === 'claim-upheld' && 'claim' in event && event.claim === 'illegal-move')

/**
 * Joins the ruling on an illegal move into one line: that the claim is correct, which illegal move
 * it is, who gets how much time, and what must be played now. The other sentences stay as they are.
 */
export function joinRuling(
  parts: readonly ToldEvent[],
  telling: Telling,
): readonly DescribedEvent[] {
  const ruled = parts.find(({ sentence }) => sentence.event.type === 'illegal-move-ruled')
  const joined = parts.filter(({ sentence }) => isConsequence(sentence.event))
  if (ruled === undefined || joined.length < 2) return parts.map(({ sentence }) => sentence)
  // The verdict comes first, and then what is done on the board.
  const verdict = joined.find(({ sentence }) => isVerdict(sentence.event)) ?? ruled
  const inOrder = [...joined].sort((one, other) => rankOf(one) - rankOf(other))
  const events = inOrder.map(({ sentence }) => sentence.event)
  const claimed = events.some(({ type }) => type === 'claim-upheld')
  const sentences = withSumOfTimes(inOrder, telling)
    .filter(({ sentence }) => sentence.event.type !== 'claim-upheld')
    .map(({ sentence, state }) => consequenceText(sentence, state, telling))
    .join(' ')
  const text = claimed ? afterVerdict(sentences, telling) : sentences
  const line: DescribedEvent = {
    event: ruled.sentence.event,
    text,
    citation: numbersOf(events, telling),
  }
  return parts
    .filter(({ sentence }) => sentence === verdict.sentence || !isConsequence(sentence.event))
    .map(({ sentence }) => (sentence === verdict.sentence ? line : sentence))
}

const isVerdict = ({ type }: GameEvent): boolean =>
  type === 'claim-upheld' || type === 'illegal-move-ruled'

/** Two irregularities in one move may each add time. The sum is told in one sentence. */
function withSumOfTimes(parts: readonly ToldEvent[], telling: Telling): readonly ToldEvent[] {
  const times = parts.flatMap(({ sentence: { event } }) =>
    event.type === 'time-added' ? [event] : [],
  )
  const [first] = times
  if (first === undefined || times.some(({ to }) => to !== first.to)) return parts
  const ms = times.reduce((sum, each) => sum + each.ms, 0)
  return parts.flatMap(part => {
    if (part.sentence.event.type !== 'time-added') return [part]
    return part.sentence.event === first ? [tellEvent({ ...first, ms }, part.state, telling)] : []
  })
}

/** `The claim is correct: this is White’s first illegal move.` */
const afterVerdict = (text: string, { wording }: Telling): string =>
  `${wording.acts.claimCorrect}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** The order of the sentences: the verdict, the time, what must be played. */
const rankOf = ({ sentence }: ToldEvent): number =>
  ['claim-upheld', 'illegal-move-ruled', 'time-added', 'obligation'].indexOf(sentence.event.type)

function consequenceText(
  { event, text }: DescribedEvent,
  state: GameState,
  telling: Telling,
): string {
  const piece = event.type === 'obligation' ? onlyPiece(event, state) : null
  if (piece === null) return text
  return telling.wording.acts.mustMove(piece.player, piece.role, piece.square)
}

/** The piece that makes all the moves to choose from, if there is only one. */
function onlyPiece(
  { player, moves }: EventOf<'obligation'>,
  state: GameState,
): { readonly player: Color; readonly role: Role; readonly square: SquareName } | null {
  const square = moves[0]?.from
  if (square === undefined || moves.length < 2) return null
  if (moves.some(({ from }) => from !== square)) return null
  const piece = (standing(state) ?? state.position).at(parseSquare(square)!)
  return piece === undefined ? null : { player, role: piece.role, square }
}

/** A sentence for an event, with the event. */
export const tellEvent = (event: GameEvent, state: GameState, telling: Telling): ToldEvent => ({
  sentence: { ...makeSentence(event, state, telling), event },
  state,
})
