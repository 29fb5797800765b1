import type { Wording } from './wording.js'

export const cs: Wording = {
  hour: { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' },
  minute: { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' },
  second: { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekund' },
  move: { one: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' },
  white: 'Bílý',
  black: 'Černý',
  game: time => `${time} na celou partii`,
  moves: (time, moves) => `${time} na ${moves}`,
  rest: time => `${time} na všechny zbývající tahy`,
  afterwards: 'potom',
  andSoOn: 'a tak dále až do konce partie',
  increment: (time, wholeGame) =>
    `přídavek před každým tahem${wholeGame ? ' včetně prvního' : ''}: ${time}`,
  delay: time =>
    `zpoždění při každém tahu: ${time}; teprve potom běží hlavní čas a nevyužité zpoždění propadá`,
  bronstein: time => `po každém tahu se vrací čas, který na něj byl spotřebován, nejvýše ${time}`,
  hourglass: 'čas, který jeden hráč spotřebuje, se připočítá na hodiny druhého',
  failures: {
    'time-control-empty': 'Tempo hry není uvedeno.',
    'time-control-unknown': 'Tempo hry není známo.',
    'time-control-none': 'Partie se hraje bez hodin.',
    'time-control-sandclock': 'Pravidla šachu neznají přesýpací hodiny.',
    'time-control-malformed':
      'Časový úsek se zapisuje v sekundách: 40/5400+30, 5400+30 nebo 5400; d značí zpoždění, b Bronsteinův způsob.',
    'time-control-no-moves': 'Časový úsek musí být nejméně na jeden tah.',
    'time-control-no-time': 'Časový úsek musí mít nějaký čas.',
    'time-control-after-last': 'Po úseku na všechny zbývající tahy nemůže následovat žádný další.',
    'time-control-too-large': 'Tak velká čísla nelze nastavit na žádných hodinách.',
  },
}
