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
  const [view, setView] = useState<EboardsView | null>(null)
  const path = `/api/events/${event}/eboards`
  const refresh = useCallback(async () => {
    const answer = await ask<EboardsView>('GET', path, { secret })
    if (answer.ok) setView(answer.value)
  }, [path, secret])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), refreshEvery)
    return () => clearInterval(timer)
  }, [refresh])
  const assign = async (serial: string, typed: string) => {
    const number = typed.trim() === '' ? null : Number(typed)
    if (number !== null && !(Number.isInteger(number) && number >= 1)) return
    await ask('PATCH', path, { secret, body: { serial, number } })
    await refresh()
  }
  if (view === null) return <p aria-busy="true" />
  const boards = new Map(view.boards.map(board => [board.serial, board]))
  for (const { serial } of view.placed)
    if (!boards.has(serial)) boards.set(serial, offlineBoard(serial))
  const numberBySerial = new Map(view.placed.map(({ serial, number }) => [serial, number]))
  const rows = [...boards.values()].sort(
    (a, b) =>
      (numberBySerial.get(a.serial) ?? 1e9) - (numberBySerial.get(b.serial) ?? 1e9) ||
      a.serial.localeCompare(b.serial),
  )
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
      {rows.length > 0 && (
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
                    onChange={change => void assign(board.serial, change.currentTarget.value)}
                  />
                </td>
                <th scope="row">{board.serial}</th>
                <td>{stateText(board, numberBySerial.has(board.serial), isSilent)}</td>
                <td>{board.battery ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
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
