import type { EboardStatus, EboardsView } from '@jadoube/protocol'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import './eboard.css'

const refreshEvery = 2000
/** A connected program reports every two seconds. */
const silentAfter = 10_000

/**
 * The electronic boards of an event: their places, whether they are connected, and whether they
 * agree with their games.
 */
export function EventEboards({
  event,
  secret,
}: {
  readonly event: string
  readonly secret: string
}) {
  const { eboard: t } = words()
  const { view, assign } = useEboards(`/api/events/${event}/eboards`, secret)
  if (view === null) return <p aria-busy="true" />
  const isSilent = view.reported !== null && view.now - view.reported > silentAfter
  return (
    <section class="event-eboards" aria-label={t.event}>
      <h2>{t.event}</h2>
      <p class="quiet">
        {t.eventText
          .split('`')
          .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
      </p>
      {view.reported === null && <p role="status">{t.notReported}</p>}
      {isSilent && <p role="alert">{t.reportedLate}</p>}
      <EboardTable view={view} isSilent={isSilent} onAssign={assign} />
    </section>
  )
}

type Assign = (serial: string, typed: string) => Promise<void>

/** The boards, refreshed every few seconds, and how one of them is given a place. */
function useEboards(path: string, secret: string) {
  const [view, setView] = useState<EboardsView | null>(null)
  const refresh = useCallback(async () => {
    const answer = await ask<EboardsView>('GET', path, { secret })
    if (answer.ok) setView(answer.value)
  }, [path, secret])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), refreshEvery)
    return () => clearInterval(timer)
  }, [refresh])
  const assign: Assign = async (serial, typed) => {
    const number = typed.trim() === '' ? null : Number(typed)
    if (number !== null && !(Number.isInteger(number) && number >= 1)) return
    await ask('PATCH', path, { secret, body: { serial, number } })
    await refresh()
  }
  return { view, assign }
}

function EboardTable({
  view,
  isSilent,
  onAssign,
}: {
  readonly view: EboardsView
  /** Whether the connected program has not reported for some time. */
  readonly isSilent: boolean
  readonly onAssign: Assign
}) {
  const { eboard: t } = words()
  const numberBySerial = new Map(view.placed.map(({ serial, number }) => [serial, number]))
  const rows = boardsByPlace(view, numberBySerial)
  if (rows.length === 0) return null
  return (
    <table class="eboards">
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col">{t.serial}</th>
          <th scope="col">{t.state}</th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(board => (
          <tr key={board.serial} class={needsPerson(board) ? 'trouble' : undefined}>
            <td>
              <input
                class="number"
                inputMode="numeric"
                aria-label={`${t.place}, ${board.serial}`}
                placeholder={t.noPlace}
                defaultValue={String(numberBySerial.get(board.serial) ?? '')}
                onChange={change => void onAssign(board.serial, change.currentTarget.value)}
              />
            </td>
            <th scope="row">{board.serial}</th>
            <td>{stateText(board, numberBySerial.has(board.serial), isSilent)}</td>
            <td>{board.battery ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The boards that are connected or have a place, those with a place first. */
function boardsByPlace(
  view: EboardsView,
  numberBySerial: ReadonlyMap<string, number>,
): readonly EboardStatus[] {
  const boards = new Map(view.boards.map(board => [board.serial, board]))
  for (const serial of numberBySerial.keys())
    if (!boards.has(serial)) boards.set(serial, offlineBoard(serial))
  const place = ({ serial }: EboardStatus) => numberBySerial.get(serial) ?? 1e9
  return [...boards.values()].sort(
    (a, b) => place(a) - place(b) || a.serial.localeCompare(b.serial),
  )
}

const offlineBoard = (serial: string): EboardStatus => ({
  serial,
  isActive: false,
  battery: null,
  agreement: null,
  squares: [],
  asks: null,
})

const needsPerson = ({ isActive, agreement, asks }: EboardStatus): boolean =>
  !isActive || agreement === 'differs' || asks !== null

function stateText(board: EboardStatus, isPlaced: boolean, isSilent: boolean): string {
  const { eboard: t } = words()
  if (!board.isActive || isSilent) return t.states.off
  if (!isPlaced || board.agreement === null) return t.states.unplaced
  const squares = board.agreement === 'differs' ? ` (${board.squares.slice(0, 8).join(', ')})` : ''
  const asks = board.asks === null ? '' : ` · ${t.asked}`
  return `${t.states[board.agreement]}${squares}${asks}`
}
