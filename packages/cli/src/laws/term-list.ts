import { type Language, writtenAs, writtenLanguages } from '@jadoube/laws'
import type { Term } from '@jadoube/laws/vocabulary'
import { inLanguage } from './in-language.js'

/** Each term in the requested language, then in the others. */
export const termList = (terms: readonly Term[], language: Language): string =>
  terms
    .map(term => {
      const others = writtenLanguages
        .filter(other => other !== writtenAs(language))
        .map(other => `${other} ${term.forms[other]}`)
      const meaning = term.meaning === undefined ? [] : [inLanguage(term.meaning, language)]
      return [inLanguage(term.forms, language), ...meaning, others.join(' · ')].join('\n    ')
    })
    .map(entry => `${entry}\n`)
    .join('')
