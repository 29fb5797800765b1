import { assignEach, type Claim } from './claim.js'
import { attacks, neighbours } from './geometry.js'
import { cannotMateWith } from './material.js'

/**
 * A square where the loser's king might be mated in some position of the claim, by M1 and M2;
 * undefined if there is none.
 */
export function findMateSquare(claim: Claim, winner: 'white' | 'black'): number | undefined {
  if (lacksMaterial(claim, winner)) return undefined
  const loser = winner === 'white' ? 'black' : 'white'
  for (const square of claim.king(loser).squares)
    if (mayBeMateOn(claim, winner, square)) return square
  return undefined
}

function mayBeMateOn(claim: Claim, winner: 'white' | 'black', m: number): boolean {
  const attackers = claim.pieces.filter(piece => piece.color === winner && piece.role !== 'king')
  const helpers = claim.pieces.filter(piece => piece.color !== winner && piece.role !== 'king')
  const king = claim.king(winner)
  const stops = (square: number) => claim.holder(square) !== undefined
  const stopsButKing = (square: number) => square !== m && stops(square)
  const escapes = neighbours(m).filter(square => {
    const holder = claim.holder(square)
    return holder === undefined || holder.color === winner
  })
  const guarded = attackers.map(piece => {
    const all = new Set<number>()
    for (const from of piece.squares) {
      for (const to of attacks(piece.role, winner, from, stopsButKing)) all.add(to)
    }
    return all
  })
  for (let i = 0; i < attackers.length; i++) {
    for (const from of attackers[i].squares) {
      if (!attacks(attackers[i].role, winner, from, stops).includes(m)) continue
      const here = new Set(attacks(attackers[i].role, winner, from, stopsButKing))
      const unguarded = escapes.filter(
        square =>
          !here.has(square) && !guarded.some((all, other) => other !== i && all.has(square)),
      )
      const near = neighbours(m)
      const places = [...king.squares].filter(at => at !== m && at !== from && !near.includes(at))
      const left = [
        unguarded,
        ...places.map(at => unguarded.filter(square => !neighbours(at).includes(square))),
      ]
      const blocked = left.some(
        need =>
          !need.includes(from) &&
          assignEach(need.length, helpers.length, (n, h) => helpers[h].squares.has(need[n])) !==
            undefined,
      )
      if (blocked) return true
    }
  }
  return false
}

/** Whether even the most pieces that the claim allows cannot mate. */
function lacksMaterial(claim: Claim, winner: 'white' | 'black'): boolean {
  const there = claim.pieces.filter(piece => piece.squares.size > 0 && piece.role !== 'king')
  const own = there.filter(piece => piece.color === winner).map(piece => piece.role)
  const rest = there.filter(piece => piece.color !== winner).map(piece => piece.role)
  const bishops = there
    .filter(piece => piece.role === 'bishop')
    .flatMap(piece => [...piece.squares])
  return cannotMateWith(own, rest, bishops)
}
