import type { EventOverview, OfficialAct, RoundView } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { MomentField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { dayAndHour } from '../i18n/time-of-day.js'
import { useView } from '../net/use-view.js'
import { address, go, withQuery } from '../router.js'
import { faultText, type Seat, sendActs } from './api.js'
import { ManualPairing } from './manual-pairing.js'
import { PairingEditor } from './pairing-editor.js'
import type { Players } from './players.js'
import { Proposal } from './proposal.js'
import { ReplaceButton } from './replace-button.js'
import { ResultsGrid } from './results-grid.js'
import { RoundSelect, roundInAddress } from './round-select.js'
import { RoundTable } from './round-table.js'
import { Schedule } from './schedule.js'
import { StartRound } from './start-round.js'
import { WhyNot } from './why-not.js'

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
  readonly role: 'organiser' | 'arbiter'
  readonly onDone: () => void
}

/** The rounds for officials: pair, check, publish, start, enter results. */
export function RoundsPart(props: PartProps) {
  const { seat, overview, onDone } = props
  const t = words().tournament
  const [isProposed, setProposed] = useState(false)
  const round = roundInAddress(overview.roundList)
  const next = overview.roundList.length + 1
  const mayPair = overview.official?.mayPair ?? true
  // While a round is being prepared, nobody asks for the one after it.
  const last = overview.roundList.at(-1)?.status
  const isPrepared = last === 'paired' || last === 'published'
  const offersNext =
    next <= overview.rounds && !overview.concluded && (mayPair === true || !isPrepared)
  const onPaired = () => {
    setProposed(false)
    onDone()
    const { fragment } = address.value
    go(`${withQuery({ round: String(next) })}#${fragment}`, { replace: true })
  }
  return (
    <section class="t-part">
      <div class="row no-print">
        {round !== null && <RoundSelect rounds={overview.roundList} chosen={round} />}
        {offersNext && (
          <button
            type="button"
            class="button"
            disabled={mayPair !== true}
            onClick={() => setProposed(true)}
          >
            {t.pairNext(next)}
          </button>
        )}
      </div>
      {mayPair !== true && offersNext && (
        <p class="small quiet">
          {t.cannotPair}. {t.refusals[mayPair] ?? mayPair}
        </p>
      )}
      {mayPair === true && lacksResults(overview) && (
        <p class="small error">{t.refusals['results-missing']}</p>
      )}
      {round === null ? (
        <p class="quiet">{t.noRounds}</p>
      ) : (
        <OneRound key={round} {...props} round={round} />
      )}
      <Schedule overview={overview} players={props.players} />
      {isProposed && overview.system === 'manual' && (
        <ManualPairing
          seat={seat}
          round={next}
          players={props.players}
          onPaired={onPaired}
          onClose={() => setProposed(false)}
        />
      )}
      {isProposed && overview.system !== 'manual' && (
        <Proposal
          seat={seat}
          round={next}
          players={props.players}
          onPaired={onPaired}
          onClose={() => setProposed(false)}
        />
      )}
    </section>
  )
}

/**
 * Whether a result of the last round was annulled. The next round can be paired, but that is rarely
 * intended.
 */
const lacksResults = ({ roundList, rounds }: EventOverview): boolean => {
  const last = roundList.at(-1)
  return last !== undefined && roundList.length < rounds && last.results < last.games
}

function OneRound({
  seat,
  overview,
  players,
  role,
  round,
  onDone,
}: PartProps & { readonly round: number }) {
  const t = words().tournament
  const path = `/api/events/${seat.event}/rounds/${round}`
  const { value, refresh } = useView<RoundView>(path, seat.secret)
  const [mode, setMode] = useState<'games' | 'results' | 'swap'>('games')
  const [fault, setFault] = useState('')
  const refreshAll = () => {
    refresh()
    onDone()
  }
  if (value === null) return <p class="waiting" aria-busy="true" />
  const act = async (...acts: OfficialAct[]) => {
    const answer = await sendActs(seat, acts)
    setFault(answer.ok ? '' : faultText(answer.error))
    refreshAll()
  }
  const hash = seat.secret === null ? '' : `#${seat.secret}`
  const isSwiss = overview.system === 'swiss'
  const isOpen = value.status === 'paired' || value.status === 'published'
  const shown = mode === 'swap' && !isOpen ? 'games' : mode
  return (
    <>
      <div class="t-round-head">
        <h2>{t.roundName(round)}</h2>
        <p class="quiet">
          {t.statuses[value.status]}
          {value.start !== null && ` · ${t.begins} ${dayAndHour(value.start)}`}
          {value.insteadOf != null && ` · ${t.byHand}`}
        </p>
      </div>
      <div class="row no-print">
        {value.status === 'paired' && (
          <button
            type="button"
            class="button main"
            onClick={() => void act({ act: 'publish', round })}
          >
            {t.publish}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-pressed={shown === 'results'}
          onClick={() => setMode(shown === 'results' ? 'games' : 'results')}
        >
          {t.enterResults}
        </button>
        {isOpen && (
          <button
            type="button"
            class="button"
            aria-pressed={shown === 'swap'}
            onClick={() => setMode(shown === 'swap' ? 'games' : 'swap')}
          >
            {t.swap}
          </button>
        )}
        {isOpen && <UnpairButton round={round} onAct={act} />}
        <button type="button" class="button" onClick={() => print()}>
          {t.print}
        </button>
      </div>
      {isOpen && <StartingTime round={round} start={value.start} onAct={act} />}
      {value.status !== 'finished' && (
        <StartRound seat={seat} view={value} role={role} onDone={refreshAll} onFault={setFault} />
      )}
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      {shown === 'games' && (
        <RoundTable
          view={value}
          players={players}
          hash={hash}
          after={game =>
            game.game !== undefined && value.status !== 'paired' ? (
              <ReplaceButton
                seat={seat}
                round={round}
                game={game}
                onDone={refreshAll}
                onFault={setFault}
              />
            ) : null
          }
        />
      )}
      {shown === 'games' && isSwiss && <WhyNot seat={seat} round={round} players={players} />}
      {shown === 'results' && (
        <ResultsGrid seat={seat} view={value} players={players} onDone={refreshAll} />
      )}
      {shown === 'swap' && (
        <PairingEditor
          key={value.seq}
          seat={seat}
          view={value}
          players={players}
          onDone={() => {
            setMode('games')
            refreshAll()
          }}
        />
      )}
    </>
  )
}

function UnpairButton({
  round,
  onAct,
}: {
  readonly round: number
  readonly onAct: (...acts: OfficialAct[]) => Promise<void>
}) {
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
  readonly onAct: (...acts: OfficialAct[]) => Promise<void>
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
