import type { Color } from '@jadoube/chess'
import { displayTime, timeLeft } from '@jadoube/clock'
import { useComputed } from '@preact/signals'
import { useState } from 'preact/hooks'
import { lazy } from '../frame/lazy.js'
import { fetchMoreWords, words } from '../i18n/language.js'
import { ClockButton } from '../panel/clock-button.js'
import { OfferAnswer, OfferButton } from '../panel/offer-buttons.js'
import { PromotionTray } from '../panel/promotion-tray.js'
import { announce, duties, repeat } from './announce.js'
import {
  adjusting,
  game as currentGame,
  type Game,
  hasQuestion,
  isOver,
  moment,
  openOffer,
  outcome,
  perform,
  press,
} from './game.js'
import { promote } from './hands.js'
import { rulingsOf } from './rulings.js'
import { Rulings } from './rulings-shown.js'
import { pawnToPromote } from './stands.js'
import { SureSheet } from './sure-sheet.js'

const ClaimSheet = lazy(async () => (await import('../panel/claim-sheet.js')).ClaimSheet)
const ArbiterSheet = lazy(async () => {
  const [{ ArbiterSheet: Sheet }] = await Promise.all([
    import('./arbiter-sheet.js'),
    fetchMoreWords(),
  ])
  return Sheet
})

/** One player's side of the table: his clock, his buttons, and what concerns him. */
export function PlayerPanel({
  game,
  side,
  turned,
  onMenu,
}: {
  readonly game: Game
  readonly side: Color
  readonly turned: boolean
  readonly onMenu: () => void
}) {
  const { frame } = words()
  const { state, table } = game
  const name = table.header[side].name || (side === 'white' ? frame.white : frame.black)
  return (
    <section class={`panel ${side}${turned ? ' may-turn' : ''}`} aria-label={name}>
      <div class="panel-face">
        <div class="panel-news">
          <News game={game} side={side} turned={turned} />
        </div>
        <PanelClock game={game} side={side} name={name} />
        {isOver.value ? (
          <div class="panel-buttons ended">
            <button type="button" class="button" onClick={onMenu}>
              {words().table.moves}
            </button>
          </div>
        ) : (
          <Buttons state={state.status} side={side} turned={turned} onMenu={onMenu} />
        )}
      </div>
    </section>
  )
}

function PanelClock({
  game,
  side,
  name,
}: {
  readonly game: Game
  readonly side: Color
  readonly name: string
}) {
  const { clock, turn, status } = game.state
  const face = useComputed(() => {
    // From the signal, not from the prop: the face must never lag behind a ruling.
    const own = currentGame.value?.state.clock ?? null
    return own === null ? '' : displayTime(timeLeft(own, side, moment.value))
  })
  const runs = clock?.state === 'running' && clock.turn === side
  const mark = status !== 'concluded' && (clock === null ? turn === side : runs)
  const isLow = runs && clock !== null && timeLeft(clock, side, moment.value) <= 0
  return (
    <ClockButton
      name={name}
      isMarked={mark}
      runs={runs}
      isDown={isLow}
      face={clock === null ? null : face}
      onPress={() => press(side)}
    />
  )
}

/** What this player should know now: a piece to choose, an offer to answer, a ruling. */
function News({
  game,
  side,
  turned,
}: {
  readonly game: Game
  readonly side: Color
  readonly turned: boolean
}) {
  const { table: t, blind } = words()
  const { state } = game
  const pawn = pawnToPromote(state, side)
  if (pawn !== null) {
    return <PromotionTray color={side} onChoose={letter => promote(letter, pawn)} />
  }
  if (adjusting.value === side) return <p class="ruling own">{t.adjusting}</p>
  const { announces, repeats } = duties(side)
  if (announces || repeats) {
    return (
      <div class="row">
        {announces && (
          <button type="button" class="button asks" onClick={announce}>
            {blind.announce}
          </button>
        )}
        {repeats && (
          <button type="button" class="button asks" onClick={repeat}>
            {blind.repeat}
          </button>
        )}
      </div>
    )
  }
  if (openOffer.value !== null && openOffer.value !== side) {
    return <OfferAnswer onAct={act => void perform(side, { act })} />
  }
  return (
    <Rulings
      edition={game.table.header.laws}
      result={state.result}
      rulings={outcome.value === null ? [] : rulingsOf(outcome.value)}
      turned={turned}
    />
  )
}

function Buttons({
  state,
  side,
  turned,
  onMenu,
}: {
  readonly state: string
  readonly side: Color
  readonly turned: boolean
  readonly onMenu: () => void
}) {
  const t = words().table
  const [sheet, setSheet] = useState<'claim' | 'resign' | 'arbiter' | null>(null)
  const close = () => setSheet(null)
  return (
    <div class="panel-buttons">
      <OfferButton side={side} offer={openOffer.value} onAct={act => void perform(side, { act })} />
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
      <button type="button" class="button" onClick={() => setSheet('resign')}>
        {t.resign}
      </button>
      <button
        type="button"
        class={hasQuestion.value ? 'button asks' : 'button'}
        onClick={() => setSheet('arbiter')}
      >
        {t.arbiter}
        {hasQuestion.value && <span class="unseen">: {t.answers}</span>}
      </button>
      {sheet === 'claim' && <ClaimHere side={side} turned={turned} onClose={close} />}
      {sheet === 'arbiter' && (
        <ArbiterSheet side={side} turned={turned} status={state} onMenu={onMenu} onClose={close} />
      )}
      {sheet === 'resign' && (
        <SureSheet
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
export function ClaimHere({
  side,
  turned = false,
  onClose,
}: {
  readonly side: Color
  readonly turned?: boolean
  readonly onClose: () => void
}) {
  const current = currentGame.value
  if (current === null) return null
  return (
    <ClaimSheet
      side={side}
      state={current.state}
      laws={current.table.laws}
      turned={turned}
      onClaim={act => void perform(side, act)}
      onClose={onClose}
    />
  )
}
