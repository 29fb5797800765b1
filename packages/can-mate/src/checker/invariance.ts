import type { Claim, ClaimMan } from './claim.js'
import { type After, isOver, squaresAfter } from './exit.js'
import { attacks, forward, homeRank, lastRank, rankOf, type Sort, step } from './geometry.js'

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
  const { men } = claim
  for (const color of ['white', 'black'] as const) {
    const kings = men.filter(man => man.sort === 'king' && man.color === color)
    if (kings.length !== 1 || kings[0].mayBeLost || kings[0].squares.size === 0) return 'no king'
  }
  const leads = (after: After) =>
    family.some(other => covers(other, claim, after)) || isOver(claim, after, winner)
  for (let p = 0; p < men.length; p++) {
    for (const from of men[p].squares) {
      const leak = leakFrom(claim, p, from, leads)
      if (leak !== undefined) return leak
    }
  }
  return castlingLeak(claim)
}

function leakFrom(
  claim: Claim,
  p: number,
  from: number,
  leads: (after: After) => boolean,
): string | undefined {
  const { men } = claim
  const man = men[p]
  const pawn = man.sort === 'pawn'
  const leak = (to: number, how: string) => `man ${p} ${how} ${from}-${to}`
  const isLast = (to: number) => pawn && rankOf(to) === lastRank(man.color)
  const exits = (to: number, taken?: number): boolean => {
    const gone = taken === undefined ? [] : [{ man: taken, to: undefined }]
    if (!isLast(to)) return leads([...gone, { man: p, to }])
    const sorts: Sort[] = ['queen', 'rook', 'bishop', 'knight']
    return sorts.every(sort => leads([...gone, { man: p, to, sort }]))
  }
  const stays = (to: number) => man.squares.has(to) && !isLast(to)

  for (const to of attacks(
    man.sort,
    man.color,
    from,
    square => claim.holder(square) !== undefined,
  )) {
    const holder = claim.holder(to)
    if (holder !== undefined && (holder.color === man.color || holder.sort === 'king')) continue
    if (man.sort === 'king' && claim.isCertainlyAttacked(to, man)) continue
    for (let q = 0; q < men.length; q++) {
      const other = men[q]
      if (other.color === man.color || other.sort === 'king' || !other.squares.has(to)) continue
      if (!(stays(to) && other.mayBeLost) && !exits(to, q)) return leak(to, 'takes')
    }
    if (!pawn && holder === undefined && !stays(to)) return leak(to, 'goes')
  }
  if (!pawn && man.sort !== 'wild') return undefined
  return pushLeak(claim, p, from, stays, exits, leads)
}

function pushLeak(
  claim: Claim,
  p: number,
  from: number,
  stays: (to: number) => boolean,
  exits: (to: number) => boolean,
  leads: (after: After) => boolean,
): string | undefined {
  const { men } = claim
  const man = men[p]
  const ahead = forward(man.color)
  const mayPush = (to: number) =>
    to >= 0 && claim.holder(to) === undefined && !claim.isBarred(p, to)
  const one = step(from, 0, ahead)
  if (mayPush(one)) {
    if (!stays(one) && !exits(one)) return `man ${p} pushes ${from}-${one}`
    const two = step(from, 0, 2 * ahead)
    if (rankOf(from) === homeRank(man.color) && mayPush(two)) {
      if (!stays(two) && !exits(two)) return `man ${p} pushes ${from}-${two}`
      for (const side of [-1, 1]) {
        const beside = step(two, side, 0)
        for (let j = 0; j < men.length; j++) {
          const taker = men[j]
          const isPawn = taker.sort === 'pawn' || taker.sort === 'wild'
          if (beside < 0 || taker.color === man.color || !isPawn || !taker.squares.has(beside))
            continue
          const inside = taker.squares.has(one) && man.mayBeLost
          if (
            !inside &&
            !leads([
              { man: p, to: undefined },
              { man: j, to: one },
            ])
          ) {
            return `man ${j} takes man ${p} en passant on ${one}`
          }
        }
      }
    }
  }
  return undefined
}

/** Whether every position that `claim` allows after this move is a position of `other`. */
function covers(other: Claim, claim: Claim, after: After): boolean {
  if (other.family !== claim.family || other.men.length !== claim.men.length) return false
  if ((claim.castling & ~other.castling) !== 0) return false
  const moved = new Map(after.map(each => [each.man, each]))
  const squares = squaresAfter(claim, after)
  const fits = (man: ClaimMan, i: number) => {
    const target = other.men[i]
    if (target.color !== man.color) return false
    const change = moved.get(i)
    const mayBeGone = change === undefined ? man.mayBeLost : change.to === undefined
    if (mayBeGone && !target.mayBeLost) return false
    if (squares[i].length === 0) return true
    const sort = change?.sort ?? man.sort
    if (target.sort !== sort && (target.sort !== 'wild' || sort === 'king')) return false
    return squares[i].every(square => target.squares.has(square))
  }
  if (!claim.men.every(fits)) return false
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
    for (const man of claim.men) {
      if (man.color !== color || man.sort !== 'rook' || !man.squares.has(rook)) continue
      if (!man.squares.has(home + (short ? 5 : 3))) return 'a rook castles'
    }
  }
  return undefined
}
