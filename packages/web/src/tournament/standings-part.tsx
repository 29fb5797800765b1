import type { EventOverview, StandingsView } from '@jadoube/protocol'
import { useEffect } from 'preact/hooks'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'
import { words } from '../i18n/language.js'
import { useView } from '../net/use-view.js'
import type { Seat } from './api.js'
import { ExplainedNumber } from './derivation.js'
import { PlayerName } from './player-name.js'
import { nameOfEntry, type Players } from './players.js'
import { pointsText, valueText } from './result-texts.js'
import { tableRoundInAddress } from './round-select.js'
import { TableAfterRound } from './table-after-round.js'
import { tieBreakName } from './tie-break-name.js'

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
}

/** The standings after a round. Every number opens its explanation. */
export function StandingsPart({ seat, overview, players }: PartProps) {
  const t = words().tournament
  const rounds = overview.roundList
  const round = tableRoundInAddress(rounds)
  const query = round === null ? '' : `?round=${round}`
  const { value } = useView<StandingsView>(
    `/api/events/${seat.event}/standings${query}`,
    seat.secret,
    { every: 10_000 },
  )
  if (value === null) return <p class="waiting" aria-busy="true" />
  return (
    <TableAfterRound
      seat={seat}
      players={players}
      rounds={rounds}
      chosen={round}
      round={value.round}
      label={t.partNames.standings}
      table={onOpen => <Standings view={value} players={players} onOpen={onOpen} />}
    >
      <Legend codes={value.tieBreaks} />
      {value.dropped.length > 0 && <p class="small quiet">{t.dropped(value.dropped.join(', '))}</p>}
    </TableAfterRound>
  )
}

function Standings({
  view,
  players,
  onOpen,
}: {
  readonly view: StandingsView
  readonly players: Players
  /** Explains the numbers of an entry. */
  readonly onOpen: (entry: number) => void
}) {
  const t = words().tournament
  return (
    <table class="t-table">
      <thead>
        <tr>
          <th scope="col" class="t-number">
            {t.rank}
          </th>
          <th scope="col">{t.player}</th>
          <th scope="col" class="t-number">
            {t.points}
          </th>
          {view.tieBreaks.map(code => (
            <th scope="col" class="t-number" key={code}>
              {code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.places.map(({ entry, rank, points, values }) => {
          const open = () => onOpen(entry)
          const label = t.derivation(nameOfEntry(players, entry))
          return (
            <tr key={entry}>
              <td class="t-number">{rank}</td>
              <th scope="row">
                <PlayerName players={players} entry={entry} />
              </th>
              <td class="t-number">
                <ExplainedNumber text={pointsText(points)} label={label} onOpen={open} strong />
              </td>
              {values.map((value, index) => (
                <td class="t-number" key={`${index}`}>
                  <ExplainedNumber text={valueText(value)} label={label} onOpen={open} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What the column codes mean. */
function Legend({ codes }: { readonly codes: readonly string[] }) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  if (w === null || codes.length === 0) return null
  return (
    <ul class="t-legend small quiet">
      {codes.map(code => (
        <li key={code}>
          <b>{code}</b> {tieBreakName(code, w)}
        </li>
      ))}
    </ul>
  )
}
