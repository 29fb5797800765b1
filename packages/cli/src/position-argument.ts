import { chess960Position, type Position, parsePosition, standardFen } from '@jadoube/chess'
import { BadInput } from './command.js'

/** Parses a position as people name it: a FEN, `startpos`, or `chess960:N`. */
export function parsePositionArgument(text: string): Position {
  const name = text.trim()
  if (name === 'startpos' || name === 'standard') return parsePositionArgument(standardFen)
  const start = /^chess960:(.{0,20})$/i.exec(name)
  if (start !== null) {
    const number = Number(start[1])
    if (/^\d{1,3}$/.test(start[1]!) && number < 960) return chess960Position(number)
    throw new BadInput('chess960-number', `'${start[1]}' is not a Chess960 number from 0 to 959`)
  }
  const position = parsePosition(name, { strict: true })
  if (!position.ok)
    throw new BadInput(position.error.code, `not a position: ${position.error.reason}`)
  return position.value
}
