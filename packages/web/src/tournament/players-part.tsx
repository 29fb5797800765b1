import type { EventOverview, OfficialAct, PlayerRow } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { NumberField, TextField } from '../arbiter/fields.js'
import { Choices } from '../frame/choices.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import { PastePlayers } from './paste-players.js'
import { known, nobody, PersonFields, personOf, typed } from './person-fields.js'
import { nameOfEntry, type Players } from './shown.js'

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
  readonly onDone: () => void
}

/** Everybody who has entered; officials enter, correct, withdraw and grant byes here. */
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
      <div class="t-scroll">
        <table class="t-table">
          <thead>
            <tr>
              <th scope="col" class="t-num">
                {t.number}
              </th>
              <th scope="col">{t.player}</th>
              <th scope="col" class="t-num">
                {t.rating}
              </th>
              <th scope="col">{t.federation}</th>
              <th scope="col">{t.club}</th>
              {onEdit !== undefined && <th class="no-print" />}
            </tr>
          </thead>
          <tbody>
            {rows.map(player => (
              <tr key={player.entry} class={player.withdrawnAfter === null ? '' : 'quiet'}>
                <td class="t-num">{player.number}</td>
                <th scope="row">
                  {player.title !== null && <abbr class="t-title">{player.title}</abbr>}{' '}
                  {player.name}
                  <Notes player={player} />
                </th>
                <td class="t-num">{player.rating ?? ''}</td>
                <td>{player.federation ?? ''}</td>
                <td>{player.club ?? ''}</td>
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
      </div>
    </>
  )
}

/** Late, withdrawn, with byes: what is special about a player. */
function Notes({ player }: { readonly player: PlayerRow }) {
  const t = words().tournament
  const notes = [
    ...(player.fromRound > 1 ? [t.fromRound(player.fromRound)] : []),
    ...(player.withdrawnAfter === null ? [] : [t.withdrawn(player.withdrawnAfter)]),
    ...player.byes.map(({ round, bye }) => t.byeIn(round, t.byes[bye])),
  ]
  return notes.length === 0 ? null : <small class="quiet t-notes">{notes.join(' · ')}</small>
}

/** Byes that players ask for on their own pages. */
function Requests({ seat, overview, players, onDone }: PartProps) {
  const t = words().tournament
  const [fault, setFault] = useState('')
  const requests = overview.official?.requests ?? []
  const answer = async (act: OfficialAct) => {
    const sent = await sendActs(seat, [act])
    setFault(sent.ok ? '' : faultText(sent.error))
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

/** One player: entered, corrected, withdrawn, or given a bye. */
function EditPlayer({
  seat,
  player,
  nextRound,
  onDone,
  onClose,
}: {
  readonly seat: Seat
  readonly player: PlayerRow | null
  readonly nextRound: number
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const t = words().tournament
  const [person, setPerson] = useState(player === null ? nobody : typed(player))
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const send = async (acts: readonly OfficialAct[]) => {
    const answer = await sendActs(seat, acts)
    if (!answer.ok) return setFault(faultText(answer.error))
    onDone()
    onClose()
  }
  const save = (submitted: Event) => {
    submitted.preventDefault()
    if (player === null) void send([{ act: 'enter', ...known(personOf(person)) }])
    else {
      const act = { act: 'correct-entry', entry: player.entry, reason, ...personOf(person) }
      void send([act as OfficialAct])
    }
  }
  return (
    <Sheet title={player === null ? t.addPlayer : player.name} onClose={onClose}>
      <form class="t-form" onSubmit={save}>
        <PersonFields person={person} onChange={setPerson} />
        {player !== null && <TextField label={t.reason} value={reason} onInput={setReason} />}
        <button
          type="submit"
          class="button main"
          disabled={person.name.trim() === '' || (player !== null && reason.trim() === '')}
        >
          {player === null ? t.add : t.save}
        </button>
      </form>
      {player !== null && <Participation player={player} nextRound={nextRound} onAct={send} />}
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </Sheet>
  )
}

function Participation({
  player,
  nextRound,
  onAct,
}: {
  readonly player: PlayerRow
  readonly nextRound: number
  readonly onAct: (acts: readonly OfficialAct[]) => Promise<void>
}) {
  const t = words().tournament
  const { entry } = player
  const [round, setRound] = useState(String(nextRound))
  const [bye, setBye] = useState<'half-bye' | 'zero-bye' | 'full-bye'>('half-bye')
  const isIn = player.withdrawnAfter === null
  return (
    <div class="t-form t-apart">
      {isIn && (
        <>
          <Choices
            legend={t.bye}
            options={(['half-bye', 'zero-bye', 'full-bye'] as const).map(each => [
              each,
              t.byes[each],
            ])}
            chosen={bye}
            onChoose={setBye}
          />
          <div class="row">
            <NumberField
              label={t.round}
              value={round}
              min={nextRound}
              max={99}
              onInput={setRound}
            />
            <button
              type="button"
              class="button"
              onClick={() => void onAct([{ act: 'grant-bye', entry, round: Number(round), bye }])}
            >
              {t.grantBye}
            </button>
          </div>
          {player.byes
            .filter(each => each.round >= nextRound)
            .map(each => (
              <button
                type="button"
                class="button"
                key={each.round}
                onClick={() => void onAct([{ act: 'cancel-bye', entry, round: each.round }])}
              >
                {t.cancelBye(each.round)}
              </button>
            ))}
        </>
      )}
      <button
        type="button"
        class="button"
        onClick={() =>
          void onAct([
            isIn ? { act: 'withdraw', entry } : { act: 'reinstate', entry, reason: t.reinstate },
          ])
        }
      >
        {isIn ? t.withdraw : t.reinstate}
      </button>
    </div>
  )
}
