import { parseCaseFile, type RuledRecord, recordOfCase, ruleRecord } from '@jadoube/laws'
import { loadWording, makeAccountIn } from '@jadoube/laws/account'
import { changedOpenings } from '@jadoube/laws/internals'
import { envelopeKeeper } from '@jadoube/protocol'
import { BadInput, type Command, type Io } from '../command.js'
import { printable } from '../printable.js'
import { readWhole } from '../read-whole.js'
import { parseRuleArguments, type RuleArguments } from '../rule/arguments.js'
import { differenceAsData, differencePage, differingLines } from '../rule/difference.js'

const help = `Applies the Laws to the record of a game, and prints each ruling with its article.

Usage: npx jadoube rule FILE [options]

  FILE              a record (JSON Lines, header first); - reads standard input; or a case
                    of the conformance suite, named NAME.case

Options:
  --json            one event per line, then the summary
  --lang L          the language of the output: en, sl, sr, sr-Latn, cs, fi; default: en
  --laws E          use this edition instead of the one named in the record
  --diff E1 E2      where the rulings of two editions differ
                    finland-blitz-2008, fide-2009, finland-2009, fide-2017, fide-2018, fide-2023

Examples:
  npx jadoube rule game.jsonl
  npx jadoube rule game.jsonl --json --laws fide-2009
  npx jadoube rule game.jsonl --diff fide-2009 fide-2018 --lang cs
  npx jadoube rule conformance/article-05-end/end.resign/first-event-wins.case

Exit code: 0 done, 2 bad input.
`

export const ruleCommand: Command = {
  name: 'rule',
  summary: 'rule on the record of a game, act by act, each ruling with its article',
  help,
  async run(args, io) {
    const asked = parseRuleArguments(args)
    const text = asRecord(asked.file, await readWhole(asked.file, io.input))
    const changed = await changedOpenings(text, envelopeKeeper)
    if (asked.diff !== null) await tellDifference(text, changed, asked, asked.diff, io)
    else await tell(rule(text, changed, asked), asked, io)
    return 0 as const
  },
}

/** The content of the file as a record; a case is converted under its newest edition. */
function asRecord(file: string, text: string): string {
  if (!file.endsWith('.case')) return text
  const parsed = parseCaseFile(text)
  if (parsed.ok) return recordOfCase(parsed.value)
  const { line, code, reason } = parsed.error
  throw new BadInput(code, `line ${line}: ${reason}`)
}

function rule(
  text: string,
  changed: ReadonlySet<number>,
  { laws }: Pick<RuleArguments, 'laws'>,
): RuledRecord {
  const ruled = ruleRecord(text, { changedOpenings: changed, ...(laws === null ? null : { laws }) })
  if (ruled.ok) return ruled.value
  const { line, code, reason } = ruled.error
  throw new BadInput(code, `line ${line}: ${reason}`)
}

async function tell(ruled: RuledRecord, asked: RuleArguments, io: Io): Promise<void> {
  if (!asked.json) {
    const wording = await loadWording(asked.language)
    const account = makeAccountIn(ruled, asked.language, wording)
    await io.out(`${account.map(printable).join('\n')}\n`)
    return
  }
  const lines = ruled.events.map(event => `${JSON.stringify(event)}\n`)
  await io.out(`${lines.join('')}${JSON.stringify({ summary: ruled.summary })}\n`)
}

async function tellDifference(
  text: string,
  changed: ReadonlySet<number>,
  asked: RuleArguments,
  [first, second]: NonNullable<RuleArguments['diff']>,
  io: Io,
): Promise<void> {
  const found = differingLines(
    rule(text, changed, { laws: first }),
    rule(text, changed, { laws: second }),
  )
  await io.out(
    asked.json
      ? `${JSON.stringify(differenceAsData(first, second, found))}\n`
      : await differencePage(first, second, found, asked.language),
  )
}
