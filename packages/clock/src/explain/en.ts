import type { Wording } from './wording.js'

export const en: Wording = {
  hour: { one: 'hour', other: 'hours' },
  minute: { one: 'minute', other: 'minutes' },
  second: { one: 'second', other: 'seconds' },
  move: { one: 'move', other: 'moves' },
  white: 'White',
  black: 'Black',
  game: time => `${time} for the whole game`,
  moves: (time, moves) => `${time} for ${moves}`,
  rest: time => `${time} for all remaining moves`,
  afterwards: 'then',
  andSoOn: 'and so on to the end of the game',
  increment: (time, wholeGame) =>
    `before each move${wholeGame ? ', the first included,' : ''} the clock adds ${time}`,
  delay: time =>
    `on each move the clock waits ${time} before the main time runs, and any unused delay is lost`,
  bronstein: time => `after each move the clock gives back the time it took, at most ${time}`,
  hourglass: 'the time that one player uses is added to the other player’s clock',
  failures: {
    'time-control-empty': 'No time control is given.',
    'time-control-unknown': 'The time control is not known.',
    'time-control-none': 'The game is played without a clock.',
    'time-control-sandclock': 'The Laws do not provide for an hourglass clock.',
    'time-control-malformed':
      'A period is written in seconds: 40/5400+30, 5400+30 or 5400; d stands for a delay, b for Bronstein.',
    'time-control-no-moves': 'A period must be for at least one move.',
    'time-control-no-time': 'A period must have some time.',
    'time-control-after-last': 'No period can follow one for all remaining moves.',
    'time-control-too-large': 'These numbers are too large for any clock.',
  },
}
