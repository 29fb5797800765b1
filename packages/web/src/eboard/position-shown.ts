import { type Color, type Position, parsePosition } from '@jadoube/chess'

/** A position of which a player is told only the pieces and the turn: enough to follow hands. */
export function positionShown(placement: string, turn: Color): Position | null {
  const at = (square: string): string => {
    const rank = placement.split('/')[8 - Number(square[1])] ?? ''
    const squares = rank.replace(/\d/g, digit => '.'.repeat(Number(digit)))
    return squares[square.charCodeAt(0) - 97] ?? '.'
  }
  const rights = [
    at('e1') === 'K' && at('h1') === 'R' ? 'K' : '',
    at('e1') === 'K' && at('a1') === 'R' ? 'Q' : '',
    at('e8') === 'k' && at('h8') === 'r' ? 'k' : '',
    at('e8') === 'k' && at('a8') === 'r' ? 'q' : '',
  ].join('')
  const read = parsePosition(`${placement} ${turn[0]} ${rights || '-'} - 0 1`)
  return read.ok ? read.value : null
}
