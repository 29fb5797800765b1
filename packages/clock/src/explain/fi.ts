import type { Wording } from './wording.js'

export const fi: Wording = {
  hour: { one: 'tunti', other: 'tuntia' },
  minute: { one: 'minuutti', other: 'minuuttia' },
  second: { one: 'sekunti', other: 'sekuntia' },
  // After a number in the same case the noun stays in the singular: 1 siirtoon, 40 siirtoon.
  move: { one: 'siirtoon', other: 'siirtoon' },
  white: 'Valkea',
  black: 'Musta',
  game: time => `koko peliin ${time}`,
  moves: (time, moves) => `${moves} ${time}`,
  rest: time => `kaikkiin jäljellä oleviin siirtoihin ${time}`,
  afterwards: 'sitten',
  andSoOn: 'ja samoin pelin loppuun asti',
  increment: (time, wholeGame) =>
    `lisäaika ennen jokaista siirtoa${wholeGame ? ', myös ensimmäistä' : ''}: ${time}`,
  delay: time =>
    `viive joka siirrolla: ${time}; vasta sen jälkeen kuluu varsinainen miettimisaika, ja käyttämättä jäänyt viive menetetään`,
  bronstein: time =>
    `jokaisen siirron jälkeen palautetaan siihen käytetty aika, kuitenkin enintään ${time}`,
  hourglass: 'toisen pelaajan käyttämä aika lisätään vastustajan kelloon',
  failures: {
    'time-control-empty': 'Miettimisaikaa ei ole annettu.',
    'time-control-unknown': 'Miettimisaika ei ole tiedossa.',
    'time-control-none': 'Peli pelataan ilman kelloa.',
    'time-control-sandclock': 'Shakkisäännöt eivät tunne tiimalasia.',
    'time-control-malformed':
      'Jakso kirjoitetaan sekunteina: 40/5400+30, 5400+30 tai 5400; d tarkoittaa viivettä, b Bronstein-aikaa.',
    'time-control-no-moves': 'Jakson on käsitettävä ainakin yksi siirto.',
    'time-control-no-time': 'Jaksossa on oltava aikaa.',
    'time-control-after-last':
      'Kaikkien jäljellä olevien siirtojen jakson jälkeen ei voi tulla muita jaksoja.',
    'time-control-too-large': 'Näin suuria lukuja ei voi asettaa mihinkään kelloon.',
  },
}
