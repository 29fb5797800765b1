import { useState } from 'preact/hooks'
import { language, words } from '../i18n/language.js'
import { opponentOf, type SeatGame } from './seat-game.js'

/** What is sealed with and opened with comes when it is needed. */
const fetchSealing = () => import('./seal.js')

/** Guidelines I: who has the move seals it; the other has his part of the key when play resumes. */
export function Adjournment({ game }: { readonly game: SeatGame }) {
  const { side, view } = game
  const { adjournment } = view.value
  if (adjournment === undefined) return null
  if (adjournment.stage === 'ordered') {
    return adjournment.sealer === side ? <SealForm game={game} /> : null
  }
  return adjournment.stage === 'sealed' ? <Sealed game={game} /> : null
}

function SealForm({ game }: { readonly game: SeatGame }) {
  const { seat: t, arbiter } = words()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const submit = async (event: Event) => {
    event.preventDefault()
    const { secret, store } = game
    if (text.trim() === '' || secret === null) return
    const { sealMove } = await fetchSealing()
    const envelope = await sealMove(text.trim(), store.id, secret, opponentOf(game))
    setFailed(envelope === null)
    if (envelope !== null) game.send({ act: 'seal', envelope: { ...envelope } })
  }
  return (
    <form class="seal" onSubmit={event => void submit(event)}>
      <label class="field">
        <span>
          {arbiter.sealNow} {t.sealText}
        </span>
        <input
          value={text}
          maxLength={40}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button asks">
        {arbiter.seal}
      </button>
      {failed && (
        <p class="small error" role="alert">
          {t.cannotSeal}
        </p>
      )}
    </form>
  )
}

function Sealed({ game }: { readonly game: SeatGame }) {
  const { seat: t } = words()
  const { view, side, secret } = game
  const { adjournment, scheduledStart } = view.value
  const [part, setPart] = useState<string | null>(null)
  if (adjournment === undefined) return null
  const { resumes, envelope, sealer } = adjournment
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' })
  const show = async () => {
    if (envelope === undefined || secret === null) return
    const { keyPart } = await fetchSealing()
    setPart(await keyPart(envelope, secret))
  }
  return (
    <div class="sealed">
      <p>
        {t.sealed} {resumes !== null && t.resumes(when.format(scheduledStart + resumes))}
      </p>
      {sealer !== side &&
        envelope !== undefined &&
        (part === null ? (
          <button type="button" class="button" onClick={() => void show()}>
            {t.keyPart}
          </button>
        ) : (
          <p class="small">
            {t.keyPart}: <code>{part}</code>
          </p>
        ))}
    </div>
  )
}
