import { makeSquare, type Role, type Square } from '@jadoube/chess'
import type { Regulations } from '@jadoube/laws'
import type { BoardView } from '@jadoube/protocol'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Board } from '../board/board.js'
import type { HandAct } from '../board/hand-act.js'
import { keepAwake } from '../clock/wake-lock.js'
import { ConnectionLine } from '../desk/connection-line.js'
import { boardName } from '../desk/names.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import type { SeatProps } from '../net/page-props.js'
import { resultShown } from '../scoresheet/rows.js'
import { numberAt, SheetMoves } from './sheet-moves.js'
import { SheetResult } from './sheet-result.js'
import { interpretTaps, numberOf, readSheet } from './written-game.js'
import './sheet.css'

/**
 * `/board/ID` for a player at a wooden board: an electronic scoresheet. Two taps write a move of
 * either player. It only says whether the move is legal (Articles 8.1 and 11.3), and nothing at all
 * if the regulations leave scoresheets unchecked.
 */
export function SheetPage({ connection, store, secret }: SeatProps) {
  const t = words().hall.sheet
  const w = runningWords()
  useEffect(keepAwake, [])
  useEffect(() => void fetchRunningWords(), [])
  const view = store.view.value
  const game = store.game.value
  const own = view?.as === 'black' ? 'black' : 'white'
  const storedEntries = view?.scoresheets[own] ?? []
  const unsentEntries = store.pending.value.flatMap(({ act }) =>
    act.act === 'record' && typeof act.text === 'string' ? [act.text] : [],
  )
  const start = game?.table.state.position
  const lines = [...storedEntries, ...unsentEntries].join('\n')
  const isChecked = areSheetsChecked(view?.header)
  const sheet = useMemo(
    () =>
      start === undefined
        ? null
        : readSheet(start, lines === '' ? [] : lines.split('\n'), isChecked),
    [start, lines, isChecked],
  )
  const [from, setFrom] = useState<Square | null>(null)
  const [choice, setChoice] = useState<readonly (readonly [Role, string])[]>([])
  const [note, setNote] = useState('')
  const [isCalled, setCalled] = useState(false)
  const [correcting, setCorrecting] = useState<number | null>(null)
  if (view === null || sheet === null || start === undefined || w === null)
    return <main class="waiting" aria-busy="true" />
  const isOver = view.status === 'concluded'
  const mayWrite = view.status === 'in-play'
  // While a move is corrected, the board shows the position before it.
  const shown =
    correcting === null ? sheet : readSheet(start, sheet.moves.slice(0, correcting), isChecked)
  const record = async (san: string): Promise<boolean> => {
    const answer = await store.send({ act: 'record', text: san })
    if (answer.kind === 'refused') setNote(t.notLegal)
    return answer.kind !== 'refused'
  }
  const resetInput = () => {
    setFrom(null)
    setChoice([])
    setNote('')
    setCorrecting(null)
  }
  /** Deletes a move and all that follow, then writes again those that can still be played. */
  const correct = async (index: number, san: string | null) => {
    resetInput()
    const answer = await store.send({ act: 'strike', entries: storedEntries.length - index })
    if (answer.kind === 'refused' || san === null) return
    if (!(await record(san))) return
    const laterMoves = sheet.moves.slice(index + 1)
    const corrected = readSheet(
      start,
      [...sheet.moves.slice(0, index), san, ...laterMoves],
      isChecked,
    )
    for (const move of corrected.moves.slice(index + 1)) if (!(await record(move))) return
    if (corrected.moves.length < sheet.moves.length) setNote(w.toWriteAgain)
  }
  const write = (san: string) => {
    if (correcting !== null) return void correct(correcting, san)
    resetInput()
    void record(san)
  }
  // A player's link for the whole event. The link of a single board belongs to no event.
  const isOfEvent = connection.seat.value?.role === 'player'
  const difference = view.pending.find(({ kind }) => kind === 'scoresheets')
  const differingPly = typeof difference?.ply === 'number' ? difference.ply : null
  const onAct = (act: HandAct): boolean => {
    if (!mayWrite) return false
    if (act.act === 'touch') {
      setNote('')
      setChoice([])
      setFrom(from === act.square ? null : act.square)
      return true
    }
    if (act.act !== 'place') return false
    const meaning = interpretTaps(shown.position, act.from, act.to, isChecked)
    if (meaning.kind === 'move') write(meaning.san)
    else if (meaning.kind === 'promotion') setChoice(meaning.options)
    else {
      setFrom(null)
      if (meaning.kind === 'not-legal') setNote(t.notLegal)
    }
    return true
  }
  /** What the player can do next. */
  const statusText = (): string => {
    if (note !== '') return note
    if (from !== null) return t.to(makeSquare(from))
    if (!mayWrite) return words().desk.statuses[view.status]
    if (correcting === null) return `${t.next(numberOf(sheet.position))} ${t.from}`
    return w.correcting(`${numberAt(correcting)} ${sheet.shown[correcting] ?? ''}.`)
  }
  const call = () => {
    setCalled(true)
    void store.send({ act: 'summon-arbiter' })
  }
  return (
    <Frame title={`${t.title} · ${boardName(view)}`}>
      <div class="sheet-page">
        <h1 tabIndex={-1}>{boardName(view)}</h1>
        <p class="small quiet">{isOver ? t.over : t.lead}</p>
        {isOver && <p class="ruling">{resultShown(view.result)}</p>}
        <Board
          placement={shown.position.placement}
          near={own}
          mover={shown.position.turn}
          held={from}
          last={shown.last}
          onAct={onAct}
        />
        <p class="sheet-next" role="status">
          {statusText()}
        </p>
        {choice.length > 0 && (
          <fieldset class="row promotion">
            <legend>{t.promotion}</legend>
            {choice.map(([role, san]) => (
              <button key={role} type="button" class="button" onClick={() => write(san)}>
                {san}
              </button>
            ))}
          </fieldset>
        )}
        {correcting !== null && (
          <div class="row">
            <button type="button" class="button" onClick={resetInput}>
              {w.keepIt}
            </button>
            <button type="button" class="button" onClick={() => void correct(correcting, null)}>
              {w.strikeFrom}
            </button>
          </div>
        )}
        {differingPly !== null && (
          <p class="error sheets-differ" role="alert">
            {w.sheetsDiffer(numberAt(differingPly - 1))}
          </p>
        )}
        <SheetMoves
          moves={sheet.shown}
          unsaved={unsentEntries.length}
          correcting={correcting}
          w={w}
          onCorrect={mayWrite && unsentEntries.length === 0 ? setCorrecting : null}
        />
        {isOfEvent && view.event !== null && secret !== null && (
          <SheetResult event={view.event} board={view.board} secret={secret} />
        )}
        <div class="row">
          <button type="button" class="button" onClick={call} disabled={isCalled}>
            {isCalled ? t.called : t.call}
          </button>
          {isOfEvent && view.event !== null && secret !== null && (
            <a class="button" href={`/event/${view.event}#${secret}`}>
              {w.toEvent}
            </a>
          )}
        </div>
        <ConnectionLine connection={connection} />
      </div>
    </Frame>
  )
}

const areSheetsChecked = (header: BoardView['header'] | undefined): boolean => {
  const { scoresheetsChecked } = (header?.regulations ?? {}) as Regulations
  return scoresheetsChecked !== false
}
