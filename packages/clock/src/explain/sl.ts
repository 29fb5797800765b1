import type { Wording } from './wording.js'

export const sl: Wording = {
  hour: { one: 'ura', two: 'uri', few: 'ure', other: 'ur' },
  minute: { one: 'minuta', two: 'minuti', few: 'minute', other: 'minut' },
  second: { one: 'sekunda', two: 'sekundi', few: 'sekunde', other: 'sekund' },
  move: { one: 'potezo', two: 'potezi', few: 'poteze', other: 'potez' },
  white: 'Beli',
  black: 'Črni',
  game: time => `${time} za celo partijo`,
  moves: (time, moves) => `${time} za ${moves}`,
  rest: time => `${time} za vse preostale poteze`,
  afterwards: 'nato',
  andSoOn: 'in tako naprej do konca partije',
  increment: (time, wholeGame) =>
    `dodatek pred vsako potezo${wholeGame ? ', tudi pred prvo' : ''}: ${time}`,
  delay: time =>
    `zakasnitev pri vsaki potezi: ${time}; šele nato teče glavni čas, neporabljena zakasnitev pa propade`,
  bronstein: time => `po vsaki potezi se vrne čas, porabljen zanjo, največ ${time}`,
  hourglass: 'čas, ki ga porabi en igralec, se prišteje na uro drugega',
  failures: {
    'time-control-empty': 'Igralni čas ni naveden.',
    'time-control-unknown': 'Igralni čas ni znan.',
    'time-control-none': 'Partija se igra brez ure.',
    'time-control-sandclock': 'Pravila šaha ne poznajo peščene ure.',
    'time-control-malformed':
      'Perioda se zapiše v sekundah: 40/5400+30, 5400+30 ali 5400; d pomeni zakasnitev, b Bronsteinov način.',
    'time-control-no-moves': 'Perioda mora obsegati vsaj eno potezo.',
    'time-control-no-time': 'Perioda mora imeti nekaj časa.',
    'time-control-after-last': 'Periodi za vse preostale poteze ne more slediti nobena druga.',
    'time-control-too-large': 'Tako velikih števil ni mogoče nastaviti na nobeni uri.',
  },
}
