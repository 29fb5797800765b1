import type { NewTournament, RequestedSettings, SeatLink } from '@jadoube/protocol'
import type { Person } from '@jadoube/tournament'
import { newId } from '../board/create-board.js'
import { type EventKey, makeEventKey } from '../seats/event-key.js'
import type { Service } from '../service.js'
import type { CompetitionId } from '../store/index.js'
import type { BookAnswer } from './event-book.js'
import { makeEventMeta } from './event-meta.js'
import type { LoggedAct } from './log/line.js'

export interface EventToCreate {
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly defaults: RequestedSettings
  readonly tournament?: NewTournament | undefined
  /**
   * Players who are entered at once. `isNameHidden`: the public sees a number instead of the name.
   */
  readonly players?: readonly (Person & { readonly isNameHidden?: boolean })[]
}

export interface CreatedEvent {
  readonly event: CompetitionId
  readonly links: Readonly<Record<string, SeatLink>>
}

/** Creates an event with its links and, if it has a tournament, the first line of its log. */
export async function createEvent(
  { store, seats, events, now }: Pick<Service, 'store' | 'seats' | 'events' | 'now'>,
  { tournament, players = [], ...about }: EventToCreate,
  ids: readonly CompetitionId[],
  base: string,
): Promise<CreatedEvent | Exclude<BookAnswer, { kind: 'ack' }> | 'no-id-left'> {
  const meta = makeEventMeta({ ...about, rounds: [] })
  const event = await createAs(ids.length > 0 ? ids : [newId() as CompetitionId])
  if (event === undefined) return 'no-id-left'
  const key = makeEventKey()
  const links = await issueLinks(event, key)
  const organiser = links.organiser
  if (tournament !== undefined && organiser !== undefined) {
    const acts = openingActs(about, tournament, players)
    const book = await events.get(event)
    // From the first line on, a missing log is an error.
    const marked = makeEventMeta({ ...about, rounds: [], tournament: true })
    const sameCommit = {
      boards: [],
      seats: [],
      competition: { id: event, version: 1, meta: marked },
    }
    const by = { role: 'organiser', seat: organiser.seat } as const
    const answer = await book.plan({ by }, async () => ({ acts, sameCommit }))
    if (answer.kind !== 'ack') return answer
  }
  return { event, links }

  async function createAs(tried: readonly CompetitionId[]): Promise<CompetitionId | undefined> {
    for (const id of tried) {
      const created = await store.competitions.create({ id, meta, at: now() })
      if (created.ok) return id
    }
    return undefined
  }

  async function issueLinks(id: CompetitionId, eventKey: EventKey) {
    const scope = { kind: 'competition', competition: id } as const
    const issued = await Promise.all(
      (['organiser', 'arbiter', 'spectator'] as const).map(role =>
        seats.issue(scope, role, base, undefined, { key: eventKey }),
      ),
    )
    return Object.fromEntries(issued.map(link => [link.role, link]))
  }
}

/** The acts of the first line of the log. */
function openingActs(
  { name, site, date, defaults: settings }: EventToCreate,
  { tieBreaks, cycles, gamesPerMatch, scoring, rounds, ...opened }: NewTournament,
  players: NonNullable<EventToCreate['players']>,
): LoggedAct[] {
  return [
    {
      act: 'open',
      name,
      ...withoutUndefined(opened),
      rounds: rounds ?? 1,
      ...(scoring && { scoring: withoutUndefined(scoring) }),
    },
    {
      act: 'announce',
      name,
      site,
      date,
      settings,
      ...withoutUndefined({ tieBreaks, cycles, gamesPerMatch }),
      ...(rounds === undefined && { roundsFollow: true }),
    },
    ...players.map(({ isNameHidden: _, ...person }) => ({ act: 'enter' as const, ...person })),
    ...players.flatMap(({ isNameHidden }, index) =>
      isNameHidden ? { act: 'hide-name' as const, entry: index + 1, hidden: true } : [],
    ),
  ]
}

type Defined<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> }

function withoutUndefined<T extends object>(value: T): Defined<T> {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries) as Defined<T>
}
