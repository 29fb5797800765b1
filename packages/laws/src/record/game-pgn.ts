import type { PgnResult } from '@jadoube/chess'
import type { Reason, ResultText } from '../game/result.js'
import type { GameState } from '../game/state.js'

/** PGN has three results. All others count as unfinished. */
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

/** The value of the Termination tag: how the game ended. */
export const pgnTermination = ({ result }: Pick<GameState, 'result'>): string =>
  result === null ? 'unterminated' : terminations[result.reason]
