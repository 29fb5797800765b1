import { useEffect } from 'preact/hooks'
import { fetchSentences, narration } from '../account/narration.js'
import { areTitlesLoaded, fetchTitles } from './titles.js'
import { caseWords, fetchCaseWords } from './words.js'

/**
 * Returns the texts and the narration of these pages. Null until they and the titles are loaded.
 */
export function useCaseWords() {
  useEffect(() => {
    fetchCaseWords()
    fetchSentences()
    fetchTitles()
  }, [])
  const words = caseWords.value
  const current = narration.value
  return words === null || current === null || !areTitlesLoaded()
    ? null
    : { words, narration: current }
}
