import type { PgnResult } from '@jadoube/chess'
import type { Reason, ResultText } from '../game/result.js'
import type { GameState } from '../game/state.js'

/** PGN knows three results; the others are unfinished to it. */
const pgnResults: Readonly<Record<ResultText, PgnResult>> = {
  '1-0': '1-0',
  '+/-': '1-0',
  '0-1': '0-1',
  '-/+': '0-1',
  '1/2-1/2': '1/2-1/2',
  '0-0': '*',
  '1/2-0': '*',
  '0-1/2': '*',
  '-/-': '*',
  '*': '*',
}

const terminations: Readonly<Record<Reason, string>> = {
  checkmate: 'normal',
  stalemate: 'normal',
  'dead-position': 'normal',
  resignation: 'normal',
  agreement: 'normal',
  threefold: 'normal',
  'fifty-moves': 'normal',
  fivefold: 'normal',
  'seventy-five-moves': 'normal',
  quickplay: 'normal',
  'sealed-move': 'normal',
  'both-kings-in-check': 'normal',
  'flag-fall': 'time forfeit',
  'illegal-moves': 'rules infraction',
  device: 'rules infraction',
  penalty: 'rules infraction',
  late: 'forfeit',
  declared: 'adjudication',
  cancelled: 'abandoned',
}

export const pgnResult = ({ result }: Pick<GameState, 'result'>): PgnResult =>
  result === null ? '*' : pgnResults[result.text]

/** How the game ended, as the tag Termination says it. */
export const pgnTermination = ({ result }: Pick<GameState, 'result'>): string =>
  result === null ? 'unterminated' : terminations[result.reason]
