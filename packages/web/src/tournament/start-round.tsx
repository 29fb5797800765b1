import type { GameKind, RoundView } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import { faultText, type Seat } from './api.js'

/** Reads a list of numbers: `3, 11–13` is 3, 11, 12 and 13. */
export function numbersIn(text: string): readonly number[] {
  const found = [...text.matchAll(/(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?/g)]
  return found.flatMap(([, from, to]) => {
    const first = Number(from)
    const last = Math.min(to === undefined ? first : Number(to), first + 999)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  })
}

/** Sets up the boards (any official) and starts them (the arbiter). */
export function StartRound({
  seat,
  view,
  role,
  onDone,
  onFault,
}: {
  readonly seat: Seat
  readonly view: RoundView
  readonly role: 'organiser' | 'arbiter'
  readonly onDone: () => void
  readonly onFault: (text: string) => void
}) {
  const t = words().tournament
  const [kind, setKind] = useState<GameKind>('electronic')
  const [woodenBoards, setWoodenBoards] = useState('')
  const isSetUp = view.status === 'set-up'
  const path = `/api/events/${seat.event}/rounds/${view.round}`
  const send = async (method: 'POST' | 'DELETE', to: string, body?: unknown) => {
    const answer = await ask(method, path + to, { secret: seat.secret, body })
    onFault(answer.ok ? '' : faultText(answer.error))
    onDone()
  }
  const boards = numbersIn(woodenBoards).map(board => ({ board, kind: 'wooden' as const }))
  const kinds = kind === 'electronic' && boards.length > 0 ? { kind, boards } : { kind }
  return (
    <div class="t-start-round no-print">
      {!isSetUp && (
        <Choices
          legend={t.kindOfBoards}
          options={(['electronic', 'scoresheet', 'wooden'] as const).map(each => [
            each,
            t.kinds[each],
          ])}
          chosen={kind}
          onChoose={setKind}
        />
      )}
      {!isSetUp && kind === 'electronic' && (
        <TextField
          label={t.boardsOnWood}
          value={woodenBoards}
          hint="11, 12"
          onInput={setWoodenBoards}
        />
      )}
      <div class="row">
        {!isSetUp && (
          <button
            type="button"
            class="button"
            onClick={() => void send('POST', '/start', { ...kinds, setUpOnly: true })}
          >
            {t.setUp}
          </button>
        )}
        {role === 'arbiter' && (
          <button
            type="button"
            class="button main"
            onClick={() => void send('POST', '/start', isSetUp ? {} : kinds)}
          >
            {t.start}
          </button>
        )}
        {isSetUp && (
          <button type="button" class="button" onClick={() => void send('DELETE', '/boards')}>
            {t.removeBoards}
          </button>
        )}
      </div>
    </div>
  )
}
