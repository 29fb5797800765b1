import type { EventOverview, OfficialAct, RoundView } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { MomentField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { dayAndHour } from '../i18n/time-of-day.js'
import { useView } from '../net/use-view.js'
import { faultText, type Seat, sendActs } from './api.js'
import { PairingEditor } from './pairing-editor.js'
import type { Players } from './players.js'
import { ReplaceButton } from './replace-button.js'
import { ResultsGrid } from './results-grid.js'
import { RoundTable } from './round-table.js'
import { StartRound } from './start-round.js'
import { WhyNot } from './why-not.js'

interface RoundProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
  readonly role: 'organiser' | 'arbiter'
  readonly round: number
  /** Called when the round may have changed. */
  readonly onDone: () => void
}

/** What is shown of a round: its games, the results to enter, or the pairing to change. */
type Mode = 'games' | 'results' | 'swap'

type OnAct = (...acts: OfficialAct[]) => Promise<void>

/** One round for officials: publish, start, enter results, change the pairing. */
export function OneRound({ seat, overview, players, role, round, onDone }: RoundProps) {
  const path = `/api/events/${seat.event}/rounds/${round}`
  const { value: view, refresh } = useView<RoundView>(path, seat.secret)
  const [mode, setMode] = useState<Mode>('games')
  const [fault, setFault] = useState('')
  const refreshAll = () => {
    refresh()
    onDone()
  }
  if (view === null) return <p class="waiting" aria-busy="true" />
  const act: OnAct = async (...acts) => {
    const answer = await sendActs(seat, acts)
    setFault(answer.ok ? '' : faultText(answer.error))
    refreshAll()
  }
  const shown = mode === 'swap' && !isOpen(view) ? 'games' : mode
  const shared = { seat, view, players, onDone: refreshAll }
  return (
    <>
      <RoundHead view={view} />
      <RoundButtons view={view} mode={shown} onMode={setMode} onAct={act} />
      {isOpen(view) && <StartingTime round={round} start={view.start} onAct={act} />}
      {view.status !== 'finished' && (
        <StartRound seat={seat} view={view} role={role} onDone={refreshAll} onFault={setFault} />
      )}
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      {shown === 'games' && <Games {...shared} onFault={setFault} />}
      {shown === 'games' && overview.system === 'swiss' && (
        <WhyNot seat={seat} round={round} players={players} />
      )}
      {shown === 'results' && <ResultsGrid {...shared} />}
      {shown === 'swap' && (
        <PairingEditor
          key={view.seq}
          {...shared}
          onDone={() => {
            setMode('games')
            refreshAll()
          }}
        />
      )}
    </>
  )
}

/** Whether the pairing of a round may still be changed. */
const isOpen = ({ status }: RoundView): boolean => status === 'paired' || status === 'published'

function RoundHead({ view }: { readonly view: RoundView }) {
  const t = words().tournament
  return (
    <div class="t-round-head">
      <h2>{t.roundName(view.round)}</h2>
      <p class="quiet">
        {t.statuses[view.status]}
        {view.start !== null && ` · ${t.begins} ${dayAndHour(view.start)}`}
        {view.insteadOf != null && ` · ${t.byHand}`}
      </p>
    </div>
  )
}

function RoundButtons({
  view,
  mode,
  onMode,
  onAct,
}: {
  readonly view: RoundView
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly onAct: OnAct
}) {
  const t = words().tournament
  const { round } = view
  const modeButton = (each: Mode, label: string) => (
    <button
      type="button"
      class="button"
      aria-pressed={mode === each}
      onClick={() => onMode(mode === each ? 'games' : each)}
    >
      {label}
    </button>
  )
  return (
    <div class="row no-print">
      {view.status === 'paired' && (
        <button
          type="button"
          class="button main"
          onClick={() => void onAct({ act: 'publish', round })}
        >
          {t.publish}
        </button>
      )}
      {modeButton('results', t.enterResults)}
      {isOpen(view) && modeButton('swap', t.swap)}
      {isOpen(view) && <UnpairButton round={round} onAct={onAct} />}
      <button type="button" class="button" onClick={() => print()}>
        {t.print}
      </button>
    </div>
  )
}

/** The games of the round. A game whose board is set up can be replaced by a new one. */
function Games({
  seat,
  view,
  players,
  onDone,
  onFault,
}: Pick<RoundProps, 'seat' | 'players' | 'onDone'> & {
  readonly view: RoundView
  readonly onFault: (fault: string) => void
}) {
  return (
    <RoundTable
      view={view}
      players={players}
      hash={seat.secret === null ? '' : `#${seat.secret}`}
      after={game =>
        game.game !== undefined && view.status !== 'paired' ? (
          <ReplaceButton
            seat={seat}
            round={view.round}
            game={game}
            onDone={onDone}
            onFault={onFault}
          />
        ) : null
      }
    />
  )
}

function UnpairButton({ round, onAct }: { readonly round: number; readonly onAct: OnAct }) {
  const t = words().tournament
  const [reason, setReason] = useState<string | null>(null)
  if (reason === null) {
    return (
      <button type="button" class="button" onClick={() => setReason('')}>
        {t.unpair}
      </button>
    )
  }
  return (
    <form
      class="row"
      onSubmit={submitted => {
        submitted.preventDefault()
        void onAct({ act: 'unpair', round, reason })
      }}
    >
      <label class="field inline">
        <span>{t.reason}</span>
        <input value={reason} required onInput={event => setReason(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button main">
        {t.unpair}
      </button>
    </form>
  )
}

function StartingTime({
  round,
  start,
  onAct,
}: {
  readonly round: number
  readonly start: number | null
  readonly onAct: OnAct
}) {
  const t = words().tournament
  const [when, setWhen] = useState(start === null ? '' : localMoment(start))
  const isNew = when !== (start === null ? '' : localMoment(start))
  return (
    <div class="row no-print">
      <MomentField label={t.begins} value={when} onInput={setWhen} />
      {isNew && (
        <button
          type="button"
          class="button"
          onClick={() =>
            void onAct({
              act: 'schedule',
              round,
              start: when === '' ? null : new Date(when).getTime(),
            })
          }
        >
          {t.save}
        </button>
      )}
    </div>
  )
}

/** A time for a date and time field, in the local time zone. */
function localMoment(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return date.toISOString().slice(0, 16)
}
