import type { RapidAndBlitz } from './words.js'

const who = { white: 'White', black: 'Black' } as const
/** How often the record has been shown so far. */
const timesShown: readonly string[] = [
  'for the first time',
  'for the second time',
  'for the third time',
  'for the fourth time',
  'for the fifth time',
]
const shown = (player: string) => `${player} asks for the official record more often than allowed.`

export const rapidAndBlitz: RapidAndBlitz = {
  events: {
    'scoresheet-given': e => `The arbiter gives ${who[e.player]} a scoresheet.`,
    'record-shown': e =>
      `${who[e.to]} sees the official record ${timesShown[e.times - 1] ?? `(request ${e.times})`}.`,
    'correction-proposed': e =>
      e.agrees === true
        ? `${who[e.by]} agrees to correct the illegal move.`
        : `${who[e.by]} proposes to correct the illegal move. Both players must agree.`,
    'next-move-awaited': e =>
      e.of === null
        ? 'The position is legal again. Play continues.'
        : `The arbiter waits until ${who[e.of]}’s next move is completed.`,
    'clock-started': e => `${who[e.by]} starts ${who[e.of]}’s clock.`,
  },
  breaches: { 'rapid.sup.show-sheet.limit': shown, 'blitz.sup.show-sheet.limit': shown },
  claims: {
    'impossible-position': 'an illegal position',
    'forced-line': 'was a forced mate shown at once?',
    displaced: 'extra time for displaced pieces',
  },
  // English uses the reasons of the refusals themselves.
  refusals: {},
}
