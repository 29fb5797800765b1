import { type Color, type PromotionRole, promotionRoles } from '@jadoube/chess'
import { displayTime, timeLeft } from '@jadoube/clock'
import { useComputed } from '@preact/signals'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { PieceDrawing } from '../pieces/piece.js'
import { ArbiterSheet } from './arbiter-sheet.js'
import { ClaimSheet } from './claim-sheet.js'
import {
  adjusting,
  game as currentGame,
  type Game,
  hasQuestion,
  isOver,
  moment,
  openOffer,
  perform,
  press,
} from './game.js'
import { promote } from './hands.js'
import { Rulings } from './rulings-shown.js'
import { pawnToPromote } from './stands.js'
import { SureSheet } from './sure-sheet.js'

const letters: Readonly<Record<PromotionRole, string>> = {
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
}

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
  const t = words()
  const { clock, turn, status } = game.state
  const face = useComputed(() => {
    // From the signal, not from the prop: the face must never lag behind a ruling.
    const own = currentGame.value?.state.clock ?? null
    return own === null ? '' : displayTime(timeLeft(own, side, moment.value))
  })
  const runs = clock?.state === 'running' && clock.turn === side
  const mark = status !== 'concluded' && (clock === null ? turn === side : runs)
  const isLow = runs && clock !== null && timeLeft(clock, side, moment.value) <= 0
  const classes = ['panel-clock', runs && 'runs', isLow && 'down']
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      onPointerDown={event => {
        if (event.button === 0) press(side)
      }}
      onClick={event => {
        if (event.detail === 0) press(side)
      }}
      onContextMenu={event => event.preventDefault()}
    >
      <span class="panel-name">
        <span class={mark ? 'mark on' : 'mark'} aria-hidden="true" />
        {name}
        {mark && <span class="unseen">, {t.clock.runs}</span>}
      </span>
      {clock !== null && (
        <span class="panel-time" role="timer">
          {face}
        </span>
      )}
      <span class="unseen">{clock === null ? t.table.pressNoClock : t.table.press}</span>
    </button>
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
  const { board, table: t } = words()
  const { state } = game
  const pawn = pawnToPromote(state, side)
  if (pawn !== null) {
    return (
      <div class="tray" role="group" aria-label={board.promotion}>
        {promotionRoles.map(role => (
          <button
            key={role}
            type="button"
            aria-label={board.pieces[side][role]}
            onClick={() => promote(letters[role], pawn)}
          >
            <PieceDrawing color={side} role={role} />
          </button>
        ))}
      </div>
    )
  }
  if (adjusting.value === side) return <p class="ruling own">{t.adjusting}</p>
  return <Rulings edition={game.table.header.laws} state={state} turned={turned} />
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
      <OfferButtons side={side} />
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
      {sheet === 'claim' && <ClaimSheet side={side} turned={turned} onClose={close} />}
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

function OfferButtons({ side }: { readonly side: Color }) {
  const t = words().table
  const offer = openOffer.value
  if (offer !== null && offer !== side) {
    return (
      <>
        <button
          type="button"
          class="button asks"
          onClick={() => perform(side, { act: 'accept-draw' })}
        >
          ½ {t.accept}
        </button>
        <button type="button" class="button" onClick={() => perform(side, { act: 'reject-draw' })}>
          {t.reject}
        </button>
      </>
    )
  }
  return (
    <button
      type="button"
      class="button"
      aria-label={t.offer}
      aria-pressed={offer === side}
      onClick={() => perform(side, { act: 'offer-draw' })}
    >
      ½
    </button>
  )
}
