import type { RapidAndBlitz } from './words.js'

const who = { white: 'Бели', black: 'Црни' } as const
const whose = { white: 'белог', black: 'црног' } as const
const forWhom = { white: 'белом', black: 'црном' } as const
/** How often the record has been shown so far. */
const timesShown: readonly string[] = [
  'први пут',
  'други пут',
  'трећи пут',
  'четврти пут',
  'пети пут',
]
const shown = (player: string) => `${player} тражи увид у званични запис више пута него што сме.`

export const rapidAndBlitz: RapidAndBlitz = {
  events: {
    'scoresheet-given': e => `Судија даје ${forWhom[e.player]} записник.`,
    'record-shown': e =>
      `Судија ${forWhom[e.to]} ${timesShown[e.times - 1] ?? `${e.times}. пут`} показује званични запис.`,
    'correction-proposed': e =>
      e.agrees === true
        ? `${who[e.by]} се слаже с исправком неправилног потеза.`
        : `${who[e.by]} предлаже исправку неправилног потеза. Морају да се сложе оба играча.`,
    'next-move-awaited': e =>
      e.of === null
        ? 'Позиција је опет правилна. Игра се наставља.'
        : `Судија чека да следећи потез ${whose[e.of]} буде довршен.`,
    'clock-started': e => `${who[e.by]} покреће сат ${whose[e.of]}.`,
  },
  breaches: { 'rapid.sup.show-sheet.limit': shown, 'blitz.sup.show-sheet.limit': shown },
  claims: {
    'impossible-position': 'неправилна позиција',
    'forced-line': 'да ли је одмах показан форсирани мат?',
    displaced: 'додатно време због поремећеног положаја фигура',
  },
  refusals: {
    'nothing-to-correct': 'нема неправилног потеза који би се могао исправити',
  },
}
