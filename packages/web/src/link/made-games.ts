import type { SeatLink } from '@jadoube/protocol'
import { keep, readKept } from '../kept.js'

/** A game that was made here, with its links: the server gives them once and keeps none. */
export interface MadeGame {
  readonly board: string
  readonly made: number
  readonly names: string
  /** By role; the secrets stay on this device. */
  readonly links: Readonly<Record<string, string>>
}

const most = 20

function readGames(value: unknown): readonly MadeGame[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(
    (each): each is MadeGame =>
      typeof each?.board === 'string' &&
      typeof each.made === 'number' &&
      typeof each.names === 'string' &&
      typeof each.links === 'object',
  )
}

export const madeGames = (): readonly MadeGame[] => readKept('made-games', readGames) ?? []

export const madeGame = (board: string): MadeGame | undefined =>
  madeGames().find(each => each.board === board)

export function keepGame(
  board: string,
  names: string,
  links: Readonly<Record<string, SeatLink>>,
  made: number,
): void {
  const urls = Object.fromEntries(Object.entries(links).map(([role, { url }]) => [role, url]))
  const others = madeGames().filter(each => each.board !== board)
  keep('made-games', [{ board, made, names, links: urls }, ...others].slice(0, most))
}
