import { makeSquare, type StandingPosition } from '@jadoube/chess'
import type { Regulations } from '@jadoube/laws'
import type { BoardView } from '@jadoube/protocol'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Board } from '../board/board.js'
import { keepAwake } from '../clock/wake-lock.js'
import { ConnectionLine } from '../desk/connection-line.js'
import { boardName } from '../desk/names.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import type { RunningWords } from '../i18n/running/en.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import type { BoardStore } from '../net/board-store.js'
import type { SeatProps } from '../net/page-props.js'
import { resultShown } from '../scoresheet/rows.js'
import { type SheetInput, useSheetInput } from './sheet-input.js'
import { numberAt, SheetMoves } from './sheet-moves.js'
import { SheetResult } from './sheet-result.js'
import { numberOf, readSheet, type WrittenGame } from './written-game.js'
import './sheet.css'

/**
 * `/board/ID` for a player at a wooden board: an electronic scoresheet. Two taps write a move of
 * either player. It only says whether the move is legal (Articles 8.1 and 11.3), and nothing at all
 * if the regulations leave scoresheets unchecked.
 */
export function SheetPage(props: SeatProps) {
  const { store } = props
  const w = runningWords()
  useEffect(keepAwake, [])
  useEffect(() => void fetchRunningWords(), [])
  const view = store.view.value
  const start = store.game.value?.table.state.position
  if (view === null || start === undefined || w === null)
    return <main class="waiting" aria-busy="true" />
  return <LoadedSheet {...props} view={view} start={start} w={w} />
}

interface LoadedProps extends SeatProps {
  readonly view: BoardView
  readonly start: StandingPosition
  readonly w: RunningWords
}

function LoadedSheet({ connection, store, secret, view, start, w }: LoadedProps) {
  const t = words().hall.sheet
  const own = view.as === 'black' ? 'black' : 'white'
  const isOver = view.status === 'concluded'
  const mayWrite = view.status === 'in-play'
  const isChecked = areSheetsChecked(view.header)
  const stored = view.scoresheets[own] ?? []
  const unsent = unsentEntries(store)
  const sheet = useSheet(start, [...stored, ...unsent], isChecked)
  const storedCount = stored.length
  const input = useSheetInput({ store, start, sheet, storedCount, isChecked, mayWrite, w })
  // A player's link for the whole event. The link of a single board belongs to no event.
  const isOfEvent = connection.seat.value?.role === 'player'
  const event = isOfEvent && secret !== null ? view.event : null
  return (
    <Frame title={`${t.title} · ${boardName(view)}`}>
      <div class="sheet-page">
        <h1 tabIndex={-1}>{boardName(view)}</h1>
        <p class="small quiet">{isOver ? t.over : t.lead}</p>
        {isOver && <p class="ruling">{resultShown(view.result)}</p>}
        <Board
          placement={input.shown.position.placement}
          near={own}
          mover={input.shown.position.turn}
          held={input.from}
          last={input.shown.last}
          onAct={input.onAct}
        />
        <p class="sheet-next" role="status">
          {nextStep(input, sheet, view, w)}
        </p>
        <PromotionChoice input={input} />
        <CorrectionButtons input={input} w={w} />
        <DifferenceLine view={view} w={w} />
        <SheetMoves
          moves={sheet.shown}
          unsaved={unsent.length}
          correcting={input.correcting}
          w={w}
          onCorrect={mayWrite && unsent.length === 0 ? input.setCorrecting : null}
        />
        {event !== null && secret !== null && (
          <SheetResult event={event} board={view.board} secret={secret} />
        )}
        <div class="row">
          <CallButton store={store} />
          {event !== null && (
            <a class="button" href={`/event/${event}#${secret}`}>
              {w.toEvent}
            </a>
          )}
        </div>
        <ConnectionLine connection={connection} />
      </div>
    </Frame>
  )
}

/** Entries that the player has written and the server has not stored yet. */
const unsentEntries = (store: BoardStore): readonly string[] =>
  store.pending.value.flatMap(({ act }) =>
    act.act === 'record' && typeof act.text === 'string' ? [act.text] : [],
  )

/** The sheet, replayed only when an entry has changed. */
function useSheet(start: StandingPosition, entries: readonly string[], isChecked: boolean) {
  const lines = entries.join('\n')
  return useMemo(
    () => readSheet(start, lines === '' ? [] : lines.split('\n'), isChecked),
    [start, lines, isChecked],
  )
}

const areSheetsChecked = (header: BoardView['header']): boolean => {
  const { scoresheetsChecked } = (header.regulations ?? {}) as Regulations
  return scoresheetsChecked !== false
}

/** What the player can do next. */
function nextStep(
  { note, from, correcting }: SheetInput,
  sheet: WrittenGame,
  { status }: BoardView,
  w: RunningWords,
): string {
  const { desk, hall } = words()
  const t = hall.sheet
  if (note !== '') return note
  if (from !== null) return t.to(makeSquare(from))
  if (status !== 'in-play') return desk.statuses[status]
  if (correcting === null) return `${t.next(numberOf(sheet.position))} ${t.from}`
  return w.correcting(`${numberAt(correcting)} ${sheet.shown[correcting] ?? ''}.`)
}

function PromotionChoice({ input }: { readonly input: SheetInput }) {
  if (input.promotions.length === 0) return null
  return (
    <fieldset class="row promotion">
      <legend>{words().hall.sheet.promotion}</legend>
      {input.promotions.map(([role, san]) => (
        <button key={role} type="button" class="button" onClick={() => input.write(san)}>
          {san}
        </button>
      ))}
    </fieldset>
  )
}

function CorrectionButtons({ input, w }: { readonly input: SheetInput; readonly w: RunningWords }) {
  const { correcting } = input
  if (correcting === null) return null
  return (
    <div class="row">
      <button type="button" class="button" onClick={input.reset}>
        {w.keepIt}
      </button>
      <button type="button" class="button" onClick={() => void input.correct(correcting, null)}>
        {w.strikeFrom}
      </button>
    </div>
  )
}

/** Says from which move the two players' sheets differ. */
function DifferenceLine({ view, w }: { readonly view: BoardView; readonly w: RunningWords }) {
  const difference = view.pending.find(({ kind }) => kind === 'scoresheets')
  if (typeof difference?.ply !== 'number') return null
  return (
    <p class="error sheets-differ" role="alert">
      {w.sheetsDiffer(numberAt(difference.ply - 1))}
    </p>
  )
}

function CallButton({ store }: { readonly store: BoardStore }) {
  const t = words().hall.sheet
  const [isCalled, setCalled] = useState(false)
  const call = () => {
    setCalled(true)
    void store.send({ act: 'summon-arbiter' })
  }
  return (
    <button type="button" class="button" onClick={call} disabled={isCalled}>
      {isCalled ? t.called : t.call}
    </button>
  )
}
