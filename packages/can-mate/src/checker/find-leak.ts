import type { Claim, ClaimPiece } from './claim.js'
import { type After, isOver, squaresAfter } from './exit.js'
import { attacks, type ClaimRole, forward, homeRank, lastRank, rankOf, step } from './geometry.js'

/**
 * Checks that every legal move from every position of the claim stays in it or ends in a claim of
 * the same family. Returns what is wrong, or undefined. The rules G1 to G7 are in
 * reachable-squares.ts; here they are checked move by move.
 */
export function findLeak(
  claim: Claim,
  family: readonly Claim[],
  winner: 'white' | 'black',
): string | undefined {
  const { pieces } = claim
  for (const color of ['white', 'black'] as const) {
    const kings = pieces.filter(piece => piece.role === 'king' && piece.color === color)
    if (kings.length !== 1 || kings[0].mayBeLost || kings[0].squares.size === 0) return 'no king'
  }
  const staysInFamily = (after: After) =>
    family.some(other => covers(other, claim, after)) || isOver(claim, after, winner)
  for (let index = 0; index < pieces.length; index++) {
    for (const from of pieces[index].squares) {
      const leak = leakFrom(claim, index, from, staysInFamily)
      if (leak !== undefined) return leak
    }
  }
  return castlingLeak(claim)
}

function leakFrom(
  claim: Claim,
  index: number,
  from: number,
  leads: (after: After) => boolean,
): string | undefined {
  const { pieces } = claim
  const piece = pieces[index]
  const pawn = piece.role === 'pawn'
  const leak = (to: number, how: string) => `piece ${index} ${how} ${from}-${to}`
  const isLast = (to: number) => pawn && rankOf(to) === lastRank(piece.color)
  const exits = (to: number, taken?: number): boolean => {
    const gone = taken === undefined ? [] : [{ piece: taken, to: undefined }]
    if (!isLast(to)) return leads([...gone, { piece: index, to }])
    const roles: ClaimRole[] = ['queen', 'rook', 'bishop', 'knight']
    return roles.every(role => leads([...gone, { piece: index, to, role }]))
  }
  const stays = (to: number) => piece.squares.has(to) && !isLast(to)

  for (const to of attacks(
    piece.role,
    piece.color,
    from,
    square => claim.holder(square) !== undefined,
  )) {
    const holder = claim.holder(to)
    if (holder !== undefined && (holder.color === piece.color || holder.role === 'king')) continue
    if (piece.role === 'king' && claim.isCertainlyAttacked(to, piece)) continue
    for (let captured = 0; captured < pieces.length; captured++) {
      const other = pieces[captured]
      if (other.color === piece.color || other.role === 'king' || !other.squares.has(to)) continue
      if (!(stays(to) && other.mayBeLost) && !exits(to, captured)) return leak(to, 'takes')
    }
    if (!pawn && holder === undefined && !stays(to)) return leak(to, 'goes')
  }
  if (!pawn && piece.role !== 'wild') return undefined
  return pushLeak(claim, index, from, stays, exits, leads)
}

function pushLeak(
  claim: Claim,
  index: number,
  from: number,
  stays: (to: number) => boolean,
  exits: (to: number) => boolean,
  leads: (after: After) => boolean,
): string | undefined {
  const { pieces } = claim
  const piece = pieces[index]
  const ahead = forward(piece.color)
  const mayPush = (to: number) =>
    to >= 0 && claim.holder(to) === undefined && !claim.isPastFacingPawn(index, to)
  const one = step(from, 0, ahead)
  if (mayPush(one)) {
    if (!stays(one) && !exits(one)) return `piece ${index} pushes ${from}-${one}`
    const two = step(from, 0, 2 * ahead)
    if (rankOf(from) === homeRank(piece.color) && mayPush(two)) {
      if (!stays(two) && !exits(two)) return `piece ${index} pushes ${from}-${two}`
      for (const side of [-1, 1]) {
        const beside = step(two, side, 0)
        for (let j = 0; j < pieces.length; j++) {
          const taker = pieces[j]
          const isPawn = taker.role === 'pawn' || taker.role === 'wild'
          if (beside < 0 || taker.color === piece.color || !isPawn || !taker.squares.has(beside))
            continue
          const inside = taker.squares.has(one) && piece.mayBeLost
          if (
            !inside &&
            !leads([
              { piece: index, to: undefined },
              { piece: j, to: one },
            ])
          ) {
            return `piece ${j} takes piece ${index} en passant on ${one}`
          }
        }
      }
    }
  }
  return undefined
}

/** Whether every position that `claim` allows after this move is a position of `other`. */
function covers(other: Claim, claim: Claim, after: After): boolean {
  if (other.family !== claim.family || other.pieces.length !== claim.pieces.length) return false
  if ((claim.castling & ~other.castling) !== 0) return false
  const moved = new Map(after.map(each => [each.piece, each]))
  const squares = squaresAfter(claim, after)
  const fits = (piece: ClaimPiece, i: number) => {
    const target = other.pieces[i]
    if (target.color !== piece.color) return false
    const change = moved.get(i)
    const mayBeGone = change === undefined ? piece.mayBeLost : change.to === undefined
    if (mayBeGone && !target.mayBeLost) return false
    if (squares[i].length === 0) return true
    const role = change?.role ?? piece.role
    if (target.role !== role && (target.role !== 'wild' || role === 'king')) return false
    return squares[i].every(square => target.squares.has(square))
  }
  if (!claim.pieces.every(fits)) return false
  // A claim about two pawns has no meaning if one of them is gone.
  return other.facing.every(([white, black]) => {
    const low = squares[white]
    const high = squares[black]
    if (low.length === 0 || high.length === 0) return true
    return low.length === 1 && high.length === 1 && low[0] % 8 === high[0] % 8 && low[0] < high[0]
  })
}

function castlingLeak(claim: Claim): string | undefined {
  for (let right = 0; right < 4; right++) {
    if (((claim.castling >> right) & 1) === 0) continue
    const color = right < 2 ? 'white' : 'black'
    const home = right < 2 ? 0 : 56
    const short = right % 2 === 0
    const rook = claim.rooks[right]
    if (!claim.king(color).squares.has(home + (short ? 6 : 2))) return 'the king castles'
    for (const piece of claim.pieces) {
      if (piece.color !== color || piece.role !== 'rook' || !piece.squares.has(rook)) continue
      if (!piece.squares.has(home + (short ? 5 : 3))) return 'a rook castles'
    }
  }
  return undefined
}
