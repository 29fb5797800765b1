import type { RapidAndBlitz } from './words.js'

const who = { white: 'Valkea', black: 'Musta' } as const
const whose = { white: 'Valkean', black: 'Mustan' } as const
const forWhom = { white: 'Valkealle', black: 'Mustalle' } as const
/** How often the record has been shown so far. */
const timesShown: readonly string[] = [
  'ensimmäistä kertaa',
  'toista kertaa',
  'kolmatta kertaa',
  'neljättä kertaa',
  'viidettä kertaa',
]
const shown = (player: string) =>
  `${player} pyytää virallista pöytäkirjaa nähtäväkseen useammin kuin on sallittua.`

export const rapidAndBlitz: RapidAndBlitz = {
  events: {
    'scoresheet-given': e => `${forWhom[e.player]} annetaan pöytäkirja.`,
    'record-shown': e =>
      `${forWhom[e.to]} näytetään virallinen pöytäkirja ${timesShown[e.times - 1] ?? `${e.times}. kertaa`}.`,
    'correction-proposed': e =>
      e.agrees === true
        ? `${who[e.by]} suostuu laittoman siirron korjaamiseen.`
        : `${who[e.by]} ehdottaa laittoman siirron korjaamista. Kummankin pelaajan on suostuttava siihen.`,
    'next-move-awaited': e =>
      e.of === null
        ? 'Asema on jälleen laillinen. Peli jatkuu.'
        : `Tuomari odottaa, kunnes ${whose[e.of].toLowerCase()} seuraava siirto on suoritettu loppuun.`,
    'clock-started': e => `${who[e.by]} käynnistää ${whose[e.of].toLowerCase()} kellon.`,
  },
  breaches: { 'rapid.sup.show-sheet.limit': shown, 'blitz.sup.show-sheet.limit': shown },
  claims: {
    'impossible-position': 'laiton asema',
    'forced-line': 'osoitettiinko pakotettu matti välittömästi?',
    displaced: 'lisäaika epäjärjestykseen saatetuista nappuloista',
  },
  refusals: {
    'nothing-to-correct': 'voimassa ei ole laitonta siirtoa, jonka voisi korjata',
  },
}
