import { follow, parseAct, type RefusalCode, refusalReasons } from '@jadoube/laws'
import { type DescribedEvent, tellOutcome } from '@jadoube/laws/account'
import { narration } from '../account/narration.js'
import { inLetters, words, written } from '../i18n/language.js'
import type { ArbiterAct, ArbiterGame } from './arbiter-game.js'

/** The outcome that an act would have now. Nothing has happened yet. */
export interface ActPreview {
  readonly sentences: readonly DescribedEvent[]
  /** Why the act would have no effect, if so. */
  readonly refusal: string | null
}

/** Says why something has no effect, in the reader's language. */
export function refusalText(code: string): string {
  const { table } = words()
  const known = Object.hasOwn(refusalReasons, code) ? (code as RefusalCode) : null
  if (table.refusals[code] !== undefined || known === null) {
    return table.refusals[code] ?? table.refused
  }
  const own = narration.value?.wording.refusals[known]
  // In English the reasons of the refusals themselves are used.
  const text = own ?? (written.value === 'en' ? refusalReasons[known] : undefined)
  if (text === undefined) return table.refused
  return `${inLetters(text.charAt(0).toUpperCase() + text.slice(1)).replace(/\.$/, '')}.`
}

/** Asks the Laws what would follow from an act, so that the preview matches the real outcome. */
export function previewAct(game: ArbiterGame, act: ArbiterAct): ActPreview {
  const { state, laws } = game
  const at = Math.max(game.moment(), state.at)
  const read = parseAct({ at, by: 'arbiter', ...act })
  if (!read.ok) return { sentences: [], refusal: refusalText(read.error.code) }
  const decision = follow(state, read.value, laws)
  if (!decision.ok) return { sentences: [], refusal: refusalText(decision.refusal.code) }
  if (narration.value === null) return { sentences: [], refusal: null }
  return { sentences: tellOutcome(state, decision.events, narration.value), refusal: null }
}
