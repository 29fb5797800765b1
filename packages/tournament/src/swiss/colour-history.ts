import type { Colour, PlayerRound } from '../tournament.js'
import { isPlayed } from './played.js'

/**
 * The colour history of C.04.3, 1.6 and 1.7. Only played games count; unplayed rounds leave no gap.
 */
export interface ColourHistory {
  /** The colours of the played games, the oldest first. */
  readonly colours: readonly Colour[]
  /** Games with White minus games with Black. */
  readonly difference: number
  readonly preference: Colour | null
  readonly strength: PreferenceStrength
  /** The colour of the last two games, if it was the same in both. */
  readonly repeated: Colour | null
}

export type PreferenceStrength = 'absolute' | 'strong' | 'mild' | 'none'

export function colourHistory(rounds: readonly PlayerRound[]): ColourHistory {
  const colours = rounds.filter(isPlayed).flatMap(round => round.colour ?? [])
  const whites = colours.filter(colour => colour === 'white').length
  const difference = 2 * whites - colours.length
  const last = colours.at(-1) ?? null
  const repeated = last !== null && colours.at(-2) === last ? last : null
  const rarer: Colour = difference > 0 ? 'black' : 'white'
  const history = { colours, difference, repeated }
  if (last === null) return { ...history, preference: null, strength: 'none' }
  if (Math.abs(difference) > 1) return { ...history, preference: rarer, strength: 'absolute' }
  if (repeated !== null) return { ...history, preference: other(last), strength: 'absolute' }
  if (difference !== 0) return { ...history, preference: rarer, strength: 'strong' }
  return { ...history, preference: other(last), strength: 'mild' }
}

export function other(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white'
}
