import { opposite } from '@jadoube/chess'
import type { ClientAct } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { TextField } from '../arbiter/fields.js'
import { Sheet } from '../frame/sheet.js'
import { language, words } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import type { SeatGame } from './seat-game.js'

type Keys = Readonly<Record<'arbiter' | 'white' | 'black', string | null>>

/** Guidelines I.1.1: he is told to seal. The move leaves this device in an envelope that nobody here can open. */
export function Sealing({
  game,
  secret,
}: {
  readonly game: SeatGame
  readonly secret: string | null
}) {
  const { arbiter: t, desk } = words()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const { side, view } = game
  const seal = async (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    const path = `/api/boards/${view.value.board}/envelope-keys`
    const keys = await ask<Keys>('GET', path, { secret })
    const arbiter = keys.ok ? keys.value.arbiter : null
    const replier = keys.ok ? keys.value[opposite(side)] : null
    setFailed(arbiter === null || replier === null)
    if (arbiter === null || replier === null) return
    const { sealMove } = await import('./seal-move.js')
    const envelope = await sealMove(text.trim(), { arbiter, replier })
    setOpen(false)
    game.send({ act: 'seal', envelope } as ClientAct)
  }
  return (
    <div class="before-start">
      <p>{t.sealNow}</p>
      <button type="button" class="button asks" onClick={() => setOpen(true)}>
        {t.sealedMove}
      </button>
      {isOpen && (
        <Sheet title={t.sealNow} onClose={() => setOpen(false)}>
          <form class="claim-form" onSubmit={event => void seal(event)}>
            <TextField label={t.sealedMove} value={text} onInput={setText} />
            {failed && (
              <p class="small error" role="alert">
                {desk.notDone}
              </p>
            )}
            <button type="submit" class="button main">
              {t.seal}
            </button>
          </form>
        </Sheet>
      )}
    </div>
  )
}

/** While the game is adjourned: when it goes on, and that he has come. */
export function Adjourned({ game }: { readonly game: SeatGame }) {
  const { arbiter: t, seat } = words()
  const { view, side, store } = game
  const { adjournment, scheduledStart } = view.value
  const isHere =
    view.value[side].presence === 'present' ||
    store.pending.value.some(({ act }) => act.act === 'arrive')
  const resumes = adjournment?.resumes ?? null
  return (
    <div class="before-start">
      <p>
        {t.isAdjourned}{' '}
        {resumes !== null &&
          t.resumesAt(
            new Date(scheduledStart + resumes).toLocaleString(language.value, {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          )}
      </p>
      {!isHere && (
        <button type="button" class="button asks" onClick={() => game.send({ act: 'arrive' })}>
          {seat.here}
        </button>
      )}
    </div>
  )
}
