import type { Color } from '@jadoube/chess'
import { useComputed } from '@preact/signals'
import { lazy } from '../frame/lazy.js'
import { clockText, type SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { isInvitation } from '../link/invitation.js'
import { ClockButton } from '../panel/clock-button.js'

const Captured = lazy(async () => (await import('../board/captured.js')).Captured)

/** Who invited to a game waits for it with their page open, and has not said so. */
const isWaiting = (game: SeatGame, color: Color): boolean =>
  isInvitation(game) && game.store.here.value.includes(color)

/** The clock of one of the two. Their own they press; the opponent's they look at. */
export function PlayerClock({ game, color }: { readonly game: SeatGame; readonly color: Color }) {
  const { frame, play, seat: t } = words()
  const { view, side } = game
  const { clocks, hasTheMove, status, [color]: player } = view.value
  const face = useComputed(() => clockText(game, color))
  const isDown = clocks?.flags.includes(color) === true
  const runs = clocks?.running === color
  const isMarked = status === 'in-play' && (clocks === null ? hasTheMove === color : runs)
  const name = player.name ?? frame[color]
  const away = player.presence === 'absent' ? t.notHere : t.hasLeft
  const isGone = color !== side && status !== 'concluded' && game.store.gone.value.includes(color)
  const note = isGone
    ? play.offline
    : color === side && player.name === undefined
      ? t.you
      : player.presence === 'present' || status === 'concluded' || isWaiting(game, color)
        ? undefined
        : away
  return (
    <ClockButton
      name={player.title === undefined ? name : `${player.title} ${name}`}
      isMarked={isMarked}
      runs={runs}
      isDown={isDown}
      face={clocks === null ? null : face}
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
