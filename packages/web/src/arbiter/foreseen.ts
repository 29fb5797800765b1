import { follow, parseAct, type RefusalCode, refusalReasons } from '@jadoube/laws'
import { type ToldEvent, tellOutcome } from '@jadoube/laws/account'
import { telling } from '../account/telling.js'
import { inLetters, words, written } from '../i18n/language.js'
import type { ArbiterAct, JudgedGame } from './judged-game.js'

/** What an act would come to, if it were done now; nothing has happened yet. */
export interface Foreseen {
  readonly told: readonly ToldEvent[]
  /** Why it would have no effect. */
  readonly refusal: string | null
}

/** Why something has no effect, in the reader's language. */
export function refusalText(code: string): string {
  const { table } = words()
  const known = Object.hasOwn(refusalReasons, code) ? (code as RefusalCode) : null
  if (table.refusals[code] !== undefined || known === null) {
    return table.refusals[code] ?? table.refused
  }
  const own = telling.value?.wording.refusals[known]
  // The English reasons are the refusals' own.
  const text = own ?? (written.value === 'en' ? refusalReasons[known] : undefined)
  if (text === undefined) return table.refused
  return `${inLetters(text.charAt(0).toUpperCase() + text.slice(1)).replace(/\.$/, '')}.`
}

/** What follows is asked of the Laws themselves, so that it is what will follow. */
export function foresee(game: JudgedGame, act: ArbiterAct): Foreseen {
  const { state, laws } = game
  const at = Math.max(game.moment(), state.at)
  const read = parseAct({ at, by: 'arbiter', ...act })
  if (!read.ok) return { told: [], refusal: refusalText(read.error.code) }
  const decision = follow(state, read.value, laws)
  if (!decision.ok) return { told: [], refusal: refusalText(decision.refusal.code) }
  if (telling.value === null) return { told: [], refusal: null }
  return { told: tellOutcome(state, decision.events, telling.value), refusal: null }
}
