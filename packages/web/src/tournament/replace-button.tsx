import type { GameRow } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import { faultText, type Seat } from './api.js'

/** Replaces a game that does not count (7.2, 7.3) by a new board with the same players. */
export function ReplaceButton({
  seat,
  round,
  game,
  onDone,
  onFault,
}: {
  readonly seat: Seat
  readonly round: number
  readonly game: GameRow
  readonly onDone: () => void
  readonly onFault: (text: string) => void
}) {
  const t = words().tournament
  const [reason, setReason] = useState<string | null>(null)
  const replace = async (submitted: Event) => {
    submitted.preventDefault()
    const path = `/api/events/${seat.event}/rounds/${round}/boards/${game.board}/replace`
    const answer = await ask('POST', path, {
      secret: seat.secret,
      body: { reason, kind: game.kind },
    })
    onFault(answer.ok ? '' : faultText(answer.error))
    setReason(null)
    onDone()
  }
  const label = `${t.replace}: ${t.yourBoard(game.board)}`
  return (
    <>
      <button type="button" class="button plain" aria-label={label} onClick={() => setReason('')}>
        …
      </button>
      {reason !== null && (
        <Sheet title={label} onClose={() => setReason(null)}>
          <form class="t-form" onSubmit={submitted => void replace(submitted)}>
            <p class="quiet">{t.replaceLead}</p>
            <TextField label={t.reason} value={reason} onInput={setReason} />
            <button type="submit" class="button main" disabled={reason.trim() === ''}>
              {t.replace}
            </button>
          </form>
        </Sheet>
      )}
    </>
  )
}
