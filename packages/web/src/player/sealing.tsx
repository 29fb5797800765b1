import { type Color, opposite } from '@jadoube/chess'
import type { SealedEnvelope } from '@jadoube/laws/internals'
import type { ClientAct, EnvelopeKeys } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import type { Holder } from '../envelope/device-key.js'
import { readCopy } from '../envelope/sealed-copy.js'
import { TextField } from '../fields/fields.js'
import { lazy } from '../frame/lazy.js'
import { Sheet } from '../frame/sheet.js'
import type { SeatGame } from '../game/remote-game.js'
import { dayAndTimeOf } from '../i18n/date-text.js'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import type { EnvelopeRecipients, Recipient } from './seal-move.js'

const OwnKey = lazy(async () => (await import('../envelope/own-key.js')).OwnKey)

/** Whose keys are on this device. Null before the server has named the seat. */
function holderOf({ connection, secret }: SeatGame): Holder | null {
  const seat = connection.seat.value?.id
  return seat === undefined || secret === null ? null : { seat, secret }
}

/**
 * The recipients of this player's envelope. Requested for each envelope, because a new device may
 * have been added.
 */
async function fetchRecipients({
  side,
  view,
  secret,
}: SeatGame): Promise<EnvelopeRecipients | null> {
  const path = `/api/boards/${view.value.board}/envelope-keys`
  const [keys, { findRecipients }] = await Promise.all([
    ask<EnvelopeKeys>('GET', path, { secret }),
    import('./seal-move.js'),
  ])
  return keys.ok ? findRecipients(keys.value, opposite(side)) : null
}

/**
 * The player must seal a move (Guidelines I.1.1). It leaves this device in an envelope that nobody
 * here can open.
 */
export function Sealing({ game }: { readonly game: SeatGame }) {
  const { arbiter: t, seat: own } = words()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const [recipients, setRecipients] = useState<readonly Recipient[]>([])
  const open = async () => {
    setOpen(true)
    setRecipients((await fetchRecipients(game))?.recipients ?? [])
  }
  const seal = async (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    const to = await fetchRecipients(game)
    const { sealMove } = await import('./seal-move.js')
    const envelope = to === null ? null : await sealMove(text.trim(), to.sealedFor)
    setFailed(envelope === null)
    if (envelope === null) return
    setOpen(false)
    game.send({ act: 'seal', envelope } as ClientAct)
  }
  return (
    <div class="before-start">
      <p>{t.sealNow}</p>
      <button type="button" class="button needs-answer" onClick={() => void open()}>
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
            <Recipients recipients={recipients} replier={opposite(game.side)} />
          </form>
        </Sheet>
      )}
    </div>
  )
}

/** Who can open it. The player may compare the digits with those on the others' screens. */
function Recipients({
  recipients,
  replier,
}: {
  readonly recipients: readonly Recipient[]
  readonly replier: Color
}) {
  const { envelope: t, frame, seat } = words()
  if (recipients.length === 0) return null
  const recipientName = ({ role, name }: Recipient) =>
    role === 'replier' ? frame[replier] : (name ?? seat.roles.arbiter)
  return (
    <div class="small quiet sealed-for">
      <p>{t.sealedFor}</p>
      <ul>
        {recipients.map(each => (
          <li key={`${each.role} ${each.digits}`}>
            {each.digits === null
              ? t.forLink(recipientName(each))
              : t.forDevice(recipientName(each), each.digits)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** While the game is adjourned: when it resumes, and a button to report the arrival. */
export function Adjourned({ game }: { readonly game: SeatGame }) {
  const { arbiter: t, seat } = words()
  const { view, side, store } = game
  const { adjournment, scheduledStart } = view.value
  const isPresent =
    view.value[side].presence === 'present' ||
    store.pending.value.some(({ act }) => act.act === 'arrive')
  const resumes = adjournment?.resumes ?? null
  return (
    <div class="before-start">
      <p>
        {t.isAdjourned} {resumes !== null && t.resumesAt(dayAndTimeOf(scheduledStart + resumes))}
      </p>
      {!isPresent && (
        <button
          type="button"
          class="button needs-answer"
          onClick={() => game.send({ act: 'arrive' })}
        >
          {seat.here}
        </button>
      )}
      {adjournment?.envelope !== undefined &&
        (adjournment.sealedFor?.includes(side) ? (
          <KeyPart game={game} envelope={adjournment.envelope} />
        ) : (
          <SealedCopy envelope={adjournment.envelope} />
        ))}
    </div>
  )
}

/**
 * The envelope is opened in the presence of the player who must reply (I.7). This is that player's
 * part of the key.
 */
function KeyPart({
  game,
  envelope,
}: {
  readonly game: SeatGame
  readonly envelope: SealedEnvelope
}) {
  const { seat: t, envelope: own } = words()
  const [part, setPart] = useState<string | null>(null)
  const [isOnOtherDevice, setNotHere] = useState(false)
  const holder = holderOf(game)
  if (holder === null) return null
  const show = async () => {
    const { keyPart } = await import('./seal-move.js')
    const found = await keyPart(envelope, holder)
    setPart(found)
    setNotHere(found === null)
  }
  return (
    <>
      {part === null ? (
        <button type="button" class="button" onClick={() => void show()}>
          {t.keyPart}
        </button>
      ) : (
        <CopyableText label={t.keyPart} text={part} />
      )}
      {isOnOtherDevice && (
        <p class="small error" role="alert">
          {own.otherDevice}
        </p>
      )}
      <OwnKey holder={holder} />
    </>
  )
}

/** For the player who sealed the move: a copy that opens the envelope if a key is lost. */
function SealedCopy({ envelope }: { readonly envelope: SealedEnvelope }) {
  const { envelope: t } = words()
  const [isShown, setShown] = useState(false)
  const copy = readCopy(envelope)
  if (copy === null) return null
  return (
    <>
      {isShown ? (
        <CopyableText label={t.copy} text={copy} />
      ) : (
        <button type="button" class="button" onClick={() => setShown(true)}>
          {t.copy}
        </button>
      )}
      <p class="small quiet">{t.whyCopy}</p>
    </>
  )
}

/** A text to bring to the arbiter. */
function CopyableText({ label, text }: { readonly label: string; readonly text: string }) {
  const { seat: t } = words()
  const [copied, setCopied] = useState(false)
  return (
    <p class="small key-part">
      {label}: <code>{text}</code>{' '}
      <button
        type="button"
        class="button"
        onClick={() => void copyText(text).then(done => setCopied(done))}
      >
        {copied ? t.copied : t.copy}
      </button>
    </p>
  )
}
