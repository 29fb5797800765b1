import type { Color } from '@jadoube/chess'
import { displayTime, timeLeft } from '@jadoube/clock'
import { useComputed } from '@preact/signals'
import { useState } from 'preact/hooks'
import { tableIsFlipped } from '../board/flipped.js'
import { later } from '../frame/later.js'
import { lazy } from '../frame/lazy.js'
import { gameId } from '../game/kept-game.js'
import { type LocalGame, newGameOf } from '../game/local-game.js'
import { isRuled } from '../game/rulings.js'
import { boardStands } from '../game/stands.js'
import { hasArbiter, isFriendly } from '../game/whole-moves.js'
import { fetchMoreWords, words } from '../i18n/language.js'
import { ClockButton } from '../panel/clock-button.js'
import { OfferAnswer, OfferButton } from '../panel/offer-buttons.js'
import { placeOf } from '../sound/place.js'
import { setUp } from './laid-game.js'
import { Opening } from './opening.js'
import { OpenQuestionHere, waitingQuestion } from './questions-here.js'
import { Rulings } from './rulings-shown.js'
import { SureSheet } from './sure-sheet.js'
import { TakeBackAnswer, TakeBackButton } from './take-back.js'

const announcements = later(() => import('./announce.js'))
const Captured = lazy(async () => (await import('../board/captured.js')).Captured)
const SoundButton = lazy(async () => (await import('../sound/sound-part.js')).fetchSoundButton())
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
  const { frame } = words()
  const isOver = game.isOver.value
  const name = game.table.value.header[side].name || frame[side]
  return (
    <section class={`panel ${side} ${turned ? 'far may-turn' : 'near'}`} aria-label={name}>
      <div class="panel-face">
        <div class="panel-news">
          <News game={game} side={side} turned={turned} />
        </div>
        <PanelClock game={game} side={side} name={name} />
        {isOver && <PlayAnew game={game} />}
        {isOver ? (
          <div class="panel-buttons ended">
            <Rematch game={game} />
            <Review game={game} />
            <button type="button" class="button to-moves" onClick={() => onMenu(turned)}>
              {words().table.moves}
            </button>
          </div>
        ) : (
          <Buttons game={game} side={side} turned={turned} onMenu={onMenu} />
        )}
      </div>
    </section>
  )
}

/** The arbiter has ruled that a new game is played: it lies on the table with one touch. */
function PlayAnew({ game }: { readonly game: LocalGame }) {
  const header = newGameOf(game.afterBoard.value.record)
  if (header === null) return null
  return (
    <div class="panel-buttons">
      <button type="button" class="button main" onClick={() => setUp(header)}>
        {words().table.newGame}
      </button>
    </div>
  )
}

/** The same again with the other colours: the players keep their seats, so the board is turned. */
function Rematch({ game }: { readonly game: LocalGame }) {
  const { record } = game.afterBoard.value
  const again = () => {
    const { white, black, ...rest } = JSON.parse(record.lines[0] ?? '{}')
    if (setUp({ ...rest, white: black, black: white })) tableIsFlipped.value = !tableIsFlipped.value
  }
  return (
    <button type="button" class="button main" onClick={again}>
      {words().play.rematch}
    </button>
  )
}

/** The game that is over, move by move. */
function Review({ game }: { readonly game: LocalGame }) {
  return (
    <a class="button" href={`/games/${gameId(game.afterBoard.value.record)}`}>
      {words().frame.review}
    </a>
  )
}

function PanelClock({
  game,
  side,
  name,
}: {
  readonly game: LocalGame
  readonly side: Color
  readonly name: string
}) {
  // From signals: the face never lags behind a ruling, and nothing is drawn but what changes.
  const clock = useComputed(() => game.state.value.clock)
  const left = useComputed(() =>
    clock.value === null ? null : timeLeft(clock.value, side, game.moment.value),
  )
  const face = useComputed(() => (left.value === null ? '' : displayTime(left.value)))
  const has = useComputed(() => clock.value !== null)
  const runs = useComputed(() => clock.value?.state === 'running' && clock.value.turn === side)
  const isMarked = useComputed(() => {
    const { status, turn } = game.state.value
    if (status === 'concluded') return false
    return clock.value === null ? turn === side : runs.value
  })
  const isDown = useComputed(() => runs.value && left.value !== null && left.value <= 0)
  return (
    <ClockButton
      name={name}
      isMarked={isMarked.value}
      runs={runs.value}
      isDown={isDown.value}
      face={has.value ? face : null}
      onPress={() => game.press(side)}
    >
      <Taken game={game} side={side} />
    </ClockButton>
  )
}

/** What this player has taken, a frame after the board. */
function Taken({ game, side }: { readonly game: LocalGame; readonly side: Color }) {
  const { record } = game.afterBoard.value
  const start = record.table.state.position.placement
  return <Captured side={side} start={start} now={boardStands(record.state)} />
}

/** What this player should know now: a piece to choose, an offer to answer, a ruling. */
function News({
  game,
  side,
  turned,
}: {
  readonly game: LocalGame
  readonly side: Color
  readonly turned: boolean
}) {
  const { table: t, blind, play } = words()
  const { record, outcome } = game.afterBoard.value
  const { state } = record
  if (game.adjusting.value === side) return <p class="ruling own">{t.adjusting}</p>
  const blindPlay = state.blind === null ? null : announcements()
  const due = blindPlay?.duties(side, state)
  if (blindPlay && (due?.announces || due?.repeats)) {
    return (
      <div class="row">
        {due.announces && (
          <button type="button" class="button asks" onClick={() => blindPlay.announce(game)}>
            {blind.announce}
          </button>
        )}
        {due.repeats && (
          <button type="button" class="button asks" onClick={() => blindPlay.repeat(game)}>
            {blind.repeat}
          </button>
        )}
      </div>
    )
  }
  const said = (
    <Rulings
      edition={record.table.header.laws}
      result={state.result}
      told={outcome}
      turned={turned}
    />
  )
  const perform = (act: string) => void game.perform(side, { act })
  if (state.takeBack !== null) {
    return <TakeBackAnswer asker={state.takeBack.by} side={side} onAct={perform} />
  }
  if (state.status === 'awaiting-start') return <Opening record={record} />
  const asked = hasArbiter(game) ? undefined : waitingQuestion(state)
  if (asked !== undefined) return <OpenQuestionHere game={game} asked={asked} />
  if (game.claimable.value !== null && state.turn === side) {
    return <ClaimableDraw game={game} side={side} />
  }
  if (state.offer === null) return said
  // That a draw is offered is said beside the buttons; a ruling on it as well.
  const more = outcome !== null && isRuled(outcome) ? said : null
  if (state.offer.by === side) {
    return (
      <>
        <p class="own">{play.offerStands}</p>
        {more}
      </>
    )
  }
  return <OfferAnswer onAct={perform}>{more}</OfferAnswer>
}

/** Where the table helps: the draw that is there to be claimed, with one tap. */
function ClaimableDraw({ game, side }: { readonly game: LocalGame; readonly side: Color }) {
  const claim = game.claimable.value
  if (claim === null) return null
  return (
    <button
      type="button"
      class="button asks"
      onClick={() => game.perform(side, { act: 'claim', claim })}
    >
      {words().play.claimDraw[claim]}
    </button>
  )
}

function Buttons({
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
      {sheet === 'claim' && <ClaimHere game={game} side={side} turned={turned} onClose={close} />}
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
