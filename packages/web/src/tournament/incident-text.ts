import { standardPosition } from '@jadoube/chess'
import { type GameEvent, newGame } from '@jadoube/laws'
import type { Incident } from '@jadoube/protocol'
import { narration } from '../account/narration.js'
import { inLetters } from '../i18n/language.js'

/** The report has no positions, so a sentence that names a move uses this one. */
const anyState = newGame(standardPosition(), null)

/** A sentence about an incident with its article. The name of the event type if there is none. */
export function incidentText({ type, article, facts }: Incident): string {
  const account = narration.value
  // The sentences are on their way.
  if (account === null) return '…'
  const isOfRecord = 'type' in facts && 'at' in facts
  if (isOfRecord) {
    try {
      const { text, citation } = account.makeSentence(facts as GameEvent, anyState, account)
      if (text !== '') return inLetters(citation === null ? text : `${text} (${citation})`)
    } catch {
      // The sentence cannot be made without the position.
    }
  }
  return article === undefined ? type : `${type} (${article})`
}
