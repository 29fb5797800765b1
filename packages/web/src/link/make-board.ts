import type { SeatLink } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'

export interface NewBoard {
  readonly board: string
  readonly links: Readonly<Record<string, SeatLink>>
}

/** Has the server set a board up; a sentence where it does not. */
export async function makeBoard(header: object): Promise<NewBoard | string> {
  const { seat: t } = words()
  // What the server is asked for is the header of the record without its format.
  const { jadoube: _, ...body } = header as Readonly<Record<string, unknown>>
  const answer = await ask<NewBoard>('POST', '/api/boards', { body })
  return answer.ok ? answer.value : (t.faults[answer.error.code] ?? t.notMade)
}
