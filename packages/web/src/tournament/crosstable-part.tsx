import type { CrosstableEntry, CrosstableView, EventOverview } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { useView } from '../net/use-view.js'
import type { Seat } from './api.js'
import { ExplainedNumber } from './derivation.js'
import { PlayerName } from './player-name.js'
import { nameOfEntry, type Players } from './players.js'
import { pointsText } from './result-texts.js'
import { roundInAddress } from './round-select.js'
import { TableAfterRound } from './table-after-round.js'

/** The codes of a report file, as a crosstable shows them. */
const codes: Readonly<Record<string, string>> = {
  '=': '½',
  D: '½',
  W: '1',
  L: '0',
  H: '½',
  U: '1',
  F: '1',
  Z: '0',
}

const colours = { w: '○', b: '●' } as const

/** Who played whom: one row per player, one column per round or opponent. */
export function CrosstablePart({
  seat,
  overview,
  players,
}: {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
}) {
  const t = words().tournament
  const round = roundInAddress(overview.roundList)
  const { value } = useView<CrosstableView>(
    `/api/events/${seat.event}/crosstable${round === null ? '' : `?round=${round}`}`,
    seat.secret,
    { every: 10_000 },
  )
  if (value === null) return <p class="waiting" aria-busy="true" />
  return (
    <TableAfterRound
      seat={seat}
      players={players}
      rounds={overview.roundList}
      chosen={round}
      round={value.round}
      label={t.partNames.crosstable}
      table={onOpen => (
        <Crosstable
          view={value}
          columns={value.lines[0]?.cells.length ?? overview.rounds}
          players={players}
          onOpen={onOpen}
        />
      )}
    />
  )
}

function Crosstable({
  view,
  columns,
  players,
  onOpen,
}: {
  readonly view: CrosstableView
  /** The number of rounds or opponents. */
  readonly columns: number
  readonly players: Players
  /** Shows how the points of an entry come about. */
  readonly onOpen: (entry: number) => void
}) {
  const t = words().tournament
  return (
    <table class="t-table t-cross">
      <thead>
        <tr>
          <th scope="col" class="t-number">
            {t.number}
          </th>
          <th scope="col">{t.player}</th>
          {Array.from({ length: columns }, (_, index) => (
            <th scope="col" key={`${index}`}>
              {index + 1}
            </th>
          ))}
          <th scope="col" class="t-number">
            {t.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.lines.map((line, row) => (
          <tr key={line.entry}>
            {/* The cells name opponents by line; places may be shared. */}
            <td class="t-number">{row + 1}</td>
            <th scope="row">
              <PlayerName players={players} entry={line.entry} />
            </th>
            {line.cells.map((entries, index) => (
              <td key={`${index}`}>
                {view.by === 'opponent' && index === row ? (
                  <span class="t-self" aria-hidden="true">
                    ×
                  </span>
                ) : (
                  <Games entries={entries} withOpponent={view.by === 'round'} />
                )}
              </td>
            ))}
            <td class="t-number">
              <ExplainedNumber
                text={pointsText(line.points)}
                label={t.derivation(nameOfEntry(players, line.entry))}
                onOpen={() => onOpen(line.entry)}
                strong
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The games of one cell: colour and result, and in a column of a round also the opponent. */
function Games({
  entries,
  withOpponent,
}: {
  readonly entries: readonly CrosstableEntry[]
  readonly withOpponent: boolean
}) {
  const { frame } = words()
  return entries.map(([opponent, colour, code], index) => (
    <span key={`${index}`} class="t-cross-game">
      {withOpponent && opponent !== null && <small>{opponent}</small>}
      {colour !== null && (
        <span role="img" aria-label={colour === 'w' ? frame.white : frame.black}>
          {colours[colour]}
        </span>
      )}
      <b>{codes[code] ?? code}</b>
    </span>
  ))
}
