import { useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { OfferButton } from '../panel/offer-buttons.js'
import { SureSheet } from '../table/sure-sheet.js'
import { openOffer, type SeatGame } from './seat-game.js'

/** What a player may say: an offer, a claim, j'adoube, that he resigns, that he needs the arbiter. */
export function Buttons({
  game,
  onClaim,
}: {
  readonly game: SeatGame
  readonly onClaim: () => void
}) {
  const t = words().table
  const { side, view, adjusting, laws } = game
  const [sheet, setSheet] = useState<'resign' | 'arbiter' | null>(null)
  const close = () => setSheet(null)
  const isIdle = view.value.status === 'awaiting-start'
  const hasArbiter = laws.value?.laws.rules.arbiter !== 'none'
  return (
    <div class="panel-buttons">
      <OfferButton
        side={side}
        offer={openOffer(game)}
        isIdle={isIdle}
        onAct={act => game.send({ act })}
      />
      <button type="button" class="button" disabled={isIdle} onClick={onClaim}>
        {t.claim}
      </button>
      <button
        type="button"
        class="button"
        disabled={isIdle || view.value.hasTheMove !== side}
        aria-pressed={adjusting.value}
        onClick={() => {
          adjusting.value = !adjusting.value
        }}
      >
        {t.adjust}
      </button>
      <button type="button" class="button" disabled={isIdle} onClick={() => setSheet('resign')}>
        {t.resign}
      </button>
      {hasArbiter && (
        <button type="button" class="button" onClick={() => setSheet('arbiter')}>
          {t.arbiter}
        </button>
      )}
      {sheet === 'resign' && (
        <SureSheet
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

/** 6.11.2: a player may stop the clocks only to seek the arbiter's assistance. */
function CallSheet({ game, onClose }: { readonly game: SeatGame; readonly onClose: () => void }) {
  const { seat: t, table } = words()
  const [why, setWhy] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    const reason = why.trim()
    game.send({ act: 'summon-arbiter', ...(reason !== '' && { why: reason }) })
    if (game.view.value.clocks?.running != null) game.send({ act: 'pause', why: 'arbiter' })
    onClose()
  }
  return (
    <Sheet title={table.arbiterTitle} onClose={onClose}>
      <form class="claim-form" onSubmit={submit}>
        <label class="field">
          <span>{t.reason}</span>
          <input
            value={why}
            maxLength={200}
            autocomplete="off"
            onInput={event => setWhy(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button main">
          {table.callArbiter}
        </button>
      </form>
    </Sheet>
  )
}
