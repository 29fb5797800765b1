import type { EventOverview, OfficialAct, PlayerRow } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import { EditPlayer } from './edit-player.js'
import { PastePlayers } from './paste-players.js'
import { nameOfEntry, type Players } from './players.js'
import { TableScroll } from './table-scroll.js'

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
  readonly onDone: () => void
}

/** All entered players. Officials enter, correct, withdraw and grant byes here. */
export function PlayersPart({ seat, overview, players, onDone }: PartProps) {
  const t = words().tournament
  const [sheet, setSheet] = useState<'add' | 'paste' | PlayerRow | null>(null)
  const isOfficial = overview.official !== undefined
  const rows = [...players.values()].sort((a, b) => a.number - b.number)
  return (
    <section class="t-part">
      {isOfficial && (
        <>
          <Requests seat={seat} overview={overview} players={players} onDone={onDone} />
          {!overview.concluded && (
            <div class="row no-print">
              <button type="button" class="button main" onClick={() => setSheet('paste')}>
                {t.paste}
              </button>
              <button type="button" class="button" onClick={() => setSheet('add')}>
                {t.addPlayer}
              </button>
            </div>
          )}
        </>
      )}
      {rows.length === 0 ? (
        <p class="quiet">{t.noPlayers}</p>
      ) : (
        <PlayersTable rows={rows} onEdit={isOfficial ? setSheet : undefined} />
      )}
      {sheet === 'paste' && (
        <PastePlayers
          seat={seat}
          players={players}
          onDone={onDone}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet !== null && sheet !== 'paste' && (
        <EditPlayer
          seat={seat}
          player={sheet === 'add' ? null : sheet}
          nextRound={overview.roundList.length + 1}
          onDone={onDone}
          onClose={() => setSheet(null)}
        />
      )}
    </section>
  )
}

function PlayersTable({
  rows,
  onEdit,
}: {
  readonly rows: readonly PlayerRow[]
  readonly onEdit: ((player: PlayerRow) => void) | undefined
}) {
  const t = words().tournament
  return (
    <>
      <p class="quiet">{t.playerCount(rows.length)}</p>
      <TableScroll label={t.partNames.players}>
        <table class="t-table">
          <thead>
            <tr>
              <th scope="col" class="t-number">
                {t.number}
              </th>
              <th scope="col">{t.player}</th>
              <th scope="col" class="t-number">
                {t.rating}
              </th>
              <th scope="col" class="t-wide">
                {t.federation}
              </th>
              <th scope="col" class="t-wide">
                {t.club}
              </th>
              {onEdit !== undefined && <td class="no-print" />}
            </tr>
          </thead>
          <tbody>
            {rows.map(player => (
              <tr key={player.entry} class={player.withdrawnAfter === null ? '' : 'quiet'}>
                <td class="t-number">{player.number}</td>
                <th scope="row">
                  {player.title !== null && <abbr class="t-title">{player.title}</abbr>}{' '}
                  {player.name}
                  <small class="t-narrow quiet">
                    {[player.federation, player.club].filter(Boolean).join(' · ')}
                  </small>
                  <Notes player={player} />
                </th>
                <td class="t-number">{player.rating ?? ''}</td>
                <td class="t-wide">{player.federation ?? ''}</td>
                <td class="t-wide">{player.club ?? ''}</td>
                {onEdit !== undefined && (
                  <td class="no-print">
                    <button
                      type="button"
                      class="button plain"
                      aria-label={t.edit(player.name)}
                      onClick={() => onEdit(player)}
                    >
                      …
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  )
}

/** Notes about a player: late, withdrawn, byes. */
function Notes({ player }: { readonly player: PlayerRow }) {
  const t = words().tournament
  const notes = [
    ...(player.fromRound > 1 ? [t.fromRound(player.fromRound)] : []),
    ...(player.withdrawnAfter === null ? [] : [t.withdrawn(player.withdrawnAfter)]),
    ...(player.isNameHidden ? [t.nameHidden] : []),
    ...player.byes.map(({ round, bye }) => t.byeIn(round, t.byes[bye])),
  ]
  return notes.length === 0 ? null : <small class="quiet t-notes">{notes.join(' · ')}</small>
}

/** Byes that players request on their own pages. */
function Requests({ seat, overview, players, onDone }: PartProps) {
  const t = words().tournament
  const [fault, setFault] = useState('')
  const requests = overview.official?.requests ?? []
  const answer = async (act: OfficialAct) => {
    const result = await sendActs(seat, [act])
    setFault(result.ok ? '' : faultText(result.error))
    onDone()
  }
  if (requests.length === 0) return null
  return (
    <section class="t-requests">
      <h2>{t.requests}</h2>
      <ul>
        {requests.map(({ entry, round, bye }) => (
          <li key={`${entry} ${round}`} class="row">
            <span>{t.requestText(nameOfEntry(players, entry), round, t.byes[bye])}</span>
            <button
              type="button"
              class="button main"
              onClick={() => void answer({ act: 'grant-bye', entry, round, bye })}
            >
              {t.grant}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void answer({ act: 'decline-bye', entry, round })}
            >
              {t.decline}
            </button>
          </li>
        ))}
      </ul>
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
