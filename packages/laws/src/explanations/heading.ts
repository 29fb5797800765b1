import type { EditionId } from '../editions/edition-id.js'
import { type Explanations, explanationIn } from './explanation.js'
import type { WrittenLanguage } from './language.js'

/**
 * Most rules of Appendices A and B apply only without adequate supervision. A heading says so once,
 * and the texts under it do not repeat it.
 */
const headings: readonly (readonly [string, Readonly<Record<WrittenLanguage, string>>])[] = [
  [
    'rapid.unsup.',
    {
      en: 'Rapid without adequate supervision',
      sl: 'Pospešeni šah brez ustreznega nadzora',
      sr: 'Убрзани шах без одговарајућег надзора',
      cs: 'Rapid šach bez dostatečného dozoru',
      fi: 'Nopea shakki ilman asianmukaista valvontaa',
    },
  ],
  [
    'blitz.unsup.',
    {
      en: 'Blitz without adequate supervision',
      sl: 'Hitropotezni šah brez ustreznega nadzora',
      sr: 'Брзопотезни шах без одговарајућег надзора',
      cs: 'Bleskový šach bez dostatečného dozoru',
      fi: 'Pikashakki ilman asianmukaista valvontaa',
    },
  ],
]

/** The heading of a rule within its section; null for most rules. */
export const headingOf = (rule: string, language: WrittenLanguage): string | null =>
  headings.find(([prefix]) => rule.startsWith(prefix))?.[1][language] ?? null

/**
 * The explanation of a rule shown alone, with its heading first, so that the text says when it
 * applies.
 */
export function explanationAlone(
  explanations: Explanations,
  rule: string,
  edition: EditionId,
  language: WrittenLanguage,
): string {
  const text = explanationIn(explanations[rule] ?? '', edition)
  const heading = headingOf(rule, language)
  return heading === null || text === '' ? text : `${heading}. ${text}`
}
