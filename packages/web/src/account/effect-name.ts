import type { Option, RuledOption } from '@jadoube/laws'
import { inLetters, words } from '../i18n/language.js'
import { telling } from './telling.js'

/** What an answer to a question does. */
export function effectName(effect: Option['effect']): string {
  const own = telling.value?.wording.effects[effect]
  return own === undefined ? (words().table.effects[effect] ?? effect) : inLetters(own)
}

/** An answer as the players' button says it: what it does, and which move or whose version it means. */
export function answerLabel({ effect, move, version }: RuledOption): string {
  const meant = [move, version && words().frame[version]].filter(Boolean)
  return asLabel(`${effectName(effect)}${meant.length > 0 ? ` (${meant.join(', ')})` : ''}`)
}

export const asLabel = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
