import { makeSquare, type Role, type Square } from '@jadoube/chess'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Board } from '../board/board.js'
import type { HandAct } from '../board/hand-act.js'
import { keepAwake } from '../clock/wake-lock.js'
import { ConnectionLine } from '../desk/connection-line.js'
import { boardName } from '../desk/names.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { resultShown } from '../scoresheet/rows.js'
import type { SeatProps } from '../seat/board-page.js'
import { numberOf, readSheet, tapped } from './written-game.js'
import './sheet.css'

/**
 * `/board/ID` for a player of a game on a wooden board: an electronic scoresheet. Two taps write a move, one's own or
 * the opponent's. It says whether what was tapped is legal, and nothing else (Articles 8.1 and 11.3).
 */
export function SheetPage({ connection, store }: SeatProps) {
  const { hall, table } = words()
  const t = hall.sheet
  useEffect(keepAwake, [])
  const view = store.view.value
  const game = store.game.value
  const own = view?.as === 'black' ? 'black' : 'white'
  const kept = view?.scoresheets[own] ?? []
  const waiting = store.pending.value.flatMap(({ act }) =>
    act.act === 'record' && typeof act.text === 'string' ? [act.text] : [],
  )
  const start = game?.table.state.position
  const lines = [...kept, ...waiting].join('\n')
  const sheet = useMemo(
    () => (start === undefined ? null : readSheet(start, lines === '' ? [] : lines.split('\n'))),
    [start, lines],
  )
  const [from, setFrom] = useState<Square | null>(null)
  const [choice, setChoice] = useState<readonly (readonly [Role, string])[]>([])
  const [note, setNote] = useState('')
  const [isCalled, setCalled] = useState(false)
  if (view === null || sheet === null) return <main class="waiting" aria-busy="true" />
  const isOver = view.status === 'concluded'
  const mayWrite = view.status === 'in-play'
  const write = (san: string) => {
    setFrom(null)
    setChoice([])
    setNote('')
    void store.send({ act: 'record', text: san }).then(answer => {
      if (answer.kind === 'refused') setNote(t.notLegal)
    })
  }
  const onAct = (act: HandAct): boolean => {
    if (!mayWrite) return false
    if (act.act === 'touch') {
      setNote('')
      setChoice([])
      setFrom(from === act.square ? null : act.square)
      return true
    }
    if (act.act !== 'place') return false
    const found = tapped(sheet.position, act.from, act.to)
    if (found.kind === 'move') write(found.san)
    else if (found.kind === 'promotion') setChoice(found.options)
    else {
      setFrom(null)
      setNote(t.notLegal)
    }
    return true
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
          placement={sheet.position.placement}
          near={own}
          mover={sheet.position.turn}
          held={from}
          last={sheet.last}
          onAct={onAct}
        />
        <p class="sheet-next" role="status">
          {note !== ''
            ? note
            : from === null
              ? mayWrite
                ? `${t.next(numberOf(sheet.position))} ${t.from}`
                : words().desk.statuses[view.status]
              : t.to(makeSquare(from))}
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
        <Moves moves={sheet.moves} unsaved={waiting.length} label={table.moves} empty={t.empty} />
        <div class="row">
          <button type="button" class="button" onClick={call} disabled={isCalled}>
            {isCalled ? t.called : t.call}
          </button>
        </div>
        <ConnectionLine connection={connection} />
      </div>
    </Frame>
  )
}

/** Both columns, as on paper; what the server does not have yet is marked. */
function Moves({
  moves,
  unsaved,
  label,
  empty,
}: {
  readonly moves: readonly string[]
  readonly unsaved: number
  readonly label: string
  readonly empty: string
}) {
  if (moves.length === 0) return <p class="quiet">{empty}</p>
  const rows = Array.from({ length: Math.ceil(moves.length / 2) }, (_, row) => row)
  const cell = (index: number) => {
    const move = moves[index]
    if (move === undefined) return <td />
    const isWaiting = index >= moves.length - unsaved
    return <td class={isWaiting ? 'unsaved' : ''}>{move}</td>
  }
  return (
    <table class="sheet-moves" aria-label={label}>
      <tbody>
        {rows.map(row => (
          <tr key={row}>
            <th scope="row">{row + 1}.</th>
            {cell(row * 2)}
            {cell(row * 2 + 1)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
