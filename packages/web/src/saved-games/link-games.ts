import { ask } from '../net/ask.js'
import { parseSeatLink } from '../net/seat-link.js'
import { storeGames } from './game-database.js'
import { digestOf, type GameHead, type GameText } from './saved-game.js'

/** A game by link, as its player sees it. */
export interface LinkGame {
  readonly board: string
  readonly secret: string
  readonly white: string
  readonly black: string
  readonly scheduledStart: number
  readonly timeControl: string | null
  readonly event: string
  readonly inEvent: boolean
  readonly moves: number
  readonly result: GameHead['result']
  readonly reason: GameHead['reason']
  readonly laws: GameHead['laws']
}

/** Stores that this game is being played, and the whole game once it is over. */
export async function storeLinkGame(game: LinkGame): Promise<void> {
  const { board, secret } = game
  const head: GameHead = {
    id: board,
    kind: 'link',
    when: game.scheduledStart,
    white: game.white,
    black: game.black,
    result: game.result,
    reason: game.reason,
    moves: game.moves,
    laws: game.laws,
    timeControl: game.timeControl,
    event: game.event,
    ...(game.inEvent && { inEvent: true as const }),
    digest: board,
    seat: `/board/${board}#${secret}`,
  }
  try {
    await storeGames([{ head, text: null }])
    if (game.result !== '*') await fetchLinkGame(head)
  } catch {
    // It is still on the server.
  }
}

/**
 * Loads the game from its server: the record if this seat may have it, otherwise the PGN. Null
 * while it is in progress, or if the server cannot be reached.
 */
export async function fetchLinkGame(head: GameHead): Promise<GameText | null> {
  const [path, fragment] = (head.seat ?? '').split('#')
  const link = parseSeatLink(path ?? '', fragment ?? '')
  if (head.kind !== 'link' || link === null) return null
  const formats = head.inEvent ? (['pgn'] as const) : (['record', 'pgn'] as const)
  for (const format of formats) {
    const result = await ask<string>('GET', `/api/boards/${head.id}/${format}`, {
      secret: link.secret,
    })
    if (!result.ok || typeof result.value !== 'string') continue
    const text: GameText = { format, text: result.value }
    // A game in progress is not stored, because the rest of it would be missing.
    if (head.result === '*') return text
    await storeGames([{ head: { ...head, digest: await digestOf(text.text) }, text }])
    return text
  }
  return null
}
