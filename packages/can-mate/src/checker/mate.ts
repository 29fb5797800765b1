import { assign, type Claim } from './claim.js'
import { attacks, neighbours } from './geometry.js'
import { cannotMateWith } from './material.js'

/**
 * A square where the loser's king might be mated in some position of the claim, by M1 and M2;
 * undefined if there is none.
 */
export function findMateSquare(claim: Claim, winner: 'white' | 'black'): number | undefined {
  if (isHopeless(claim, winner)) return undefined
  const loser = winner === 'white' ? 'black' : 'white'
  for (const square of claim.king(loser).squares)
    if (mayBeMatedOn(claim, winner, square)) return square
  return undefined
}

function mayBeMatedOn(claim: Claim, winner: 'white' | 'black', m: number): boolean {
  const officers = claim.men.filter(man => man.color === winner && man.sort !== 'king')
  const helpers = claim.men.filter(man => man.color !== winner && man.sort !== 'king')
  const king = claim.king(winner)
  const stops = (square: number) => claim.holder(square) !== undefined
  const stopsButKing = (square: number) => square !== m && stops(square)
  const flights = neighbours(m).filter(square => {
    const holder = claim.holder(square)
    return holder === undefined || holder.color === winner
  })
  const guarded = officers.map(man => {
    const all = new Set<number>()
    for (const from of man.squares) {
      for (const to of attacks(man.sort, winner, from, stopsButKing)) all.add(to)
    }
    return all
  })
  for (let i = 0; i < officers.length; i++) {
    for (const from of officers[i].squares) {
      if (!attacks(officers[i].sort, winner, from, stops).includes(m)) continue
      const here = new Set(attacks(officers[i].sort, winner, from, stopsButKing))
      const bare = flights.filter(
        flight =>
          !here.has(flight) && !guarded.some((all, other) => other !== i && all.has(flight)),
      )
      const near = neighbours(m)
      const places = [...king.squares].filter(at => at !== m && at !== from && !near.includes(at))
      const left = [
        bare,
        ...places.map(at => bare.filter(flight => !neighbours(at).includes(flight))),
      ]
      const blocked = left.some(
        need =>
          !need.includes(from) &&
          assign(need.length, helpers.length, (n, h) => helpers[h].squares.has(need[n])) !==
            undefined,
      )
      if (blocked) return true
    }
  }
  return false
}

/** Whether even the most pieces that the claim allows cannot mate. */
function isHopeless(claim: Claim, winner: 'white' | 'black'): boolean {
  const there = claim.men.filter(man => man.squares.size > 0 && man.sort !== 'king')
  const own = there.filter(man => man.color === winner).map(man => man.sort)
  const rest = there.filter(man => man.color !== winner).map(man => man.sort)
  const bishops = there.filter(man => man.sort === 'bishop').flatMap(man => [...man.squares])
  return cannotMateWith(own, rest, bishops)
}
