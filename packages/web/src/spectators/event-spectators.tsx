import type { BoardLine } from '@jadoube/protocol'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { ConnectionLine } from '../desk/connection-line.js'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import { dayText } from '../i18n/time-of-day.js'
import { ask, askEvent } from '../net/ask.js'
import type { Connection } from '../net/connection.js'
import { useOfficialResults } from '../net/official-results.js'
import type { EventProps } from '../net/page-props.js'
import { address, go, withQuery } from '../router.js'
import { saveFile } from '../save-file.js'
import type { Seat } from '../tournament/api.js'
import { publicParts } from '../tournament/parts.js'
import { partInAddress, TournamentNav } from '../tournament/tournament-nav.js'
import { useTournament } from '../tournament/use-tournament.js'
import { WatchedTile } from './watched-tile.js'
import '../desk/desk.css'
import './spectators.css'

interface WatchedEvent {
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly rounds: readonly string[]
  readonly boards: readonly BoardLine[]
  readonly tournament: boolean
}

/** How often new rounds and boards are looked for, in milliseconds. Moves arrive by themselves. */
const refreshEvery = 15_000
/** The maximum number of boards that one connection opens. Others are refreshed with the list. */
const maxLive = 60

const PublicParts = lazy(async () => (await import('../tournament/public-parts.js')).PublicParts)

/** `/event/ID` for spectators: all boards of a round, live. */
export function EventSpectators(props: EventProps) {
  const { event, secret } = props
  const { spectators: t, frame } = words()
  const shown = useEvent(event, secret, address.value.query.get('round'))
  const tournament = useTournament(
    { event, secret },
    shown === null || shown === 'missing' ? undefined : shown.tournament,
  )
  if (shown === null) return <main class="waiting" aria-busy="true" />
  if (shown === 'missing') {
    return (
      <Frame title={t.noEvent}>
        <h1 tabIndex={-1}>{t.noEvent}</h1>
        <p>
          <a href="/">{frame.toStart}</a>
        </p>
      </Frame>
    )
  }
  const { name, site, date } = shown
  const hasTournament = tournament !== null && tournament !== 'none'
  const part = hasTournament ? partInAddress(publicParts) : 'live'
  return (
    <Frame title={name} wide>
      <header class="watched-head">
        <h1 tabIndex={-1}>{name}</h1>
        <p class="quiet">{[site, date && dayText(date)].filter(Boolean).join(' · ')}</p>
        {hasTournament && <TournamentNav parts={publicParts} chosen={part} />}
      </header>
      {hasTournament && part !== 'live' && (
        <PublicParts seat={{ event, secret }} part={part} shown={tournament} />
      )}
      {part === 'live' && <LiveRound {...props} shown={shown} />}
    </Frame>
  )
}

/** One round: a choice of rounds, its games as a file, and its boards. */
function LiveRound({
  connection,
  event,
  secret,
  shown,
}: EventProps & { readonly shown: WatchedEvent }) {
  const { spectators: t, seat } = words()
  const { name, rounds, boards, tournament } = shown
  const asked = address.value.query.get('round')
  const round = asked !== null && rounds.includes(asked) ? asked : (rounds.at(-1) ?? null)
  const lines = boards.filter(each => each.round === round)
  const hash = secret === null ? '' : `#${secret}`
  const savePgn = async () => {
    const pgn = await ask<string>('GET', `/api/events/${event}/rounds/${round}/pgn`, { secret })
    if (pgn.ok) saveFile(`${name}-${round}.pgn`, pgn.value, 'application/x-chess-pgn')
  }
  return (
    <>
      <div class="row watched-round">
        {rounds.length > 1 && (
          <label class="field">
            <span>{t.round}</span>
            <select
              value={round ?? ''}
              onChange={change =>
                go(withQuery({ round: change.currentTarget.value }) + hash, { replace: true })
              }
            >
              {rounds.map(each => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        )}
        {lines.length > 0 && (
          <button type="button" class="button" onClick={() => void savePgn()}>
            {t.roundPgn}
          </button>
        )}
        <ConnectionLine connection={connection} />
      </div>
      {lines.length === 0 ? (
        <p class="quiet">{connection.state.value === 'lost' ? seat.noServer : t.noBoards}</p>
      ) : (
        <Tiles
          connection={connection}
          lines={lines}
          hash={hash}
          seat={{ event, secret }}
          round={tournament ? round : null}
        />
      )}
    </>
  )
}

/** The boards of a round, live. */
export function Tiles({
  connection,
  lines,
  hash,
  seat,
  round,
}: {
  readonly connection: Connection
  readonly lines: readonly BoardLine[]
  /** The secret of a spectator's link, which also opens the boards. */
  readonly hash: string
  readonly seat: Seat
  /** The round of a tournament, in which results are also entered for boards. Otherwise null. */
  readonly round: string | null
}) {
  const official = useOfficialResults(seat, round)
  const ids = lines.map(({ board }) => board).join(' ')
  const stores = useMemo(
    () => lines.slice(0, maxLive).map(({ board }) => connection.board(board)),
    [connection, ids],
  )
  return (
    <ul class="watched-tiles">
      {lines.map((line, index) => (
        <li key={line.board}>
          <WatchedTile
            connection={connection}
            line={line}
            store={stores[index] ?? null}
            href={`/board/${line.board}${hash}`}
            official={official}
          />
        </li>
      ))}
    </ul>
  )
}

/** Loads the event with the boards of one round, or of the latest if there is no such round. */
async function loadEvent(event: string, secret: string | null, result: string | null) {
  if (result === null) return askEvent<WatchedEvent>(event, secret, { boards: 'latest' })
  const found = await askEvent<WatchedEvent>(event, secret, { round: result })
  if (!found.ok || found.value.rounds.includes(result)) return found
  return askEvent<WatchedEvent>(event, secret, { boards: 'latest' })
}

/** Loads an event and keeps it up to date. */
export function useEvent(
  event: string,
  secret: string | null,
  round: string | null,
): WatchedEvent | 'missing' | null {
  const [shown, setShown] = useState<WatchedEvent | 'missing' | null>(null)
  useEffect(() => {
    let isCurrent = true
    const refresh = async () => {
      const result = await loadEvent(event, secret, round)
      if (!isCurrent) return
      if (result.ok) setShown(result.value)
      else if (result.error.code === 'no-such-event') setShown('missing')
    }
    void refresh()
    const timer = setInterval(() => void refresh(), refreshEvery)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [event, secret, round])
  return shown
}
