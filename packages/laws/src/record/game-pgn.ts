import type { PgnResult } from '@jadoube/chess'
import type { GameState } from '../game/state.js'

/** PGN knows three results; the others are unfinished to it. */
export function pgnResult({ result }: Pick<GameState, 'result'>): PgnResult {
  switch (result?.text) {
    case '1-0':
    case '+/-':
      return '1-0'
    case '0-1':
    case '-/+':
      return '0-1'
    case '1/2-1/2':
      return '1/2-1/2'
    default:
      return '*'
  }
}

/** How the game ended, as the tag Termination says it. */
export function pgnTermination({ result }: Pick<GameState, 'result'>): string {
  switch (result?.reason) {
    case undefined:
      return 'unterminated'
    case 'flag-fall':
      return 'time forfeit'
    case 'illegal-moves':
    case 'device':
    case 'penalty':
      return 'rules infraction'
    case 'late':
      return 'forfeit'
    case 'declared':
      return 'adjudication'
    case 'cancelled':
      return 'abandoned'
    default:
      return 'normal'
  }
}
