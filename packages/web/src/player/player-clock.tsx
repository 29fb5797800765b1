import type { Color } from '@jadoube/chess'
import { useComputed } from '@preact/signals'
import { lazy } from '../frame/lazy.js'
import { clockText, type SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { isInvitation } from '../link/invitation.js'
import { ClockButton } from '../panel/clock-button.js'

const Captured = lazy(async () => (await import('../board/captured.js')).Captured)

/** A player who sent an invitation waits with the page open, and has not reported their arrival. */
const isWaitingToJoin = (game: SeatGame, color: Color): boolean =>
  isInvitation(game) && game.store.here.value.includes(color)

/** What is written beside a player's name: offline, absent, or that it is the viewer. */
function presenceNote(game: SeatGame, color: Color): string | undefined {
  const { play, seat: t } = words()
  const { status, [color]: player } = game.view.value
  const isOwn = color === game.side
  if (!isOwn && status !== 'concluded' && game.store.gone.value.includes(color)) return play.offline
  if (isOwn && player.name === undefined) return t.you
  if (player.presence === 'present' || status === 'concluded') return undefined
  if (isWaitingToJoin(game, color)) return undefined
  return player.presence === 'absent' ? t.notHere : t.hasLeft
}

/** The clock of one player. Only the player's own clock can be pressed. */
export function PlayerClock({ game, color }: { readonly game: SeatGame; readonly color: Color }) {
  const { frame } = words()
  const { view, side } = game
  const { clocks, hasTheMove, status, [color]: player } = view.value
  const timeText = useComputed(() => clockText(game, color))
  const isFlagDown = clocks?.flags.includes(color) === true
  const isRunning = clocks?.running === color
  const isMarked = status === 'in-play' && (clocks === null ? hasTheMove === color : isRunning)
  const name = player.name ?? frame[color]
  const note = presenceNote(game, color)
  return (
    <ClockButton
      name={player.title === undefined ? name : `${player.title} ${name}`}
      isMarked={isMarked}
      isRunning={isRunning}
      isFlagDown={isFlagDown}
      timeText={clocks === null ? null : timeText}
      {...(note !== undefined && { note })}
      {...(color === side && status !== 'concluded' && { onPress: () => game.press(side) })}
    >
      <Captured
        side={color}
        start={game.state.value.opening.position.placement}
        now={game.placement.value}
      />
    </ClockButton>
  )
}
