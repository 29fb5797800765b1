import { type SquareName, squareNames } from '@jadoube/chess'
import type { Sensed } from '../sensor.js'
import type { SimulatedMessage } from './hands.js'

/** The same game from a board that sends all its squares after each change, as most boards do. */
export function* asScans(messages: Iterable<SimulatedMessage>): Generator<SimulatedMessage> {
  const squares = new Map<SquareName, Sensed>()
  for (const { message, isLost } of messages) {
    if (message.kind === 'dump') {
      for (const [index, name] of squareNames.entries())
        squares.set(name, message.squares[index] ?? null)
    } else if (message.kind === 'square') squares.set(message.square, message.sensed)
    else {
      yield { message, isLost }
      continue
    }
    const all = squareNames.map(name => squares.get(name) ?? null)
    yield { message: { kind: 'scan', at: message.at, squares: all }, isLost }
  }
}

/** The same game on a board that cannot identify pieces. */
export function* asOccupancy(messages: Iterable<SimulatedMessage>): Generator<SimulatedMessage> {
  const plain = (sensed: Sensed): Sensed => (sensed === null ? null : 'occupied')
  for (const { message, isLost } of messages) {
    if (message.kind === 'scan' || message.kind === 'dump')
      yield { message: { ...message, squares: message.squares.map(plain) }, isLost }
    else if (message.kind === 'square')
      yield { message: { ...message, sensed: plain(message.sensed) }, isLost }
    else yield { message, isLost }
  }
}
