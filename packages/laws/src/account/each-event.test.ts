import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseCaseFile, recordOfCase } from '../case-file/index.js'
import { type RuledLine, ruleRecord } from '../record/index.js'
import { rememberingMates } from '../testing/remembered-mates.js'
import { wordings } from './account.js'
import { describeEach } from './each-event.js'
import { tellOutcome } from './outcome.js'

const conformance = new URL('../../../../conformance/', import.meta.url).pathname
const telling = { language: 'en', wording: wordings.en } as const

/** Sentences that stand by themselves in the account, with their citations. */
const sentencesOf = (line: RuledLine): readonly string[] =>
  tellOutcome(line.before, line.outcome, telling)
    // These are joined, added where no event reports the claim, or shortened where an obligation
    // lists the same moves.
    .filter(
      ({ event }) => !['illegal-move-ruled', 'claim-made', 'move-part-made'].includes(event.type),
    )
    .map(({ text, citation }) => (citation === null ? text : `${text} (${citation})`))

test('each event has the sentence of the account, in every third case', () => {
  const names = readdirSync(conformance, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.case'))
    .sort()
    .filter((_, n) => n % 3 === 0)
  const missing = names.flatMap(name => {
    const file = parseCaseFile(readFileSync(join(conformance, name), 'utf8'))
    if (!file.ok) throw new Error(`${name}:${file.error.line}: ${file.error.reason}`)
    const ruled = rememberingMates(() => ruleRecord(recordOfCase(file.value)))
    if (!ruled.ok) throw new Error(`${name}: ${ruled.error.reason}`)
    return ruled.value.lines.flatMap(line => {
      const each = new Set(describeEach(line, 'en', wordings.en).map(({ sentence }) => sentence))
      return sentencesOf(line)
        .filter(sentence => !each.has(sentence))
        .map(sentence => `${name}: ${sentence}`)
    })
  })
  expect(missing).toEqual([])
})
