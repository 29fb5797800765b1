import type { Option, RuledOption } from '@jadoube/laws'
import { inLetters, words } from '../i18n/language.js'
import { narration } from './narration.js'

/** Says what an answer to a question does. */
export function effectName(effect: Option['effect']): string {
  const own = narration.value?.wording.effects[effect]
  return own === undefined ? (words().table.effects[effect] ?? effect) : inLetters(own)
}

/**
 * The label of an answer's button for players: its effect, with the move or the player's version if
 * there is one.
 */
export function answerLabel({ effect, move, version }: RuledOption): string {
  const details = [move, version && words().frame[version]].filter(Boolean)
  return asLabel(`${effectName(effect)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`)
}

export const asLabel = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
