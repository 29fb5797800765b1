import { toPosition } from '@jadoube/chess'
import { positionFromPlacement } from '@jadoube/eboard'
import { computed } from '@preact/signals'
import type { SeatGame } from '../game/remote-game.js'
import { ConnectedBoard } from './connected-board.js'
import { litSquares } from './lights.js'

const boards = new WeakMap<SeatGame, ConnectedBoard>()

/**
 * The board of a player with a device of their own. The player's hands act, and the opponent's
 * moves are carried out.
 */
export function seatBoard(game: SeatGame): ConnectedBoard {
  const known = boards.get(game)
  if (known !== undefined) return known
  const board = new ConnectedBoard({
    sides: [game.side],
    settled: computed(() => {
      const { placement, hasTheMove, status, touched = [] } = game.view.value
      if (game.store.pending.value.length > 0 || touched.length > 0) return null
      const known = game.position.value && toPosition(game.position.value)
      const position = known ?? positionFromPlacement(placement, hasTheMove)
      return position === null ? null : { position, isInPlay: status === 'in-play' }
    }),
    perform: (_by, act) => {
      if (act.act === 'adjust') game.adjusting.value = null
      game.send({ ...act } as Parameters<SeatGame['send']>[0])
    },
    adjusting: () => game.adjusting.value,
    lit: computed(() =>
      litSquares(game.table.value.laws.rules, game.obligation.value.to, game.last.value),
    ),
  })
  boards.set(game, board)
  return board
}
