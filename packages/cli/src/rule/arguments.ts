import { parseArgs } from 'node:util'
import { type EditionId, isEditionId, type Language } from '@jadoube/laws'
import { BadInput } from '../command.js'
import { parseEditionArgument } from '../edition-argument.js'
import { parseLanguageArgument } from '../language-argument.js'

export interface RuleArguments {
  /** A path, or `-` for standard input. */
  readonly file: string
  readonly json: boolean
  readonly language: Language
  readonly laws: EditionId | null
  readonly diff: readonly [EditionId, EditionId] | null
}

export function parseRuleArguments(args: readonly string[]): RuleArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      lang: { type: 'string' },
      laws: { type: 'string' },
      diff: { type: 'string' },
    },
  })
  // `--diff E1 E2`: the second edition arrives as a separate word.
  const [second, files] =
    values.diff === undefined ? [null, positionals] : withoutSecond(positionals)
  const [file, ...more] = files
  if (file === undefined)
    throw new BadInput('file-missing', 'name the record; try: npx jadoube rule FILE')
  if (more.length > 0) throw new BadInput('one-file', 'one record at a time')
  return {
    file,
    json: values.json === true,
    language: parseLanguageArgument(values.lang),
    laws: values.laws === undefined ? null : parseEditionArgument(values.laws),
    diff:
      values.diff === undefined || second === null
        ? null
        : [parseEditionArgument(values.diff), parseEditionArgument(second)],
  }
}

function withoutSecond(positionals: readonly string[]): readonly [string, readonly string[]] {
  const index = positionals.findIndex(isEditionId)
  const second = positionals[index]
  if (second === undefined) {
    throw new BadInput('diff-two', '--diff takes two editions: --diff fide-2009 fide-2018')
  }
  return [second, positionals.toSpliced(index, 1)]
}
