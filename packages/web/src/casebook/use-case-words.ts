import { useEffect } from 'preact/hooks'
import { fetchSentences, telling } from '../account/telling.js'
import { caseWords, fetchCaseWords } from './words.js'

/** Returns the texts and the narration of these pages. Null until both are loaded. */
export function useCaseWords() {
  useEffect(() => {
    fetchCaseWords()
    fetchSentences()
  }, [])
  const words = caseWords.value
  const teller = telling.value
  return words === null || teller === null ? null : { words, teller }
}
