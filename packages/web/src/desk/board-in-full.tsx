import { isEditionId } from '@jadoube/laws'
import type { BoardView } from '@jadoube/protocol'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { fetchSentences } from '../account/narration.js'
import { resultText } from '../account/result-text.js'
import { RuleLink } from '../account/rule-link.js'
import { refusalText } from '../arbiter/act-preview.js'
import { ArbiterActs } from '../arbiter/arbiter-acts.js'
import { type ArbiterGame, arbiterGame } from '../arbiter/arbiter-game.js'
import type { Kind } from '../arbiter/forms.js'
import { OpenQuestions } from '../arbiter/open-questions.js'
import { StartStopButton } from '../arbiter/start-stop-button.js'
import { unsealWith } from '../arbiter/unseal.js'
import { Board } from '../board/board.js'
import { type RemoteGame, remoteGame } from '../game/remote-game.js'
import { writtenMoves } from '../game/written-moves.js'
import { language, words } from '../i18n/language.js'
import { IncidentButton } from '../incident/incident-button.js'
import { ask } from '../net/ask.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import { MoveList } from '../panel/move-list.js'
import { saveFile } from '../save-file.js'
import { ScoresheetButton } from '../scoresheet/scoresheet-button.js'
import { BoardNeeds } from './board-needs.js'
import { ClockLine } from './clock-line.js'
import { followHistory, type GameHistory } from './game-history.js'
import { History } from './history.js'
import { JustActed } from './just-acted.js'
import { boardName } from './names.js'
import { Scoresheets } from './scoresheets.js'
import { SeatLinks } from './seat-links.js'
import { useServerNow } from './server-now.js'
import './desk.css'

export interface BoardInFullProps {
  readonly connection: Connection
  readonly store: BoardStore
  readonly secret: string
  /** What the desk already knows. */
  readonly needs?: readonly string[]
  /** The names of others who look at this board. */
  readonly otherViewers?: readonly string[]
  /** The open form, so that a key can open it. */
  readonly kind: Kind | null
  readonly onKind: (kind: Kind | null) => void
}

/** One board with everything that its arbiter may know and do. */
export function BoardInFull(props: BoardInFullProps) {
  const { connection, store, secret } = props
  const isArbiter = connection.seat.value?.role === 'arbiter'
  const [history, setHistory] = useState<GameHistory | null>(null)
  useEffect(fetchSentences, [])
  useEffect(() => {
    const followed = followHistory(store, secret, isArbiter)
    const stopUpdates = followed.history.subscribe(setHistory)
    return () => {
      stopUpdates()
      followed.stop()
    }
  }, [store, secret, isArbiter])
  const view = store.view.value
  if (view === null) return <div class="board-in-full" aria-busy="true" />
  return <LoadedBoard {...props} view={view} history={history} isArbiter={isArbiter} />
}

interface LoadedProps extends BoardInFullProps {
  readonly view: BoardView
  readonly history: GameHistory | null
  readonly isArbiter: boolean
}

function LoadedBoard(props: LoadedProps) {
  const { connection, store, secret, kind, onKind, view, history, isArbiter } = props
  const { desk: t } = words()
  const now = useServerNow(connection, 100)
  const remote = useMemo(
    () => remoteGame(connection, store, null, secret),
    [connection, store, secret],
  )
  const seat = connection.seat.value?.id
  const unseal = seat === undefined ? null : unsealWith({ seat, secret }, remote.state.value)
  const game = arbiterGame(remote, unseal)
  return (
    <article class="board-in-full" aria-labelledby="full-name">
      <header class="full-head">
        <h2 id="full-name" tabIndex={-1}>
          {boardName(view)}
        </h2>
        <StatusLine view={view} />
      </header>
      <Tasks {...props} game={game} now={now} />
      <BoardWithClocks view={view} remote={remote} now={now} />
      {isArbiter && (
        <div class="full-acts">
          <ArbiterActs game={game} kind={kind} onKind={onKind} />
        </div>
      )}
      {history !== null && (
        <section class="full-history">
          <h3>{t.history}</h3>
          <History
            history={history}
            edition={history.table.header.laws}
            origin={view.scheduledStart}
          />
        </section>
      )}
      {history !== null && <Papers view={view} history={history} secret={secret} />}
    </article>
  )
}

