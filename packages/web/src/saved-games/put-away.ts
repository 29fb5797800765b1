import { gameId, readStoredGame, type StoredGame } from '../game/stored-game.js'
import { readStored, removeStored, tryWriteStored } from '../local-storage.js'
import { tableGameKey, tableSummaryKey } from '../storage-keys.js'

/**
 * Earlier games of the table that wait to be listed among the stored games. Writing to the list
 * takes a moment, in which the tab may be closed. Games put away here are safe at once.
 */
const key = 'earlier'

/**
 * More games than anyone plays before they are listed. Only a browser without a database comes
 * near.
 */
const maxGames = 100

const isSame = (a: StoredGame, b: StoredGame): boolean => gameId(a) === gameId(b)

export const putAwayGames = (): readonly StoredGame[] =>
  readStored(key, value =>
    Array.isArray(value) ? value.flatMap(each => readStoredGame(each) ?? []) : undefined,
  ) ?? []

/** Returns whether the game is safe. The events are left out, because they can be ruled again. */
function putAway({ id, origin, lines }: StoredGame): boolean {
  const game: StoredGame = { id, origin, lines }
  const others = putAwayGames().filter(each => !isSame(each, game))
  return tryWriteStored(key, [...others, game].slice(-maxGames))
}

/** Puts the current game of the table away before another replaces it. */
export function putAwayTable(tableGame = readStored(tableGameKey, readStoredGame)): void {
  if (tableGame === undefined || tableGame.lines.length < 2 || putAway(tableGame)) return
  // The storage is full. The game of the table takes more space than its put-away copy.
  removeStored(tableGameKey)
  putAway(tableGame)
}

/** Called when these games are listed. Games put away since then stay. */
export function dropPutAway(listed: readonly StoredGame[]): void {
  const remaining = putAwayGames().filter(
    each => !listed.some(one => isSame(one, each) && one.lines.length === each.lines.length),
  )
  if (remaining.length === 0) removeStored(key)
  else tryWriteStored(key, remaining)
}

/** Forgets a deleted game on the table, so that it does not come back from there. */
export function removeFromTable(id: string): void {
  dropPutAway(putAwayGames().filter(each => gameId(each) === id))
  const tableGame = readStored(tableGameKey, readStoredGame)
  if (tableGame === undefined || gameId(tableGame) !== id) return
  removeStored(tableGameKey)
  removeStored(tableSummaryKey)
}
