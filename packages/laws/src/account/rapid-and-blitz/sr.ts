import type { RapidAndBlitz } from './words.js'

const who = { white: 'Бели', black: 'Црни' } as const
const whose = { white: 'белог', black: 'црног' } as const
const forWhom = { white: 'белом', black: 'црном' } as const
const shown = (player: string) => `${player} тражи увид у званични запис више пута него што сме.`

export const rapidAndBlitz: RapidAndBlitz = {
  events: {
    'scoresheet-given': e => `Судија даје ${forWhom[e.player]} формулар.`,
    'record-shown': e => `Судија показује ${forWhom[e.to]} званични запис, ${e.times}. пут.`,
    'correction-proposed': e =>
      `${who[e.by]} предлаже исправку неправилног потеза; морају се сложити обојица.`,
    'next-move-awaited': e =>
      e.of === null
        ? 'Позиција је опет могућа: игра се наставља.'
        : `Судија чека да се заврши следећи потез ${whose[e.of]}.`,
    'clock-started': e => `${who[e.by]} покреће сат ${whose[e.of]}.`,
  },
  breaches: { 'rapid.sup.show-sheet.limit': shown, 'blitz.sup.show-sheet.limit': shown },
  claims: {
    'impossible-position': 'немогућа позиција',
    'forced-line': 'да ли је одмах показан изнуђен мат?',
    displaced: 'време за померене фигуре',
  },
  refusals: {
    'nothing-to-correct': 'нема неправилног потеза који би се могао исправити',
  },
}
