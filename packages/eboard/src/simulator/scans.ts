import { type SquareName, squareNames } from '@jadoube/chess'
import type { BoardMessage, Sensed } from '../sensor.js'

/** The same game as a board reports it that sends all its squares after each change, as most boards do. */
export function* asScans(messages: Iterable<BoardMessage>): Generator<BoardMessage> {
  const squares = new Map<SquareName, Sensed>()
  const scan = (at: number): BoardMessage => ({
    kind: 'scan',
    at,
    squares: squareNames.map(name => squares.get(name) ?? null),
  })
  for (const message of messages) {
    if (message.kind === 'dump') {
      for (const [index, name] of squareNames.entries()) {
        squares.set(name, message.squares[index] ?? null)
      }
      yield scan(message.at)
    } else if (message.kind === 'square') {
      squares.set(message.square, message.sensed)
      yield scan(message.at)
    } else yield message
  }
}
