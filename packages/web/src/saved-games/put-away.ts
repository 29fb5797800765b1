import { gameId, type KeptGame, readKeptGame } from '../game/kept-game.js'
import { forget, readKept, tryToKeep } from '../kept.js'

/**
 * Earlier games of the table that wait to be listed among the stored games. Writing to the list
 * takes a moment, in which the tab may be closed. Games put away here are safe at once.
 */
const key = 'earlier'

/**
 * More games than anyone plays before they are listed. Only a browser without a database comes
 * near.
 */
const most = 100

const isSame = (a: KeptGame, b: KeptGame): boolean => gameId(a) === gameId(b)

export const putAwayGames = (): readonly KeptGame[] =>
  readKept(key, value =>
    Array.isArray(value) ? value.flatMap(each => readKeptGame(each) ?? []) : undefined,
  ) ?? []

/** Returns whether the game is safe. The events are left out, because they can be ruled again. */
function putAway({ id, origin, lines }: KeptGame): boolean {
  const game: KeptGame = { id, origin, lines }
  const others = putAwayGames().filter(each => !isSame(each, game))
  return tryToKeep(key, [...others, game].slice(-most))
}

/** Puts the current game of the table away before another replaces it. */
export function putAwayTable(lying = readKept('table', readKeptGame)): void {
  if (lying === undefined || lying.lines.length < 2 || putAway(lying)) return
  // The storage is full. The game of the table takes more space than its put-away copy.
  forget('table')
  putAway(lying)
}

/** Called when these games are listed. Games put away since then stay. */
export function dropPutAway(listed: readonly KeptGame[]): void {
  const left = putAwayGames().filter(
    each => !listed.some(one => isSame(one, each) && one.lines.length === each.lines.length),
  )
  if (left.length === 0) forget(key)
  else tryToKeep(key, left)
}

/** Forgets a deleted game on the table, so that it does not come back from there. */
export function forgetOnTable(id: string): void {
  dropPutAway(putAwayGames().filter(each => gameId(each) === id))
  const lying = readKept('table', readKeptGame)
  if (lying === undefined || gameId(lying) !== id) return
  forget('table')
  forget('table-face')
}
