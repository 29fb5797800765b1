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

interface PanelProps {
  readonly game: LocalGame
  readonly side: Color
  readonly turned: boolean
  readonly onMenu: (turned: boolean) => void
}

type SheetName = 'claim' | 'resign' | 'arbiter'

/** The buttons of this player. */
export function PanelButtons({ game, side, turned, onMenu }: PanelProps) {
  const t = words().table
  const [sheet, setSheet] = useState<SheetName | null>(null)
  return (
    <div class="panel-buttons">
      <OfferButton
        side={side}
        offer={game.offer.value}
        onAct={act => void game.perform(side, { act })}
      />
      {isFriendly(game) ? (
        <TakeBackButton onAct={act => void game.perform(side, { act })} />
      ) : (
        <>
          <button type="button" class="button" onClick={() => setSheet('claim')}>
            {t.claim}
          </button>
          <AdjustButton game={game} side={side} />
        </>
      )}
      <button type="button" class="button" onClick={() => setSheet('resign')}>
        {t.resign}
      </button>
      {hasArbiter(game) ? (
        <ArbiterButton game={game} onOpen={() => setSheet('arbiter')} />
      ) : (
        <button type="button" class="button to-moves" onClick={() => onMenu(turned)}>
          {t.moves}
        </button>
      )}
      {!turned && <SoundButton place={placeOf(game.table.value.header)} />}
      <OpenSheet
        sheet={sheet}
        game={game}
        side={side}
        turned={turned}
        onMenu={onMenu}
        onClose={() => setSheet(null)}
      />
    </div>
  )
}

function AdjustButton({ game: { adjusting }, side }: Pick<PanelProps, 'game' | 'side'>) {
  return (
    <button
      type="button"
      class="button"
      aria-pressed={adjusting.value === side}
      onClick={() => {
        adjusting.value = adjusting.value === side ? null : side
      }}
    >
      {words().table.adjust}
    </button>
  )
}

function ArbiterButton({
  game,
  onOpen,
}: {
  readonly game: LocalGame
  readonly onOpen: () => void
}) {
  const t = words().table
  const hasQuestion = game.questions.value.length > 0
  return (
    <button type="button" class={hasQuestion ? 'button needs-answer' : 'button'} onClick={onOpen}>
      {t.arbiter}
      {hasQuestion && <span class="visually-hidden">: {t.answers}</span>}
    </button>
  )
}

function OpenSheet({
  sheet,
  game,
  side,
  turned,
  onMenu,
  onClose,
}: PanelProps & { readonly sheet: SheetName | null; readonly onClose: () => void }) {
  const t = words().table
  if (sheet === null) return null
  const shared = { game, side, turned, onClose }
  if (sheet === 'claim') return <TableClaimSheet {...shared} />
  if (sheet === 'arbiter') return <ArbiterSheet {...shared} onMenu={() => onMenu(turned)} />
  return (
    <ConfirmSheet
      title={t.resign}
      text={t.resignSure}
      yes={t.resignYes}
      turned={turned}
      onYes={() => game.perform(side, { act: 'resign' })}
      onClose={onClose}
    />
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
