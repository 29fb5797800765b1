import { inLetters, words } from '../i18n/language.js'
import { narration } from './narration.js'

/** Names a claim or a question. */
export function claimName(claim: string): string {
  const { table: t, arbiter } = words()
  const own = narration.value?.wording.claims[claim]
  if (own !== undefined) return inLetters(own.charAt(0).toUpperCase() + own.slice(1))
  return t.claims[claim] ?? arbiter?.claims[claim] ?? claim
}
