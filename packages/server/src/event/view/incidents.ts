import type { GameEvent } from '@jadoube/laws'
import type { EventActor, Incident, IncidentReport, IncidentsOfBoard } from '@jadoube/protocol'
import { parseBoardSettings } from '../../game/board-settings.js'
import { parseLogLine } from '../../game/log-line.js'
import { inTurns, nextTurn } from '../../in-turns.js'
import type { Service } from '../../service.js'
import {
  type BoardId,
  type CompetitionId,
  deletedOf,
  logOfEvent,
  type Store,
} from '../../store/index.js'
import { type LoggedEvent, parseEventLine } from '../log/line.js'
import type { EventState } from '../log/state.js'

/** Events that a chief arbiter wants to read about: everything that is not ordinary play. */
const reportedTypes: ReadonlySet<GameEvent['type']> = new Set([
  'appeal-lodged',
  'arbiter-summoned',
  'breach',
  'claim-made',
  'claim-postponed',
  'claim-rejected',
  'claim-upheld',
  'clock-set',
  'complaint-lodged',
  'device-noticed',
  'envelope-lost',
  'fact-disputed',
  'fact-established',
  'flag-fallen',
  'game-adjourned',
  'game-corrected',
  'illegal-move-ruled',
  'illegal-move-stands',
  'irregularity-arose',
  'observed',
  'penalty-imposed',
  'player-excused',
  'position-reinstated',
  'question',
  'question-answered',
  'reconstruction-begun',
  'result-lifted',
  'ruling-taken-back',
  'gesture-made',
  'permission-given',
  'spectator-removed',
  'time-added',
  'time-removed',
])

/** Endings that somebody ruled on, or that happened without play. */
const reportedEndings: ReadonlySet<string> = new Set([
  'flag-fall',
  'illegal-moves',
  'late',
  'device',
  'penalty',
  'quickplay',
  'sealed-move',
  'both-kings-in-check',
  'declared',
  'cancelled',
])

/** The incident report of a round; undefined if there is no such round. */
export async function incidentsOf(
  { store }: Pick<Service, 'store'>,
  state: EventState,
  event: CompetitionId,
  round: number,
  now: number,
): Promise<IncidentReport | undefined> {
  const paired = state.tournament.rounds[round - 1]
  const known = state.rounds[round - 1]
  if (paired === undefined || known === undefined) return undefined
  const boards: IncidentsOfBoard[] = []
  let first = Number.POSITIVE_INFINITY
  let last = 0
  const notes = state.notes.filter(each => each.round === round)
  const notesOn = new Map<number | null, EventState['notes'][number][]>()
  for (const note of notes) {
    const others = notesOn.get(note.board)
    if (others) others.push(note)
    else notesOn.set(note.board, [note])
  }
  await inTurns([...paired.games.entries()], async ([index, { white, black, result }]) => {
    const game = known.games[index]
    const incidents: Incident[] = []
    for (const id of [...(game?.replaced ?? []), ...(game?.game ? [game.game] : [])]) {
      const found = await incidentsAt(store, id)
      first = Math.min(first, found.from)
      last = Math.max(last, found.until)
      incidents.push(...found.incidents)
    }
    for (const { at, by, text } of notesOn.get(index + 1) ?? [])
      incidents.push({ at, type: 'note', facts: { by, text } })
    incidents.sort((a, b) => a.at - b.at)
    if (incidents.length > 0)
      boards.push({ board: index + 1, white, black, result: result?.result ?? null, incidents })
  })
  const isOver = paired.games.every(({ result }) => result !== null && result.result !== '*')
  // Outages after the last game belong to the next round.
  const end = isOver ? last : now
  const outages = Number.isFinite(first) ? await store.heartbeats.outagesAfter(first) : []
  return {
    event,
    round,
    madeAt: now,
    boards,
    notes: (notesOn.get(null) ?? []).map(({ at, by, text }) => ({ at, by, text })),
    decisions: await decisionsAbout(store, event, round),
    outages: outages.filter(({ from }) => from <= end).map(({ from, until }) => ({ from, until })),
  }
}

