import type { Colour } from '../tournament.js'
import { other, type PreferenceStrength } from './colour-history.js'
import type { Participant } from './participant.js'

/** The rule of C.04.3, Article 5.2, that decided. */
export type ColourRule = '5.2.1' | '5.2.2' | '5.2.3' | '5.2.4' | '5.2.5'

export interface ColourAllocation {
  /** The colour of the first player. */
  readonly colour: Colour
  readonly rule: ColourRule
}

const weight: Readonly<Record<PreferenceStrength, number>> = {
  none: 0,
  mild: 1,
  strong: 2,
  absolute: 3,
}

/** Allocates colours by Article 5.2. `higher` precedes `lower` in the order of Article 1.2. */
export function allocateColours(
  higher: Participant,
  lower: Participant,
  initialColour: Colour,
): ColourAllocation {
  const own = higher.history
  const opponents = lower.history
  if (own.preference !== opponents.preference) {
    const colour = own.preference ?? other(opponents.preference!)
    return { colour, rule: '5.2.1' }
  }
  if (own.preference === null) {
    const odd = higher.number % 2 === 1
    return { colour: odd ? initialColour : other(initialColour), rule: '5.2.5' }
  }
  const granted = { colour: own.preference, rule: '5.2.2' } as const
  const refused = { colour: other(own.preference), rule: '5.2.2' } as const
  const stronger = weight[own.strength] - weight[opponents.strength]
  if (stronger !== 0) return stronger > 0 ? granted : refused
  if (own.strength === 'absolute') {
    const wider = Math.abs(own.difference) - Math.abs(opponents.difference)
    if (wider !== 0) return wider > 0 ? granted : refused
  }
  const games = Math.min(own.colours.length, opponents.colours.length)
  for (let back = 1; back <= games; back++) {
    const theirs = opponents.colours.at(-back)!
    // Alternate: each player gets the colour that the other had then.
    if (own.colours.at(-back) !== theirs) return { colour: theirs, rule: '5.2.3' }
  }
  return { colour: own.preference, rule: '5.2.4' }
}
