import { type Color, makeSquare, type Placement, type Role, type Square } from '@jadoube/chess'

const order: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']

/** Lists the squares of a player's pieces: `king e1, queen d1, rook a1 h1`. */
export function pieceList(
  placement: Placement,
  color: Color,
  names: Readonly<Record<Role, string>>,
): string {
  return order
    .flatMap(role => {
      const squares: string[] = []
      for (let square = 0; square < 64; square++) {
        const piece = placement.at(square as Square)
        if (piece?.color === color && piece.role === role)
          squares.push(makeSquare(square as Square))
      }
      return squares.length === 0 ? [] : [`${names[role]} ${squares.join(' ')}`]
    })
    .join(', ')
}
