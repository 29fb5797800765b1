import { useCallback, useEffect, useState } from 'preact/hooks'
import { ConnectionLine } from '../desk/connection-line.js'
import { Desk } from '../desk/desk-page.js'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import { dayText } from '../i18n/time-of-day.js'
import { EventLinksPart } from '../links/event-links.js'
import { readLinks, storeLinks } from '../links/stored-links.js'
import { ask } from '../net/ask.js'
import type { EventProps } from '../net/page-props.js'
import { address } from '../router.js'
import { arbiterParts, organiserParts } from '../tournament/parts.js'
import { partInAddress, TournamentNav } from '../tournament/tournament-nav.js'
import { useTournament } from '../tournament/use-tournament.js'
import { NewRoundForm } from './new-round-form.js'

interface EventInfo {
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly rounds: readonly string[]
  /** The present base address of links, whatever it was when they were made. */
  readonly linkBase: string
  readonly tournament: boolean
}

const EventEboards = lazy(async () => (await import('../eboard/event-part.js')).EventEboards)

const BroadcastPart = lazy(
  async () => (await import('../broadcast/broadcast-part.js')).BroadcastPart,
)

const parts = ['boards', 'rounds', 'links', 'broadcast', 'eboards'] as const

const loadOfficialParts = async () =>
  (await import('../tournament/official-parts.js')).OfficialParts
const OfficialParts = lazy(loadOfficialParts)

/** The event for officials: players, rounds, boards and the links of all seats. */
export function OfficialPage(props: EventProps) {
  const { connection, event, secret } = props
  const { event: t, desk } = words()
  const [info, setInfo] = useState<EventInfo | null>(null)
  const refresh = useCallback(async () => {
    const answer = await ask<EventInfo>('GET', `/api/events/${event}?boards=none`, { secret })
    if (answer.ok) setInfo(answer.value)
  }, [event, secret])
  const { state } = connection
  useEffect(() => {
    if (state.value === 'open') void refresh()
  }, [refresh, state.value])
  const tournament = useTournament({ event, secret }, info?.tournament)
  useEffect(() => {
    // Loaded while the players are requested.
    if (info?.tournament) void loadOfficialParts()
  }, [info?.tournament])
  const role = connection.seat.value?.role
  const isOrganiser = role === 'organiser'
  const name = info?.name ?? readLinks(event).name
  useEffect(() => {
    if (info === null || secret === null || (role !== 'organiser' && role !== 'arbiter')) return
    storeLinks(event, { name: info.name, opened: { role, secret } })
  }, [event, secret, role, info?.name])
  const ownParts = isOrganiser ? organiserParts : arbiterParts
  const part = partInAddress(ownParts)
  useEffect(() => {
    // The boards are requested while the page still asks what kind of event it is.
    if (part === 'boards') connection.desk(event)
  }, [connection, event, part])
  return (
    <Frame title={name === '' ? desk.title : name} wide>
      <div class="event-head">
        <h1 tabIndex={-1}>{name === '' ? desk.title : name}</h1>
        <p class="quiet">
          {role !== undefined && (
            <span class="event-role">
              {words().seat.roles[role]}
              {(info?.site || info?.date) && ' · '}
            </span>
          )}
          {[info?.site, info?.date && dayText(info.date)].filter(Boolean).join(' · ')}
        </p>
        {tournament === 'none' ? (
          <PartsWithoutTournament isOrganiser={isOrganiser} label={t.parts} />
        ) : (
          <TournamentNav parts={ownParts} chosen={part} />
        )}
      </div>
      <ConnectionLine connection={connection} />
      {tournament === 'none' && (
        <EventWithoutTournament
          {...props}
          info={info}
          isOrganiser={isOrganiser}
          onRound={() => void refresh()}
        />
      )}
      {tournament !== 'none' && tournament !== null && info !== null && (
        <OfficialParts
          {...props}
          part={part}
          role={isOrganiser ? 'organiser' : 'arbiter'}
          shown={tournament}
          base={info.linkBase}
          onRounds={() => void refresh()}
        />
      )}
    </Frame>
  )
}

function partWithoutTournament(): (typeof parts)[number] {
  const asked = address.value.query.get('part')
  return parts.find(each => each === asked) ?? 'boards'
}

function partName(part: (typeof parts)[number]): string {
  const { event, eboard, hall } = words()
  if (part === 'eboards') return eboard.event
  return part === 'broadcast' ? hall.broadcast.title : event.partNames[part]
}

function PartsWithoutTournament({
  isOrganiser,
  label,
}: {
  readonly isOrganiser: boolean
  readonly label: string
}) {
  const { path, fragment } = address.value
  const part = partWithoutTournament()
  return (
    <nav class="event-parts" aria-label={label}>
      {parts
        .filter(each => isOrganiser || each !== 'rounds')
        .map(each => (
          <a
            key={each}
            href={`${path}${each === 'boards' ? '' : `?part=${each}`}#${fragment}`}
            aria-current={each === part ? 'page' : undefined}
          >
            {partName(each)}
          </a>
        ))}
    </nav>
  )
}

/** An event whose rounds are pasted as pairings, one after the other. */
function EventWithoutTournament({
  connection,
  event,
  secret,
  info,
  isOrganiser,
  onRound,
}: EventProps & {
  readonly info: EventInfo | null
  readonly isOrganiser: boolean
  readonly onRound: () => void
}) {
  const part = partWithoutTournament()
  const rounds = info?.rounds ?? []
  return (
    <>
      {part === 'boards' && <Desk connection={connection} event={event} secret={secret ?? ''} />}
      {part === 'rounds' && isOrganiser && info !== null && (
        <NewRoundForm event={event} secret={secret ?? ''} rounds={rounds} onRound={onRound} />
      )}
      {part === 'broadcast' && (
        <BroadcastPart event={event} secret={secret ?? ''} rounds={rounds} />
      )}
      {part === 'eboards' && <EventEboards event={event} secret={secret ?? ''} />}
      {part === 'links' && info !== null && (
        <EventLinksPart
          event={event}
          secret={secret ?? ''}
          rounds={rounds}
          base={info.linkBase}
          role={isOrganiser ? 'organiser' : 'arbiter'}
        />
      )}
    </>
  )
}
