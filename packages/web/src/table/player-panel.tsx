import type { Color } from '@jadoube/chess'
import { displayTime, timeLeft } from '@jadoube/clock'
import { useComputed } from '@preact/signals'
import { useState } from 'preact/hooks'
import { lazy } from '../frame/lazy.js'
import { gameId } from '../game/kept-game.js'
import {
  adjusting,
  game as currentGame,
  hasQuestion,
  isOver,
  moment,
  newGameOf,
  openOffer,
  perform,
  press,
  seen,
  setUp,
} from '../game/local-game.js'
import { rulingsOf } from '../game/rulings.js'
import { pawnToPromote } from '../game/stands.js'
import { fetchMoreWords, words } from '../i18n/language.js'
import { ClockButton } from '../panel/clock-button.js'
import { OfferAnswer, OfferButton } from '../panel/offer-buttons.js'
import { PromotionTray } from '../panel/promotion-tray.js'
import { announce, duties, repeat } from './announce.js'
import { promote } from './hands.js'
import { Rulings } from './rulings-shown.js'
import { SureSheet } from './sure-sheet.js'

const ClaimSheet = lazy(async () => (await import('../panel/claim-sheet.js')).ClaimSheet)
const ArbiterSheet = lazy(async () => {
  const [{ ArbiterSheet: Sheet }] = await Promise.all([
    import('./arbiter-sheet.js'),
    fetchMoreWords(),
  ])
  return Sheet
})

/** One player's side of the table: their clock, their buttons, and what concerns them. */
export function PlayerPanel({
  side,
  turned,
  onMenu,
}: {
  readonly side: Color
  readonly turned: boolean
  readonly onMenu: () => void
}) {
  const { frame } = words()
  const header = useComputed(() => currentGame.value?.table.header)
  const name = header.value?.[side].name || frame[side]
  return (
    <section class={`panel ${side}${turned ? ' may-turn' : ''}`} aria-label={name}>
      <div class="panel-face">
        <div class="panel-news">
          <News side={side} turned={turned} />
        </div>
        <PanelClock side={side} name={name} />
        {isOver.value && <PlayAnew />}
        {isOver.value ? (
          <div class="panel-buttons ended">
            <Review />
            <button type="button" class="button" onClick={onMenu}>
              {words().table.moves}
            </button>
          </div>
        ) : (
          <Buttons side={side} turned={turned} onMenu={onMenu} />
        )}
      </div>
    </section>
  )
}

/** The arbiter has ruled that a new game is played: it lies on the table with one touch. */
function PlayAnew() {
  const { game } = seen.value
  const header = game === null ? null : newGameOf(game)
  if (header === null) return null
  return (
    <div class="panel-buttons">
      <button type="button" class="button main" onClick={() => setUp(header)}>
        {words().table.newGame}
      </button>
    </div>
  )
}

/** The game that is over, move by move. */
function Review() {
  const { game } = seen.value
  if (game === null) return null
  return (
    <a class="button main" href={`/games/${gameId(game)}`}>
      {words().frame.review}
    </a>
  )
}

function PanelClock({ side, name }: { readonly side: Color; readonly name: string }) {
  // From signals: the face never lags behind a ruling, and nothing is drawn but what changes.
  const clock = useComputed(() => currentGame.value?.state.clock ?? null)
  const left = useComputed(() =>
    clock.value === null ? null : timeLeft(clock.value, side, moment.value),
  )
  const face = useComputed(() => (left.value === null ? '' : displayTime(left.value)))
  const has = useComputed(() => clock.value !== null)
  const runs = useComputed(() => clock.value?.state === 'running' && clock.value.turn === side)
  const isMarked = useComputed(() => {
    const state = currentGame.value?.state
    if (state === undefined || state.status === 'concluded') return false
    return state.clock === null ? state.turn === side : runs.value
  })
  const isDown = useComputed(() => runs.value && left.value !== null && left.value <= 0)
  return (
    <ClockButton
      name={name}
      isMarked={isMarked.value}
      runs={runs.value}
      isDown={isDown.value}
      face={has.value ? face : null}
      onPress={() => press(side)}
    />
  )
}

/** What this player should know now: a piece to choose, an offer to answer, a ruling. */
function News({ side, turned }: { readonly side: Color; readonly turned: boolean }) {
  const { table: t, blind } = words()
  const { game, outcome } = seen.value
  if (game === null) return null
  const { state } = game
  const pawn = pawnToPromote(state, side)
  if (pawn !== null) {
    return <PromotionTray color={side} onChoose={letter => promote(letter, pawn)} />
  }
  if (adjusting.value === side) return <p class="ruling own">{t.adjusting}</p>
  const { announces, repeats } = duties(side, state)
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
  const rulings = outcome === null ? [] : rulingsOf(outcome)
  const said = (state.result !== null || rulings.length > 0) && (
    <Rulings
      edition={game.table.header.laws}
      result={state.result}
      rulings={rulings}
      turned={turned}
    />
  )
  if (state.offer === null || state.offer.by === side) return said || null
  return <OfferAnswer onAct={act => void perform(side, { act })}>{said || null}</OfferAnswer>
}

function Buttons({
  side,
  turned,
  onMenu,
}: {
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
        <ArbiterSheet side={side} turned={turned} onMenu={onMenu} onClose={close} />
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
