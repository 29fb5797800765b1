import { type Color, parsePosition } from '@jadoube/chess'
import { type GameState, parseHeader, type Table } from '@jadoube/laws'
import type { BoardView } from '@jadoube/protocol'

interface Opened {
  readonly table: Table
  readonly state: GameState
}

const opened = new Map<string, Opened | null>()

/** The table as its header describes it; null where this app cannot read it. */
function openedBy(header: BoardView['header']): Opened | null {
  const text = JSON.stringify(header)
  const known = opened.get(text)
  if (known !== undefined) return known
  const table = parseHeader(header)
  const found = table.ok ? { table: table.value, state: table.value.state } : null
  opened.set(text, found)
  return found
}

/**
 * A game as far as this seat knows it, to be spoken of: its Laws, where it began, and the position, if
 * the seat may follow it. The history of it is the server's; nothing is decided here.
 */
export function standIn(view: BoardView): Opened | null {
  const game = openedBy(view.header)
  if (game === null) return null
  const position = view.fen === undefined ? undefined : parsePosition(view.fen)
  return {
    table: game.table,
    state: {
      ...game.state,
      status: view.status,
      turn: view.hasTheMove as Color,
      ...(position?.ok === true && { position: position.value, ply: view.ply ?? 0 }),
    },
  }
}
