import type { RapidAndBlitz } from './words.js'

const who = { white: 'Beli', black: 'Črni' } as const
const whose = { white: 'belega', black: 'črnega' } as const
const forWhom = { white: 'belemu', black: 'črnemu' } as const
/** How often the record has been shown so far. */
const timesShown: readonly string[] = ['prvič', 'drugič', 'tretjič', 'četrtič', 'petič']
const shown = (player: string) => `${player} zahteva vpogled v uradni zapis večkrat, kot sme.`

export const rapidAndBlitz: RapidAndBlitz = {
  events: {
    'scoresheet-given': e => `Sodnik da ${forWhom[e.player]} zapisnik.`,
    'record-shown': e =>
      `Sodnik ${forWhom[e.to]} ${timesShown[e.times - 1] ?? `${e.times}-ič`} pokaže uradni zapis.`,
    'correction-proposed': e =>
      e.agrees === true
        ? `${who[e.by]} se strinja s popravkom nepravilne poteze.`
        : `${who[e.by]} predlaga popravek nepravilne poteze. Strinjati se morata oba igralca.`,
    'next-move-awaited': e =>
      e.of === null
        ? 'Pozicija je spet pravilna. Igra se nadaljuje.'
        : `Sodnik počaka, da bo naslednja poteza ${whose[e.of]} zaključena.`,
    'clock-started': e => `${who[e.by]} požene uro ${whose[e.of]}.`,
  },
  breaches: { 'rapid.sup.show-sheet.limit': shown, 'blitz.sup.show-sheet.limit': shown },
  claims: {
    'impossible-position': 'nepravilna pozicija',
    'forced-line': 'ali je bil takoj pokazan prisilni mat?',
    displaced: 'dodatni čas zaradi premaknjenih figur',
  },
  refusals: {
    'nothing-to-correct': 'ni nepravilne poteze, ki bi jo bilo mogoče popraviti',
  },
}
