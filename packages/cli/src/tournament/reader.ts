import { inLettersOf, writtenAs } from '@jadoube/laws'
import type { TournamentLanguage } from '@jadoube/tournament'
import { parseLanguageArgument } from '../language-argument.js'

/** The language of sentences, and the alphabet: Serbian has two. */
export interface Reader {
  readonly language: TournamentLanguage
  letters(text: string): string
}

export function readerOf(lang: string | undefined): Reader {
  const language = parseLanguageArgument(lang)
  return { language: writtenAs(language), letters: text => inLettersOf(language, text) }
}
