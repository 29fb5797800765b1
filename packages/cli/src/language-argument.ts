import { isLanguage, type Language, languages } from '@jadoube/laws'
import { BadInput } from './command.js'

/** The language of an answer; default: English. */
export function parseLanguageArgument(text: string | undefined): Language {
  if (text === undefined) return 'en'
  if (isLanguage(text)) return text
  throw new BadInput(
    'unknown-language',
    `there is no language '${text}'; choose from ${languages.join(', ')}`,
  )
}
