import type { RuledRecord } from '@jadoube/laws'
import { inLetters } from '../i18n/language.js'
import { statedConditions } from './stated-conditions.js'
import { useCaseWords } from './use-case-words.js'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Standard, rapid or blitz, the supervision if it matters, and the stated regulations. */
export function KindOfPlay({ ruled }: { readonly ruled: RuledRecord }) {
  const texts = useCaseWords()
  if (texts === null) return null
  const { header, laws } = ruled.table
  const { mode } = laws.rules
  const { supervision, supervisions } = texts.words.ruling
  const play = capital(texts.narration.wording.modes[mode])
  const supervisionText = `${supervision}: ${supervisions[header.supervision ?? 'adequate'].toLowerCase()}`
  const told = [
    play,
    ...(mode === 'standard' ? [] : [supervisionText]),
    ...statedConditions(ruled, texts.words.cases.conditions),
  ]
  return <p class="small quiet">{inLetters(told.join(' · '))}</p>
}
