import type { TournamentLanguage } from '../language.js'
import type { EntryId, PairingWarning } from '../record/index.js'
import { words } from './say.js'

/** Explains a warning about a manual pairing in one sentence. `label` names an entry. */
export function sayWarning(
  warning: PairingWarning,
  language: TournamentLanguage,
  label: (entry: EntryId) => string = String,
): string {
  const say = words[language]
  switch (warning.warning) {
    case 'rematch':
      return say.met(label(warning.entries[0]), label(warning.entries[1]), warning.round)
    case 'forbidden-pair':
      return say.forbidden(label(warning.entries[0]), label(warning.entries[1]))
    case 'third-colour':
      return say.thirdColour(label(warning.entry), warning.colour)
    case 'colour-difference':
      return say.colourDifference(label(warning.entry), warning.difference)
    case 'second-bye':
      return say.mayNotGetBye(label(warning.entry))
  }
}
