import { Claim, type ClaimMan } from './claim.js'
import { attacks, forward, neighbours, type Sort, step } from './geometry.js'
import { findMateSquare } from './mate.js'

/** The pieces after an exit. The piece that moved is last; another one may be gone. */
export type After = readonly {
  readonly man: number
  readonly to: number | undefined
  readonly sort?: Sort
}[]

/**
 * The squares where each piece of the claim may be after the exit. E1: no king is next to one that
 * has just moved.
 */
export function squaresAfter(claim: Claim, after: After): number[][] {
  const moved = new Map(after.map(each => [each.man, each]))
  const taken = new Set(after.map(each => each.to))
  const beside = new Set<number>()
  for (const { man, to } of after) {
    if (claim.men[man].sort !== 'king' || to === undefined) continue
    for (const square of neighbours(to)) beside.add(square)
  }
  return claim.men.map((man, i) => {
    const change = moved.get(i)
    if (change !== undefined) return change.to === undefined ? [] : [change.to]
    const apart = (square: number) => man.sort !== 'king' || !beside.has(square)
    return [...man.squares].filter(square => !taken.has(square) && apart(square))
  })
}

/**
 * E2: whether the game is over after this exit: the player to move has no move and was not mated by
 * `winner`.
 */
export function isOver(claim: Claim, after: After, winner: 'white' | 'black'): boolean {
  if (claim.castling !== 0) return false
  const mover = after.at(-1)
  if (mover === undefined) return false
  const moved = new Map(after.map(each => [each.man, each]))
  const squares = squaresAfter(claim, after)
  const men = claim.men.map((man, i): ClaimMan => {
    const change = moved.get(i)
    return {
      color: man.color,
      sort: change?.sort ?? man.sort,
      squares: new Set(squares[i]),
      mayBeLost: change === undefined ? man.mayBeLost : change.to === undefined,
    }
  })
  if (men.some(man => !man.mayBeLost && man.squares.size === 0)) return true
  const left = new Claim(claim, men)
  const turn = claim.men[mover.man].color === 'white' ? 'black' : 'white'
  if (left.men.some(man => man.color === turn && mayMove(left, man))) return false
  return turn === winner || findMateSquare(left, winner) === undefined
}

function mayMove(claim: Claim, man: ClaimMan): boolean {
  const stops = (square: number) => claim.holder(square) !== undefined
  const isPrey = (square: number) =>
    claim.men.some(
      other => other.color !== man.color && other.sort !== 'king' && other.squares.has(square),
    )
  for (const from of man.squares) {
    for (const to of attacks(man.sort, man.color, from, stops)) {
      const holder = claim.holder(to)
      if (holder !== undefined && (holder.color === man.color || holder.sort === 'king')) continue
      if (man.sort === 'king' && claim.isCertainlyAttacked(to, man)) continue
      if (man.sort === 'pawn' && !isPrey(to)) continue
      return true
    }
    if (man.sort !== 'pawn' && man.sort !== 'wild') continue
    const ahead = step(from, 0, forward(man.color))
    if (ahead >= 0 && !stops(ahead)) return true
  }
  return false
}
