import { chess960Position, type Position, parsePosition, standardFen } from '@jadoube/chess'
import { BadInput } from './command.js'

/** A position as people name it: a FEN, `startpos`, or `chess960:N`. */
export function parsePositionArgument(text: string): Position {
  const name = text.trim()
  if (name === 'startpos' || name === 'standard') return parsePositionArgument(standardFen)
  const start = /^chess960:(\d{1,3})$/.exec(name)
  if (start !== null && Number(start[1]) < 960) return chess960Position(Number(start[1]))
  const position = parsePosition(name)
  if (!position.ok) throw new BadInput(position.error.code, `no position: ${position.error.reason}`)
  return position.value
}
