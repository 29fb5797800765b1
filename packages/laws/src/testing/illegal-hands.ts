import {
  legalMoves,
  type Move,
  makeSquare,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import { type HandAct, touch, type WayByHand } from './by-hand.js'
import { type Numbers, occupied, pick } from './random-hands.js'

/** An illegal move by its squares, and the ways in which a hand makes it. */
export function illegalWays(
  position: StandingPosition,
  opening: StandingPosition,
  numbers: Numbers,
): { handAct: HandAct; ways: readonly WayByHand[] } | null {
  const castling = illegalCastling(position, opening)
  if (castling.length > 0 && numbers(3) === 0) return pick(numbers, castling)
  const legal = legalMoves(position)
  const own = occupied(position).filter(each => position.at(each)!.color === position.turn)
  const from = pick(numbers, own)
  const to = numbers(64) as Square
  const { role } = position.at(from)!
  // Such a king's move would be castling, which is tried above.
  if (to === from || (role === 'king' && from >> 3 === to >> 3 && Math.abs(from - to) > 1))
    return null
  // As a move act, a king onto its own rook is castling (Chess960). By hand it only takes the
  // rook's square.
  const target = position.at(to)
  if (role === 'king' && target?.role === 'rook' && target.color === position.turn) return null
  const isPlain = (move: Move) => move.from === from && move.to === to && move.kind !== 'promotion'
  if (legal.some(isPlain)) return null
  const [f, t] = [makeSquare(from), makeSquare(to)]
  const place = { act: 'place', from: f, to: t }
  const handAct = { act: 'move', from: f, to: t }
  if (position.at(to) === undefined) {
    return {
      handAct,
      ways: [
        [place],
        [touch(from), place],
        [
          { act: 'remove', square: f },
          { act: 'place', piece: role, to: t },
        ],
      ],
    }
  }
  const remove = { act: 'remove', square: t }
  return { handAct, ways: [[place], [touch(from), touch(to), place], [touch(from), remove, place]] }
}

/** Illegal castling with enough room: both pieces go where castling puts them. */
function illegalCastling(
  position: StandingPosition,
  opening: StandingPosition,
): { handAct: HandAct; ways: readonly WayByHand[] }[] {
  const rank = position.turn === 'white' ? 0 : 56
  const is = (file: number, role: string) => {
    const piece = position.at((rank + file) as Square)
    return piece?.role === role && piece.color === position.turn
  }
  const isFree = (file: number) => position.at((rank + file) as Square) === undefined
  const name = (file: number) => makeSquare((rank + file) as Square)
  const place = (from: number, to: number) => ({ act: 'place', from: name(from), to: name(to) })
  // Castling is written only for a king on its original square.
  if (!is(4, 'king') || opening.at((rank + 4) as Square)?.role !== 'king') return []
  const legal = legalMoves(position).filter(({ kind }) => kind === 'castling')
  return (
    [
      [7, 6, 5, 'O-O'],
      [0, 2, 3, 'O-O-O'],
    ] as const
  ).flatMap(([rook, kingTo, rookTo, san]) => {
    if (!is(rook, 'rook') || !isFree(kingTo) || !isFree(rookTo)) return []
    if (legal.some(move => move.to === rank + kingTo)) return []
    const king = { act: 'touch', square: name(4) }
    const ways = [
      [place(4, kingTo), place(rook, rookTo)],
      [king, place(4, kingTo), place(rook, rookTo)],
    ]
    return [{ handAct: { act: 'move', san }, ways }]
  })
}
