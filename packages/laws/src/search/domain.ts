import type { Rule } from '../catalogue/rule.js'

/**
 * Rules for one kind of play, by the beginning of their ids, and the concepts with which a question
 * asks for that kind. Without one of them the general rule is meant.
 */
const domains: readonly (readonly [beginning: string, concepts: readonly string[]])[] = [
  ['rapid.', ['rapid', 'supervision']],
  ['blitz.', ['blitz', 'supervision']],
  ['blind.', ['blind', 'braille', 'sighted', 'hole', 'feel', 'deaf', 'german']],
  ['c960.', ['chess960']],
  ['adjourn.', ['adjourn', 'seal', 'envelope', 'resume']],
  ['qpf.', ['effort', 'normal', 'less', 'increment', 'both']],
  ['note.', ['notation', 'symbol']],
  ['fi.', ['finland']],
  ['fb.', ['finland']],
]

/** Writing may mean the notation or the duty to record. */
const maybeNamed: Readonly<Record<string, string>> = { 'note.': 'write' }

const named = 1.25
const notNamed = 0.8

/** How much more or less a rule is likely to be meant, from the kind of play that the question names. */
export function domainFactor(rule: Rule, asked: ReadonlySet<string>): number {
  const domain = domains.find(([beginning]) => rule.id.startsWith(beginning))
  if (domain === undefined) return 1
  const [beginning, concepts] = domain
  if (concepts.some(concept => asked.has(concept))) return named
  return asked.has(maybeNamed[beginning] ?? '') ? 1 : notNamed
}
