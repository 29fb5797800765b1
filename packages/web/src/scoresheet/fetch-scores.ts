import type { BoardView, News } from '@jadoube/protocol'
import type { Language } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import { type Heading, type Score, scoresOfRecord, scoresOfView } from './score.js'

/**
 * The scoresheets that a seat may have of a board on the server. Who runs the game has them from its record; for
 * the others the moves are in the view, and the offers of draws in the news as far as the server still tells it.
 */
export async function fetchScores(
  view: BoardView,
  secret: string | null,
  language: Language,
  heading: Heading = {},
): Promise<readonly Score[]> {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(view.scheduledStart)
  const event = view.event === null ? null : await nameOf(view.event, secret)
  const dated = { date, ...event, ...heading }
  const record = secret === null ? null : await fetchRecord(view.board, secret)
  if (record !== null) {
    const numbered = {
      ...(view.round !== null && { round: view.round }),
      ...(view.number !== null && { board: String(view.number) }),
    }
    return scoresOfRecord(record, language, { ...numbered, ...dated })
  }
  return scoresOfView(view, language, await newsOf(view.board, secret), dated)
}

async function fetchRecord(board: string, secret: string): Promise<string | null> {
  const asked = await ask<string>('GET', `/api/boards/${board}/record`, { secret })
  return asked.ok && typeof asked.value === 'string' ? asked.value : null
}

async function nameOf(event: string, secret: string | null): Promise<Heading | null> {
  const asked = await ask<{ readonly name: string; readonly site: string | null }>(
    'GET',
    `/api/events/${event}`,
    { secret },
  )
  if (!asked.ok) return null
  const { name, site } = asked.value
  return { event: name, ...(site !== null && { site }) }
}

async function newsOf(board: string, secret: string | null) {
  const asked = await ask<unknown>('GET', `/api/boards/${board}/news?since=1`, { secret })
  if (!asked.ok || !Array.isArray(asked.value)) return []
  let ply = 0
  return (asked.value as readonly News[])
    .filter(({ type }) => type === 'news')
    .map(({ events, ply: after }) => {
      const before = ply
      ply = after ?? ply
      return { ply: before, events }
    })
}
