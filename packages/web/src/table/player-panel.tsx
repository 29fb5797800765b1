import type { Color } from '@jadoube/chess'
import { displayTime, timeLeft } from '@jadoube/clock'
import { useComputed } from '@preact/signals'
import { tableIsFlipped } from '../board/flipped.js'
import { lazy } from '../frame/lazy.js'
import { boardPlacement } from '../game/board-placement.js'
import { type LocalGame, replacementGameHeader } from '../game/local-game.js'
import { gameId } from '../game/stored-game.js'
import { words } from '../i18n/language.js'
import { ClockButton } from '../panel/clock-button.js'
import { PanelButtons } from './panel-buttons.js'
import { PanelNews } from './panel-news.js'
import { setUp } from './table-game.js'

const Captured = lazy(async () => (await import('../board/captured.js')).Captured)

/** One player's side of the table: their clock, their buttons and their news. */
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
          <PanelNews game={game} side={side} turned={turned} />
        </div>
        <PanelClock game={game} side={side} name={name} />
        {isOver && <ReplacementGame game={game} />}
        {isOver ? (
          <div class="panel-buttons ended">
            <Rematch game={game} />
            <Review game={game} />
            <button type="button" class="button to-moves" onClick={() => onMenu(turned)}>
              {words().table.moves}
            </button>
          </div>
        ) : (
          <PanelButtons game={game} side={side} turned={turned} onMenu={onMenu} />
        )}
      </div>
    </section>
  )
}

/** The arbiter has ruled that a new game is played. One tap puts it on the table. */
function ReplacementGame({ game }: { readonly game: LocalGame }) {
  const header = replacementGameHeader(game.afterBoard.value.record)
  if (header === null) return null
  return (
    <div class="panel-buttons">
      <button type="button" class="button main" onClick={() => setUp(header)}>
        {words().table.newGame}
      </button>
    </div>
  )
}

/** Another game with reversed colours. The players keep their seats, so the board is turned. */
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

/** Links to the review of the finished game. */
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
  // From signals: the clock never lags behind a ruling, and only changes are rendered.
  const clock = useComputed(() => game.state.value.clock)
  const left = useComputed(() =>
    clock.value === null ? null : timeLeft(clock.value, side, game.moment.value),
  )
  const timeText = useComputed(() => (left.value === null ? '' : displayTime(left.value)))
  const hasClock = useComputed(() => clock.value !== null)
  const isRunning = useComputed(() => clock.value?.state === 'running' && clock.value.turn === side)
  const isMarked = useComputed(() => {
    const { status, turn } = game.state.value
    if (status === 'concluded') return false
    return clock.value === null ? turn === side : isRunning.value
  })
  const isFlagDown = useComputed(() => isRunning.value && left.value !== null && left.value <= 0)
  return (
    <ClockButton
      name={name}
      isMarked={isMarked.value}
      isRunning={isRunning.value}
      isFlagDown={isFlagDown.value}
      timeText={hasClock.value ? timeText : null}
      onPress={() => game.press(side)}
    >
      <CapturedPieces game={game} side={side} />
    </ClockButton>
  )
}

/** The captured pieces, one frame after the board. */
function CapturedPieces({ game, side }: { readonly game: LocalGame; readonly side: Color }) {
  const { record } = game.afterBoard.value
  const start = record.table.state.position.placement
  return <Captured side={side} start={start} now={boardPlacement(record.state)} />
}
