import { parseArgs } from 'node:util'
import type { EditionId, Language } from '@jadoube/laws'
import { BadInput } from '../command.js'
import { parseEditionArgument } from '../edition-argument.js'
import { parseLanguageArgument } from '../language-argument.js'

export interface LawsArguments {
  /** The question: a rule, an article, words, or nothing. */
  readonly asked: readonly string[]
  readonly edition: EditionId
  /** Whether the edition was named; otherwise it is the one in force today. */
  readonly editionNamed: boolean
  readonly language: Language
  readonly compare: readonly [EditionId, EditionId] | null
  readonly coverage: boolean
  readonly json: boolean
}

const currentEdition: EditionId = 'fide-2023'

export function parseLawsArguments(args: readonly string[]): LawsArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      lang: { type: 'string' },
      compare: { type: 'string' },
      coverage: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  return {
    edition: values.edition === undefined ? currentEdition : parseEditionArgument(values.edition),
    editionNamed: values.edition !== undefined,
    language: parseLanguageArgument(values.lang),
    compare: values.compare === undefined ? null : parsePair(values.compare, positionals),
    asked: values.compare === undefined ? positionals : [],
    coverage: values.coverage === true,
    json: values.json === true,
  }
}

/** Parses `--compare E1 E2`; the second edition arrives as a separate word. */
function parsePair(first: string, rest: readonly string[]): readonly [EditionId, EditionId] {
  const [second, ...more] = rest
  if (second === undefined || more.length > 0) {
    throw new BadInput('compare-two', '--compare takes two editions: --compare fide-2018 fide-2023')
  }
  return [parseEditionArgument(first), parseEditionArgument(second)]
}
