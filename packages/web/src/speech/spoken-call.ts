import type { Language } from '../i18n/language.js'
import { plainLetters } from '../plain-letters.js'
import { lexiconOf } from './lexicon/index.js'
import type { Call, Lexicon } from './lexicon/lexicon.js'
import { wordsIn } from './spoken-words.js'

/**
 * Finds a call that is not a move: `I offer a draw`, `sodnik, prosim`. `heard` are the texts from
 * the recogniser, the likeliest first.
 */
export async function findSpokenCall(
  heard: readonly string[],
  language: Language,
): Promise<Call | null> {
  const lexicon = await lexiconOf(language)
  for (const text of heard) {
    const call = callIn(wordsIn(text), lexicon)
    if (call !== null) return call
  }
  return null
}

/** An answer takes precedence over an offer, because `I accept the draw` contains both. */
function callIn(spokenWords: readonly string[], { calls, negations }: Lexicon): Call | null {
  const isCalled = (call: Call): boolean =>
    calls[call].some(phrase => isSpoken(spokenWords, phrase))
  const isNegated = spokenWords.some(word => negations.some(each => plainLetters(each) === word))
  if (isCalled('reject')) return isNegated ? null : 'reject'
  if (isCalled('accept')) return isNegated ? 'reject' : 'accept'
  // `I do not want a draw`, `do not press`: these mention a call but are not one.
  if (isNegated) return null
  const others = (['arbiter', 'draw', 'press'] as const).filter(isCalled)
  return others.length === 1 ? (others[0] ?? null) : null
}

/** Whether the words of a phrase are said in this order, with anything in between. */
function isSpoken(spokenWords: readonly string[], phrase: string): boolean {
  let from = 0
  return wordsIn(phrase).every(beginning => {
    const at = spokenWords.findIndex((word, index) => index >= from && word.startsWith(beginning))
    from = at + 1
    return at >= 0
  })
}
