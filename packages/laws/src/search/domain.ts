import type { Rule } from '../catalogue/rule.js'

/**
 * Rules for one kind of play, by the prefix of their ids. Without a word for it, the general rule
 * is meant.
 */
interface Domain {
  readonly idPrefix: string
  /** The concepts that ask for that kind of play. */
  readonly named: readonly string[]
  /** Concepts that may mean that kind of play or something else. */
  readonly maybe: readonly string[]
}

const domains: readonly Domain[] = [
  // Blitz without adequate supervision follows the rules for rapid.
  { idPrefix: 'rapid.', named: ['rapid', 'supervision'], maybe: ['blitz'] },
  { idPrefix: 'blitz.', named: ['blitz', 'supervision'], maybe: [] },
  {
    idPrefix: 'blind.',
    named: ['blind', 'braille', 'sighted', 'hole', 'feel', 'deaf', 'german'],
    maybe: [],
  },
  { idPrefix: 'c960.', named: ['chess960'], maybe: [] },
  { idPrefix: 'adjourn.', named: ['adjourn', 'seal', 'envelope'], maybe: ['resume'] },
  {
    idPrefix: 'qpf.',
    named: ['quickplay', 'effort', 'normal'],
    maybe: ['less', 'increment', 'both'],
  },
  // Writing may mean the notation or the duty to record.
  { idPrefix: 'note.', named: ['notation', 'symbol'], maybe: ['write'] },
  { idPrefix: 'fi.', named: ['finland'], maybe: [] },
  { idPrefix: 'fb.', named: ['finland'], maybe: [] },
]

/** The factors for a rule whose kind of play the question names, or does not name. */
const namedFactor = 1.25
const unnamedFactor = 0.88

/**
 * Rules about people who are not players of this game. A question that mentions them is about them,
 * not about what they said.
 */
const aboutOthers: ReadonlySet<string> = new Set([
  'arb.no-interference',
  'arb.report-only',
  'arb.expel',
  'arb.phones-anyone',
  'conduct.no-aids',
])
const othersNamedFactor = 1.12

/** The factor by which a rule is more or less likely, given the kind of play in the question. */
export function domainFactor(rule: Rule, asked: ReadonlySet<string>): number {
  const domain = domains.find(({ idPrefix }) => rule.id.startsWith(idPrefix))
  if (domain === undefined) {
    return aboutOthers.has(rule.id) && asked.has('spectator') ? othersNamedFactor : 1
  }
  if (domain.named.some(concept => asked.has(concept))) return namedFactor
  return domain.maybe.some(concept => asked.has(concept)) ? 1 : unnamedFactor
}