/** Events of the event's log that are not part of an ordinary round. */
const decisionTypes: ReadonlySet<LoggedEvent['type']> = new Set([
  'result-corrected',
  'points-adjusted',
  'game-replaced',
  'round-unpaired',
  'round-hidden',
  'boards-cleared',
  'player-advanced',
  'player-withdrawn',
  'player-reinstated',
  'regulations-changed',
])

function isDecision(event: LoggedEvent): boolean {
  if (event.type === 'round-paired') return event.insteadOf !== null
  // The players disagree: the report must mention it.
  return decisionTypes.has(event.type) || event.type === 'result-stated'
}

/**
 * The round that an event concerns: for a withdrawal the round before it, for regulations the first
 * round they apply to.
 */
function roundOf(event: LoggedEvent): number | null {
  if ('round' in event) return event.round
  if (event.type === 'player-withdrawn') return event.afterRound
  return event.type === 'regulations-changed' ? event.fromRound : null
}

async function decisionsAbout(
  store: Store,
  event: CompetitionId,
  round: number,
): Promise<IncidentReport['decisions']> {
  const found: { at: number; by: EventActor; event: LoggedEvent }[] = []
  let paired = 0
  for (let after = 0; ; ) {
    const page = await store.log.read(logOfEvent(event), after, 1000)
    await inTurns(page, ({ body }) => {
      const { at, by, events } = parseEventLine(body)
      for (const each of events) {
        if (each.type === 'round-paired') paired = each.round
        const of =
          roundOf(each) ??
          (each.type === 'player-reinstated' || each.type === 'player-advanced' ? paired : null)
        if (of === round && isDecision(each)) found.push({ at, by, event: each })
      }
    })
    after = page.at(-1)?.seq ?? after
    if (page.length < 1000) break
  }
  const stated = new Map<number, Set<string>>()
  for (const { event: each } of found)
    if (each.type === 'result-stated')
      stated.set(each.board, (stated.get(each.board) ?? new Set()).add(each.result))
  // A result that both players reported is not an incident.
  const isAgreed = (each: LoggedEvent): boolean =>
    each.type === 'result-stated' && stated.get(each.board)?.size === 1
  return found.filter(({ event: each }) => !isAgreed(each))
}

/** The incidents in the log of one board, and when that log begins. */
async function incidentsAt(store: Store, id: BoardId) {
  const incidents: Incident[] = []
  const stored = await store.boards.get(id)
  if (stored === undefined || deletedOf(stored.meta))
    return { from: Number.POSITIVE_INFINITY, until: 0, incidents }
  let until = stored.createdAt
  const { scheduledStart } = parseBoardSettings(stored)
  for (let after = 1; ; ) {
    const page = await store.log.read(id, after, 1000)
    for (const { body, at: writtenAt } of page) {
      until = Math.max(until, writtenAt)
      const { at, circumstances, events } = parseLogLine(body)
      const { interruption, standstill } = circumstances
      if (interruption) incidents.push({ at: writtenAt, type: 'interruption', facts: interruption })
      if (standstill) incidents.push({ at: writtenAt, type: 'standstill', facts: standstill })
      for (const event of events)
        if (isReported(event)) incidents.push(incidentOf(event, at + scheduledStart))
    }
    after = page.at(-1)?.seq ?? after
    if (page.length < 1000) break
    await nextTurn()
  }
  return { from: stored.createdAt, until, incidents }
}

function isReported(event: GameEvent): boolean {
  if (event.type === 'game-concluded') return reportedEndings.has(event.reason)
  return reportedTypes.has(event.type)
}

function incidentOf(event: GameEvent, at: number): Incident {
  const { rule, article } = event
  return {
    at,
    type: event.type,
    ...(rule !== undefined && { rule }),
    ...(article !== undefined && { article }),
    facts: event,
  }
}
