import type { RapidAndBlitz } from './words.js'

const who = { white: 'Bílý', black: 'Černý' } as const
const whose = { white: 'bílého', black: 'černého' } as const
const forWhom = { white: 'bílému', black: 'černému' } as const
/** How often the record has been shown so far. */
const timesShown: readonly string[] = [
  'poprvé',
  'podruhé',
  'potřetí',
  'počtvrté',
  'popáté',
  'pošesté',
  'posedmé',
  'poosmé',
]
const shown = (player: string) => `${player} žádá o oficiální zápis častěji, než smí.`

export const rapidAndBlitz: RapidAndBlitz = {
  events: {
    'scoresheet-given': e => `Rozhodčí dává ${forWhom[e.player]} partiář.`,
    'record-shown': e =>
      `Rozhodčí ${forWhom[e.to]} ${timesShown[e.times - 1] ?? `znovu (${e.times}×)`} ukazuje oficiální zápis.`,
    'correction-proposed': e =>
      e.agrees === true
        ? `${who[e.by]} souhlasí s opravou nepřípustného tahu.`
        : `${who[e.by]} navrhuje opravu nepřípustného tahu. Musí souhlasit oba hráči.`,
    'next-move-awaited': e =>
      e.of === null
        ? 'Pozice je opět přípustná. Hra pokračuje.'
        : `Rozhodčí čeká, až bude dokončen příští tah ${whose[e.of]}.`,
    'clock-started': e => `${who[e.by]} spouští hodiny ${whose[e.of]}.`,
  },
  breaches: { 'rapid.sup.show-sheet.limit': shown, 'blitz.sup.show-sheet.limit': shown },
  claims: {
    'impossible-position': 'nepřípustná pozice',
    'forced-line': 'byl ihned ukázán vynucený mat?',
    displaced: 'čas za posunuté kameny',
  },
  refusals: {
    'nothing-to-correct': 'není žádný nepřípustný tah, který by šlo opravit',
  },
}
