import { opposite } from '@jadoube/chess'
import type { SealedEnvelope } from '@jadoube/laws/internals'
import type { ClientAct } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { TextField } from '../arbiter/fields.js'
import { Sheet } from '../frame/sheet.js'
import type { SeatGame } from '../game/remote-game.js'
import { language, words } from '../i18n/language.js'
import { ask } from '../net/ask.js'

type Keys = Readonly<Record<'arbiter' | 'white' | 'black', string | null>>

/** Guidelines I.1.1: they are told to seal. The move leaves this device in an envelope that nobody here can open. */
export function Sealing({ game }: { readonly game: SeatGame }) {
  const { arbiter: t, seat: own } = words()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const { side, view, secret } = game
  const seal = async (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    const path = `/api/boards/${view.value.board}/envelope-keys`
    const keys = await ask<Keys>('GET', path, { secret })
    const arbiter = keys.ok ? keys.value.arbiter : null
    const replier = keys.ok ? keys.value[opposite(side)] : null
    const { sealMove } = await import('./seal-move.js')
    const envelope =
      arbiter === null || replier === null
        ? null
        : await sealMove(text.trim(), { arbiter, replier })
    setFailed(envelope === null)
    if (envelope === null) return
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
                {own.cannotSeal}
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

/** While the game is adjourned: when it goes on, and that they have come. */
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
      {adjournment?.envelope !== undefined && adjournment.sealer !== side && (
        <KeyPart game={game} envelope={adjournment.envelope} />
      )}
    </div>
  )
}

/** I.7: the envelope is opened before who must reply; their part of the key is needed, and is theirs to give. */
function KeyPart({
  game,
  envelope,
}: {
  readonly game: SeatGame
  readonly envelope: SealedEnvelope
}) {
  const { seat: t } = words()
  const [part, setPart] = useState<string | null>(null)
  const show = async () => {
    const { keyPart } = await import('./seal-move.js')
    if (game.secret !== null) setPart(await keyPart(envelope, game.secret))
  }
  if (part === null) {
    return (
      <button type="button" class="button" onClick={() => void show()}>
        {t.keyPart}
      </button>
    )
  }
  return (
    <p class="small key-part">
      {t.keyPart}: <code>{part}</code>
    </p>
  )
}
