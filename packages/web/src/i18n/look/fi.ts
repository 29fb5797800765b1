import type { LookWords } from './en.js'

export const words: LookWords = {
  board: 'Lauta',
  boards: {
    wood: 'Puu',
    print: 'Painettu',
    green: 'Vihreä',
    slate: 'Liuskekivi',
    walnut: 'Pähkinäpuu',
  },
  pieces: 'Nappulat',
  pieceSets: { staunton: 'Staunton', blocks: 'Palikat', woodcut: 'Puupiirros' },
  sound: 'Ääni',
  soundStates: { on: 'Päällä', off: 'Pois' },
  casual: 'Ystävyyspeleissä ja kellossa',
  tournament: 'Turnauspeleissä',
  haptics: 'Värinä',
  mute: 'Mykistä',
  unmute: 'Poista mykistys',
  flip: 'Käännä lauta',
  boardSize: 'Laudan koko',
  coordinates: 'Koordinaatit',
  coordinateKinds: { inside: 'Sisällä', outside: 'Ulkona', none: 'Ei' },
}
