import { useState } from 'preact/hooks'
import { ConfirmSheet } from '../frame/confirm-sheet.js'
import { lazy } from '../frame/lazy.js'
import { Sheet } from '../frame/sheet.js'
import { isFriendly } from '../game/friendly-hand.js'
import type { SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { isCasual } from '../link/invitation.js'
import { OfferButton } from '../panel/offer-buttons.js'
import { placeOf } from '../sound/place.js'
import { TakeBackButton } from '../table/take-back.js'
import { RematchPart } from './rematch.js'
import { TalkButton } from './talk.js'

const SoundButton = lazy(
  async () => (await import('../sound/sound-part.js')).fetchSoundButton(),
  'sound-place',
)

/** The buttons of a player: offer a draw, claim, adjust, resign, call the arbiter. */
export function Buttons({
  game,
  onClaim,
}: {
  readonly game: SeatGame
  readonly onClaim: () => void
}) {
  const t = words().table
  const { side, view, adjusting, table } = game
  const [sheet, setSheet] = useState<'resign' | 'arbiter' | null>(null)
  const close = () => setSheet(null)
  const isIdle = view.value.status === 'awaiting-start'
  const hasArbiter = table.value.laws.rules.arbiter !== 'none'
  return (
    <div class="panel-buttons">
      <OfferButton
        side={side}
        offer={game.offer.value}
        isIdle={isIdle}
        onAct={act => game.send({ act })}
      />
      {isFriendly(game) ? (
        <TakeBackButton isIdle={isIdle} onAct={act => game.send({ act })} />
      ) : (
        <>
          <button type="button" class="button" disabled={isIdle} onClick={onClaim}>
            {t.claim}
          </button>
          <button
            type="button"
            class="button"
            disabled={isIdle || view.value.hasTheMove !== side}
            aria-pressed={adjusting.value === side}
            onClick={() => {
              adjusting.value = adjusting.value === side ? null : side
            }}
          >
            {t.adjust}
          </button>
        </>
      )}
      <button type="button" class="button" disabled={isIdle} onClick={() => setSheet('resign')}>
        {t.resign}
      </button>
      {hasArbiter && (
        <button type="button" class="button" onClick={() => setSheet('arbiter')}>
          {t.arbiter}
        </button>
      )}
      {isCasual(game) && <TalkButton game={game} />}
      <SoundButton place={placeOf(view.value.header, view.value.event)} />
      {sheet === 'resign' && (
        <ConfirmSheet
          title={t.resign}
          text={t.resignSure}
          yes={t.resignYes}
          onYes={() => game.send({ act: 'resign' })}
          onClose={close}
        />
      )}
      {sheet === 'arbiter' && <CallSheet game={game} onClose={close} />}
    </div>
  )
}

/** After the end, a player can still call the arbiter and appeal against a decision (11.10). */
export function ButtonsAfterTheEnd({ game }: { readonly game: SeatGame }) {
  const { table: t, seat } = words()
  const [sheet, setSheet] = useState<'arbiter' | 'appeal' | null>(null)
  const close = () => setSheet(null)
  const rules = game.table.value.laws.rules
  const rematch = isCasual(game) && <RematchPart game={game} />
  if (rules === undefined || rules.arbiter === 'none') return rematch || null
  const isOpen = game.view.value.pending.some(
    ({ kind, claim, by }) => kind === 'question' && claim === 'appeal' && by === game.side,
  )
  return (
    <>
      {rematch}
      <div class="panel-buttons">
        <button type="button" class="button" onClick={() => setSheet('arbiter')}>
          {t.arbiter}
        </button>
        {rules.appeals !== 'none' && (
          <button type="button" class="button" disabled={isOpen} onClick={() => setSheet('appeal')}>
            {seat.appeal}
          </button>
        )}
        {sheet === 'arbiter' && <CallSheet game={game} onClose={close} />}
        {sheet === 'appeal' && <AppealSheet game={game} onClose={close} />}
      </div>
    </>
  )
}

/** An appeal (11.10): against which decision, in the player's own words. */
function AppealSheet({ game, onClose }: { readonly game: SeatGame; readonly onClose: () => void }) {
  const { seat: t } = words()
  return (
    <ReasonSheet
      title={t.appealTitle}
      label={t.appealReason}
      button={t.appealSend}
      onReason={why => game.send({ act: 'appeal', ...(why !== '' && { why }) })}
      onClose={onClose}
    />
  )
}

/**
 * Calls the arbiter. A player may stop the clocks only to seek the arbiter's assistance (6.11.2).
 */
function CallSheet({ game, onClose }: { readonly game: SeatGame; readonly onClose: () => void }) {
  const { seat: t, table } = words()
  const isRunning = game.view.value.clocks?.running != null
  const call = (why: string) => {
    game.send({ act: 'summon-arbiter', ...(why !== '' && { why }) })
    if (isRunning) game.send({ act: 'pause', why: 'arbiter' })
  }
  return (
    <ReasonSheet
      title={table.arbiterTitle}
      label={t.reason}
      button={isRunning ? table.callArbiter : t.callOnly}
      onReason={call}
      onClose={onClose}
    />
  )
}

/** A sheet with an optional reason. */
function ReasonSheet({
  title,
  label,
  button,
  onReason,
  onClose,
}: {
  readonly title: string
  readonly label: string
  readonly button: string
  readonly onReason: (why: string) => void
  readonly onClose: () => void
}) {
  const [why, setWhy] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    onReason(why.trim())
    onClose()
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <form class="claim-form" onSubmit={submit}>
        <label class="field">
          <span>{label}</span>
          <input
            value={why}
            maxLength={200}
            autocomplete="off"
            onInput={event => setWhy(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button main">
          {button}
        </button>
      </form>
    </Sheet>
  )
}
