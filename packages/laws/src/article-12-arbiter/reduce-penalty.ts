import { opposite } from '@jadoube/chess'
import type { EventOf } from '../game/event.js'
import type { GameState } from '../game/state.js'
import { withPlayer } from '../game/with-player.js'

/** 12.9: the lasting effect of a penalty. Time and the loss of the game are separate events. */
export function penaltyImposed(state: GameState, event: EventOf<'penalty-imposed'>): GameState {
  const { at, player, penalty, points = 0 } = event
  const opponent = opposite(player)
  const before = state[player]
  switch (penalty) {
    case 'add-points': {
      const pointsAdded = state[opponent].pointsAdded + points
      return withPlayer(state, opponent, at, { pointsAdded })
    }
    case 'cut-points':
      return withPlayer(state, player, at, { pointsAdded: before.pointsAdded - points })
    case 'warning':
      return withPlayer(state, player, at, { warnings: before.warnings + 1 })
    case 'rounds': {
      const excludedRounds = before.excludedRounds + (event.rounds ?? 1)
      return withPlayer(state, player, at, { excludedRounds })
    }
    case 'expulsion':
      return withPlayer(state, player, at, { expelled: true })
    case 'add-time':
    case 'cut-time':
    case 'loss':
    case 'fine':
    case 'remark':
      return { ...state, at }
  }
}
