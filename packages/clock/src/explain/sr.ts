import type { Wording } from './wording.js'

export const sr: Wording = {
  hour: { one: 'сат', few: 'сата', other: 'сати' },
  minute: { one: 'минут', few: 'минута', other: 'минута' },
  second: { one: 'секунда', few: 'секунде', other: 'секунди' },
  move: { one: 'потез', few: 'потеза', other: 'потеза' },
  white: 'Бели',
  black: 'Црни',
  game: time => `${time} за целу партију`,
  moves: (time, moves) => `${time} за ${moves}`,
  rest: time => `${time} за све преостале потезе`,
  afterwards: 'затим',
  andSoOn: 'и тако редом до краја партије',
  increment: (time, wholeGame) =>
    `додатак пре сваког потеза${wholeGame ? ', и пре првог' : ''}: ${time}`,
  delay: time =>
    `задршка при сваком потезу: ${time}; тек затим тече главно време, а неискоришћена задршка пропада`,
  bronstein: time => `после сваког потеза враћа се време утрошено на њега, највише ${time}`,
  hourglass: 'време које утроши један играч додаје се на сат другог',
  failures: {
    'time-control-empty': 'Темпо игре није наведен.',
    'time-control-unknown': 'Темпо игре није познат.',
    'time-control-none': 'Партија се игра без сата.',
    'time-control-sandclock': 'Правила шаха не познају пешчани сат.',
    'time-control-malformed':
      'Период се пише у секундама: 40/5400+30, 5400+30 или 5400; d означава задршку, b Бронштајнов начин.',
    'time-control-no-moves': 'Период мора да обухвата бар један потез.',
    'time-control-no-time': 'Период мора да има нешто времена.',
    'time-control-after-last':
      'После периода за све преостале потезе не може да следи ниједан други.',
    'time-control-too-large': 'Толико велики бројеви не могу се подесити ни на једном сату.',
  },
}
