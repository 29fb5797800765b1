import { useEffect } from 'preact/hooks'
import { Desk } from '../desk/desk-page.js'
import { lazy } from '../frame/lazy.js'
import { EventLinksPart } from '../links/event-links.js'
import type { EventProps } from '../net/page-props.js'
import { CrosstablePart } from './crosstable-part.js'
import { FilesPart } from './files-part.js'
import type { OfficialPart } from './parts.js'
import { PlayerLinksPart } from './player-links-part.js'
import { PlayersPart } from './players-part.js'
import { RoundsPart } from './rounds-part.js'
import { StandingsPart } from './standings-part.js'
import type { ShownTournament } from './use-tournament.js'
import { WaitingStrip } from './waiting-strip.js'

const BroadcastPart = lazy(
  async () => (await import('../broadcast/broadcast-part.js')).BroadcastPart,
)
const IncidentReportPart = lazy(
  async () => (await import('./incident-report.js')).IncidentReportPart,
)
const LogPart = lazy(async () => (await import('./log-part.js')).LogPart)
const EventEboards = lazy(async () => (await import('../eboard/event-part.js')).EventEboards)

/** One part of an event with a tournament, for officials. */
export function OfficialParts(props: OfficialPartProps) {
  return (
    <>
      <WaitingStrip overview={props.shown.overview} />
      <ChosenPart {...props} />
    </>
  )
}

type OfficialPartProps = EventProps & {
  readonly part: OfficialPart
  readonly role: 'organiser' | 'arbiter'
  readonly shown: ShownTournament
  readonly base: string
  /** Called when rounds were added or removed, so that the page reloads them. */
  readonly onRounds: () => void
}

function ChosenPart({
  connection,
  event,
  secret,
  part,
  role,
  shown,
  base,
  onRounds,
}: OfficialPartProps) {
  const { overview, players, refresh } = shown
  const seat = { event, secret }
  const common = { seat, overview, players, role, onDone: refresh }
  const setUp = overview.roundList.filter(
    ({ status }) => status === 'set-up' || status === 'finished',
  ).length
  useEffect(onRounds, [setUp])
  switch (part) {
    case 'players':
      return <PlayersPart {...common} />
    case 'rounds':
      return <RoundsPart {...common} />
    case 'boards':
      return <Desk connection={connection} event={event} secret={secret ?? ''} hasTournament />
    case 'standings':
      return <StandingsPart {...common} />
    case 'crosstable':
      return <CrosstablePart {...common} />
    case 'links':
      return (
        <>
          <EventLinksPart
            event={event}
            secret={secret ?? ''}
            rounds={null}
            base={base}
            role={role}
          />
          <PlayerLinksPart seat={seat} overview={overview} base={base} />
        </>
      )
    case 'broadcast':
      return (
        <BroadcastPart
          event={event}
          secret={secret ?? ''}
          rounds={Array.from({ length: overview.rounds }, (_, n) => String(n + 1))}
          current={String(Math.max(1, overview.roundList.length))}
        />
      )
    case 'eboards':
      return <EventEboards event={event} secret={secret ?? ''} />
    case 'report':
      return <IncidentReportPart {...common} />
    case 'log':
      return <LogPart seat={seat} seq={overview.seq} players={players} />
    case 'files':
      return <FilesPart {...common} base={base} />
  }
}
