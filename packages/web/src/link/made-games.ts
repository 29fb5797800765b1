import type { Color } from '@jadoube/chess'
import type { SeatLink } from '@jadoube/protocol'
import { readStored, writeStored } from '../local-storage.js'

/** A game made here, with its links. The server gives them out once and does not store them. */
export interface MadeGame {
  readonly board: string
  readonly made: number
  readonly names: string
  /** The side that plays on this device. Undefined if the game was set up for others. */
  readonly side?: Color
  /** The links by role. Their secrets stay on this device. */
  readonly links: Readonly<Record<string, string>>
}

const maxGames = 20

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

/** For browsers that store nothing: the games are known while the page is open. */
let unstored: readonly MadeGame[] = []

export const madeGames = (): readonly MadeGame[] => readStored('made-games', readGames) ?? unstored

export const madeGame = (board: string): MadeGame | undefined =>
  madeGames().find(each => each.board === board)

export function storeMadeGame(
  game: Pick<MadeGame, 'board' | 'names' | 'made' | 'side'>,
  links: Readonly<Record<string, SeatLink>>,
): void {
  const urls = Object.fromEntries(Object.entries(links).map(([role, { url }]) => [role, url]))
  const others = madeGames().filter(each => each.board !== game.board)
  unstored = [{ ...game, links: urls }, ...others].slice(0, maxGames)
  writeStored('made-games', unstored)
}

/** The address of the seat taken on this device, without the server's origin. */
export function ownSeat({ side, links }: MadeGame): string | null {
  const url = side === undefined ? undefined : links[side]
  if (url === undefined) return null
  const { pathname, hash } = new URL(url)
  return pathname + hash
}
