import type { Color } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { ConfirmSheet } from '../frame/confirm-sheet.js'
import { lazy } from '../frame/lazy.js'
import { hasArbiter, isFriendly } from '../game/friendly-hand.js'
import type { LocalGame } from '../game/local-game.js'
import { fetchMoreWords, words } from '../i18n/language.js'
import { OfferButton } from '../panel/offer-buttons.js'
import { placeOf } from '../sound/place.js'
import { TakeBackButton } from './take-back.js'

const SoundButton = lazy(
  async () => (await import('../sound/sound-part.js')).fetchSoundButton(),
  'sound-place',
)
const ClaimSheet = lazy(async () => (await import('../panel/claim-sheet.js')).ClaimSheet)
const ArbiterSheet = lazy(async () => {
  const [{ ArbiterSheet: Sheet }] = await Promise.all([
    import('./arbiter-sheet.js'),
    fetchMoreWords(),
  ])
  return Sheet
})

/** The buttons of this player. */
export function PanelButtons({
  game,
  side,
  turned,
  onMenu,
}: {
  readonly game: LocalGame
  readonly side: Color
  readonly turned: boolean
  readonly onMenu: (turned: boolean) => void
}) {
  const t = words().table
  const { adjusting, perform } = game
  const hasQuestion = game.questions.value.length > 0
  const [sheet, setSheet] = useState<'claim' | 'resign' | 'arbiter' | null>(null)
  const close = () => setSheet(null)
  return (
    <div class="panel-buttons">
      <OfferButton
        side={side}
        offer={game.offer.value}
        onAct={act => void perform(side, { act })}
      />
      {isFriendly(game) ? (
        <TakeBackButton onAct={act => void perform(side, { act })} />
      ) : (
        <>
          <button type="button" class="button" onClick={() => setSheet('claim')}>
            {t.claim}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={adjusting.value === side}
            onClick={() => {
              adjusting.value = adjusting.value === side ? null : side
            }}
          >
            {t.adjust}
          </button>
        </>
      )}
      <button type="button" class="button" onClick={() => setSheet('resign')}>
        {t.resign}
      </button>
      {hasArbiter(game) ? (
        <button
          type="button"
          class={hasQuestion ? 'button asks' : 'button'}
          onClick={() => setSheet('arbiter')}
        >
          {t.arbiter}
          {hasQuestion && <span class="unseen">: {t.answers}</span>}
        </button>
      ) : (
        <button type="button" class="button to-moves" onClick={() => onMenu(turned)}>
          {t.moves}
        </button>
      )}
      {sheet === 'claim' && (
        <TableClaimSheet game={game} side={side} turned={turned} onClose={close} />
      )}
      {!turned && <SoundButton place={placeOf(game.table.value.header)} />}
      {sheet === 'arbiter' && (
        <ArbiterSheet
          game={game}
          side={side}
          turned={turned}
          onMenu={() => onMenu(turned)}
          onClose={close}
        />
      )}
      {sheet === 'resign' && (
        <ConfirmSheet
          title={t.resign}
          text={t.resignSure}
          yes={t.resignYes}
          turned={turned}
          onYes={() => perform(side, { act: 'resign' })}
          onClose={close}
        />
      )}
    </div>
  )
}

/** A claim at this table. */
export function TableClaimSheet({
  game,
  side,
  turned = false,
  onClose,
}: {
  readonly game: LocalGame
  readonly side: Color
  readonly turned?: boolean
  readonly onClose: () => void
}) {
  return (
    <ClaimSheet
      side={side}
      state={game.state.value}
      laws={game.table.value.laws}
      turned={turned}
      onClaim={act => void game.perform(side, act)}
      onClose={onClose}
    />
  )
}
