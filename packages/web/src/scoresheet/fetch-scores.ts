import type { BoardView } from '@jadoube/protocol'
import { longDayOf } from '../i18n/date-text.js'
import type { Language } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import { type Heading, type Score, scoresOfRecord, scoresOfView } from './score.js'

/**
 * Loads the scoresheets that a seat may have of a board on the server. Officials get them from its
 * record, others from the board view.
 */
export async function fetchScores(
  view: BoardView,
  secret: string | null,
  language: Language,
  heading: Heading = {},
): Promise<readonly Score[]> {
  const date = longDayOf(view.scheduledStart, language)
  const event = view.event === null ? null : await headingOf(view.event, secret)
  const dated = { date, ...event, ...heading }
  const record = secret === null ? null : await fetchRecord(view.board, secret)
  if (record !== null) {
    const numbered = {
      ...(view.round !== null && { round: view.round }),
      ...(view.number !== null && { board: String(view.number) }),
    }
    return scoresOfRecord(record, language, { ...numbered, ...dated })
  }
  return scoresOfView(view, language, dated)
}

async function fetchRecord(board: string, secret: string): Promise<string | null> {
  const result = await ask<string>('GET', `/api/boards/${board}/record`, { secret })
  return result.ok && typeof result.value === 'string' ? result.value : null
}

async function headingOf(event: string, secret: string | null): Promise<Heading | null> {
  const result = await ask<{ readonly name: string; readonly site: string | null }>(
    'GET',
    `/api/events/${event}`,
    { secret },
  )
  if (!result.ok) return null
  const { name, site } = result.value
  return { event: name, ...(site !== null && { site }) }
}
