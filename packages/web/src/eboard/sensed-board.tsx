import { Placement, parsePieceLetter, parseSquare, squareNames } from '@jadoube/chess'
import { MiniBoard } from '../board/mini-board.js'
import type { Picture } from './connected-board.js'

/** The squares as the board senses them. Differences from the game are marked. */
export function SensedBoard({ picture }: { readonly picture: Picture }) {
  const pieces = squareNames.flatMap((name, index) => {
    const sensed = picture.sensed[index] ?? null
    const letter = sensed === 'occupied' ? (picture.wanted(name) ?? 'P') : sensed
    const piece = parsePieceLetter(letter ?? '')
    return piece === undefined ? [] : [[parseSquare(name)!, piece] as const]
  })
  const marked = picture.differences.flatMap(name => {
    const square = parseSquare(name)
    return square === undefined ? [] : [square]
  })
  return <MiniBoard placement={Placement.of(pieces)} last={marked} />
}
