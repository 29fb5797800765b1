import { opposite } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import type { OpenFailure } from '../envelope/open-envelope.js'
import { MomentField, TextField } from '../fields/fields.js'
import { lazy } from '../frame/lazy.js'
import { dayAndTimeOf } from '../i18n/date-text.js'
import { words } from '../i18n/language.js'
import type { FormProps } from './forms.js'

const OwnKey = lazy(async () => (await import('../envelope/own-key.js')).OwnKey)

/** Adjourns the game, seals a move or opens the envelope (Guidelines I). */
export function SessionForm(props: FormProps) {
  const holder = props.game.unseal?.holder
  return (
    <>
      {holder !== undefined && <OwnKey holder={holder} />}
      <Session {...props} />
    </>
  )
}

function Session(props: FormProps) {
  const { status, proceedings } = props.game.state
  const { adjournment } = proceedings
  if (status !== 'adjourned' && adjournment?.stage === 'ordered') return <Sealing {...props} />
  if (status === 'adjourned') {
    return (
      <>
        <OpenEnvelope {...props} />
        <Adjourning {...props} />
      </>
    )
  }
  return <Adjourning {...props} />
}

const fieldValue = (epoch: number): string => {
  const date = new Date(epoch)
  return new Date(epoch - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Tells the player to move to seal, and announces when play resumes (I.1.1, I.14). */
function Adjourning({ game, onAct }: FormProps) {
  const { arbiter: t } = words()
  const { state, origin } = game
  const before = state.proceedings.adjournment?.resumes ?? null
  const [resumes, setResumes] = useState(before === null ? '' : fieldValue(origin + before))
  const moment = resumes === '' ? null : new Date(resumes).getTime() - origin
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        onAct({ act: 'adjourn', ...(moment !== null && { resumes: Math.round(moment) }) })
      }}
    >
      <MomentField label={t.resumes} value={resumes} onInput={setResumes} />
      <button type="submit" class="button">
        {state.status === 'adjourned' ? t.announceResumption : t.adjourn}
      </button>
    </form>
  )
}

function Sealing({ game }: FormProps) {
  const { arbiter: t, frame } = words()
  const [text, setText] = useState('')
  const { sealer } = game.state.proceedings.adjournment ?? { sealer: game.state.turn }
  const { asPlayer } = game
  const name = sealer === 'white' ? frame.white : frame.black
  if (asPlayer === null) return <p class="confirm-text">{t.sealsOnBoard(name)}</p>
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '') asPlayer(sealer, { act: 'seal', text: text.trim() })
      }}
    >
      <p class="confirm-text">{t.seals(name)}</p>
      <TextField label={t.sealedMove} value={text} onInput={setText} isCovered />
      <p class="small quiet">{t.sealedHere}</p>
      <button type="submit" class="button">
        {t.seal}
      </button>
    </form>
  )
}

/** Opens the envelope when the player who must reply is present (I.7). */
function OpenEnvelope({ game, onAct }: FormProps) {
  const { arbiter: t, envelope, frame } = words()
  const [part, setPart] = useState('')
  const [failed, setFailed] = useState<OpenFailure | null>(null)
  const { white, black } = game.state
  const { adjournment } = game.state.proceedings
  if (adjournment === null) return null
  const { asPlayer } = game
  const unseal = game.unseal?.open ?? null
  const replier = opposite(adjournment.sealer)
  const names = { white: frame.white, black: frame.black }
  const open = async (event: Event) => {
    event.preventDefault()
    const act = unseal === null ? { act: 'open-envelope' } : await unseal(part)
    setFailed(typeof act === 'string' ? act : null)
    if (typeof act !== 'string') onAct(act)
  }
  return (
    <form class="act-form" onSubmit={event => void open(event)}>
      {adjournment.resumes !== null && (
        <p class="confirm-text">{t.resumesAt(dayAndTimeOf(game.origin + adjournment.resumes))}</p>
      )}
      {asPlayer !== null && (
        <div class="row">
          {(['white', 'black'] as const)
            .filter(side => (side === 'white' ? white : black).presence !== 'present')
            .map(side => (
              <button
                key={side}
                type="button"
                class="button"
                onClick={() => asPlayer(side, { act: 'arrive' })}
              >
                {t.hasCome(names[side])}
              </button>
            ))}
        </div>
      )}
      {unseal !== null && (
        <>
          <TextField
            label={t.replierPart(names[replier])}
            value={part}
            onInput={setPart}
            maxLength={1000}
          />
          <p class="small quiet">{envelope.ifLost}</p>
        </>
      )}
      {failed !== null && (
        <p class="small error" role="alert">
          {failed === 'other-device' ? envelope.otherDevice : t.staysClosed}
        </p>
      )}
      <button type="submit" class="button">
        {t.openEnvelope}
      </button>
    </form>
  )
}
