import type { ClockAndIrregularities } from './words.js'

export const clockAndIrregularities: ClockAndIrregularities = {
  breaches: {
    'touch.one-hand': player => `${player} uses two hands for one move.`,
    'touch.adjust': player => `${player} adjusts pieces without having the move.`,
    'made.released-fixed': player => `${player} moves a piece again after the move was made.`,
    'game.white-first': player => `${player} moves without having the move.`,
    'clock.same-hand': player => `${player} does not press with the hand that moved.`,
    'clock.adjust-own-time': player => `${player} adjusts pieces while their clock is not running.`,
  },
  claims: {
    times: 'the times on the clocks',
    pause: 'was there a reason to stop the clocks?',
    clock: 'a chess clock that is defective or set wrongly',
  },
  effects: {
    'times-stay': 'the times stay as they are',
    'times-set': 'the arbiter sets the times',
    'result-lifted': 'the game continues',
  },
  // English uses the reasons of the refusals themselves.
  refusals: {},
}
