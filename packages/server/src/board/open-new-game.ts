import { headerOfNewGame } from '@jadoube/laws/internals'
import { type BoardSettings, CASUAL_DEFAULT_TIME } from '../game/board-settings.js'
import type { Game, GameStart } from '../game/game.js'
import { nextBoard } from '../game/new-game.js'
import type { BoardId, Store } from '../store/index.js'
import type { BoardContext } from './board-context.js'
import { planBoard } from './create-board.js'

/**
 * Sets up the game that replaces this one after a ruling of the arbiter. The links of the old game
 * open it. Doing it again changes nothing.
 */
export async function openNewGame(
  {
    store,
    now,
    armed,
    replacementSetUp,
  }: Pick<BoardContext, 'store' | 'now' | 'armed' | 'replacementSetUp'>,
  board: BoardId,
  old: { readonly game: Game; readonly gameStart: GameStart; readonly settings: BoardSettings },
): Promise<void> {
  const { newGame } = old.game
  const next = nextBoard(board, old.game)
  if (next === null || newGame === null) return
  const at = now()
  const isExchanged = newGame === 'colours-exchanged'
  const settings = settingsOfNext(board, old.settings, isExchanged, at)
  const header = headerOfNewGame(old.gameStart.header, newGame)
  header.regulations = {
    ...(header.regulations as object | undefined),
    // Both were at the board: nobody can be late for the replacement game.
    defaultTime: CASUAL_DEFAULT_TIME,
    defaultTimeFrom: 'start',
  }
  const opened = await setUpGame(store, at, next, header, settings)
  if (opened.due !== null) armed(opened.due)
  replacementSetUp(opened.board)
}

/** Sets up a board whose id is known beforehand. Doing it again changes nothing. */
export async function setUpGame(
  store: Store,
  now: number,
  next: BoardId,
  header: Record<string, unknown>,
  settings: BoardSettings,
): Promise<{ readonly board: BoardId; readonly due: number | null }> {
  const planned = planBoard(now, header, settings, next)
  if (!planned.ok) throw new Error(`a new game cannot be set up: ${planned.error}`)
  const { header: body, alarm } = planned.value
  // The board and its first entry are written together: one without the other would look like
  // damage.
  const made = await store.setUp({ boards: [planned.value], seats: [] })
  if (made.ok) return { board: next, due: alarm }
  // It already exists. A server that stopped half-way may have left it without its first entry.
  const written = await store.log.append({ board: next, expected: 0, at: now, body, alarm })
  return { board: next, due: written.ok ? alarm : null }
}

function settingsOfNext(
  board: BoardId,
  settings: BoardSettings,
  isExchanged: boolean,
  now: number,
): BoardSettings {
  const before = settings.seatsOf?.exchanged ?? false
  return {
    ...settings,
    scheduledStart: now,
    // The time of the round has passed: the game starts when the players or the arbiter say so.
    startWhen: settings.startWhen === 'scheduled' ? 'arbiter' : settings.startWhen,
    white: isExchanged ? settings.black : settings.white,
    black: isExchanged ? settings.white : settings.black,
    ...(settings.entries && {
      entries: isExchanged ? exchanged(settings.entries) : settings.entries,
    }),
    seatsOf: { board: settings.seatsOf?.board ?? board, exchanged: before !== isExchanged },
    replaces: board,
  }
}

const exchanged = ({ white, black }: { readonly white: number; readonly black: number }) => ({
  white: black,
  black: white,
})