/** What the arbiter is asked to do at the board: refusals, needs, open questions, the clocks. */
function Tasks({
  store,
  needs = [],
  otherViewers = [],
  view,
  history,
  isArbiter,
  game,
  now,
}: LoadedProps & { readonly game: ArbiterGame; readonly now: ReadonlySignal<number> }) {
  const { desk: t, hall } = words()
  const refused = store.refused.value
  return (
    <div class="full-tasks">
      {refused !== null && (
        <p class="error" role="alert">
          {refusalText(refused.code)}
        </p>
      )}
      {otherViewers.length > 0 && (
        <p class="small also-here">{hall.desk.alsoHere(otherViewers.join(', '))}</p>
      )}
      {isArbiter && <JustActed store={store} history={history} now={now} />}
      {view.medium === 'scoresheet' && <p class="small quiet">{hall.sheet.beside}</p>}
      <BoardNeeds needs={needs} game={isArbiter ? game : null} />
      {isArbiter && (
        <>
          <OpenQuestions game={game} />
          <div class="row">
            <StartStopButton game={game} />
          </div>
        </>
      )}
      {!isArbiter && <p class="quiet">{t.onlyArbiter}</p>}
    </div>
  )
}

function BoardWithClocks({
  view,
  remote,
  now,
}: {
  readonly view: BoardView
  readonly remote: RemoteGame
  readonly now: ReadonlySignal<number>
}) {
  const moment = useComputed(() => now.value - view.scheduledStart)
  const clockLine = (side: 'white' | 'black') => (
    <ClockLine
      side={side}
      player={view[side]}
      clocks={view.clocks}
      moment={moment}
      isFull
      hasTheMove={view.status !== 'concluded' && view.hasTheMove === side}
    />
  )
  return (
    <div class="full-board">
      {clockLine('black')}
      <Board
        placement={remote.placement.value}
        near="white"
        mover={view.hasTheMove}
        held={null}
        last={remote.last.value}
        onAct={() => false}
      />
      {clockLine('white')}
    </div>
  )
}

/** The moves, the scoresheets and the seats of the board. */
function Papers({
  view,
  history,
  secret,
}: {
  readonly view: BoardView
  readonly history: GameHistory
  readonly secret: string
}) {
  const { desk: t, table } = words()
  const { state } = history
  return (
    <div class="full-papers">
      <section>
        <h3>{table.moves}</h3>
        <MoveList moves={writtenMoves(state, language.value)} />
      </section>
      <section>
        <h3>{t.scoresheets}</h3>
        <Scoresheets
          state={state}
          // With a physical clock nobody here knows the time left, which decides who must record
          // (8.4).
          mustRecord={view.medium === 'scoresheet' ? {} : view.mustRecord}
        />
        <div class="row">
          <ScoresheetButton
            version={history.seq}
            fetchScores={async () => {
              const { fetchScores } = await import('../scoresheet/fetch-scores.js')
              return fetchScores(view, secret, language.value)
            }}
          />
          <IncidentButton
            fetchRecord={async () => {
              const record = await fetchRecord(view.board, secret)
              if (!record.ok) throw new Error('the server did not send the record')
              return record.value
            }}
            board={view.number === null ? '' : String(view.number)}
            round={view.round ?? ''}
            origin={view.scheduledStart}
          />
          <SaveButton board={view.board} secret={secret} />
        </div>
      </section>
      <section>
        <h3>{t.seats}</h3>
        <SeatLinks
          board={view.board}
          secret={secret}
          sealedFor={view.adjournment?.sealedFor ?? []}
        />
      </section>
    </div>
  )
}

function StatusLine({ view }: { readonly view: BoardView }) {
  const { desk: t, table } = words()
  const { status, result, reason, rule, article, header } = view
  if (status !== 'concluded') return <p class="quiet">{t.statuses[status]}</p>
  const laws = header.laws
  const why = reason === null ? undefined : table.reasons[reason as keyof typeof table.reasons]
  return (
    <p class="ruling">
      <strong>{resultText(result as '1-0')}</strong> {why}{' '}
      {isEditionId(laws) && <RuleLink rule={rule} article={article} edition={laws} />}
    </p>
  )
}

const fetchRecord = (board: string, secret: string) =>
  ask<string>('GET', `/api/boards/${board}/record`, { secret })

/** Saves the record with its hash chain, as the server stores it. */
function SaveButton({ board, secret }: { readonly board: string; readonly secret: string }) {
  const { table: t } = words()
  const save = async () => {
    const record = await fetchRecord(board, secret)
    if (record.ok) saveFile(`${board}.jsonl`, record.value, 'application/jsonl')
  }
  return (
    <button type="button" class="button" onClick={() => void save()}>
      {t.download}
    </button>
  )
}
