import { gameId, type KeptGame, readKeptGame } from '../game/kept-game.js'
import { forget, readKept, tryToKeep } from '../kept.js'

/**
 * Earlier games of the table that wait to be listed among the games of this device. Writing there takes
 * a moment, in which the tab may be closed; what is put away here is safe at once.
 */
const key = 'earlier'

/** More than anyone plays before the list takes them; only a browser without a list gets near. */
const most = 100

const isSame = (a: KeptGame, b: KeptGame): boolean => gameId(a) === gameId(b)

export const putAwayGames = (): readonly KeptGame[] =>
  readKept(key, value =>
    Array.isArray(value) ? value.flatMap(each => readKeptGame(each) ?? []) : undefined,
  ) ?? []

/** Tells whether it is safe. What followed from each act is left out: it can be ruled again. */
function putAway({ id, origin, lines }: KeptGame): boolean {
  const game: KeptGame = { id, origin, lines }
  const others = putAwayGames().filter(each => !isSame(each, game))
  return tryToKeep(key, [...others, game].slice(-most))
}

/** Puts the current game of the table away before another replaces it. */
export function putAwayTable(lying = readKept('table', readKeptGame)): void {
  if (lying === undefined || lying.lines.length < 2 || putAway(lying)) return
  // The store is full. The game of the table takes more room than what is put away of it.
  forget('table')
  putAway(lying)
}

/** Called when these games are listed; those that were put away since then stay. */
export function dropPutAway(listed: readonly KeptGame[]): void {
  const left = putAwayGames().filter(
    each => !listed.some(one => isSame(one, each) && one.lines.length === each.lines.length),
  )
  if (left.length === 0) forget(key)
  else tryToKeep(key, left)
}

/** A game that is deleted from the list does not come back from the table. */
export function forgetOnTable(id: string): void {
  dropPutAway(putAwayGames().filter(each => gameId(each) === id))
  const lying = readKept('table', readKeptGame)
  if (lying === undefined || gameId(lying) !== id) return
  forget('table')
  forget('table-face')
}
