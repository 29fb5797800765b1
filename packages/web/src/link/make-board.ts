import type { SeatLink } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'

export interface NewBoard {
  readonly board: string
  readonly links: Readonly<Record<string, SeatLink>>
}

/** Asks the server for a board. Returns a message if that fails. */
export async function makeBoard(header: object): Promise<NewBoard | string> {
  const { seat: t } = words()
  // The server expects the header of the record without its format.
  const { jadoube: _, ...body } = header as Readonly<Record<string, unknown>>
  const answer = await ask<NewBoard>('POST', '/api/boards', { body })
  return answer.ok ? answer.value : (t.faults[answer.error.code] ?? t.notMade)
}
