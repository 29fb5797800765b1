import {
  type EditionId,
  editionOf,
  inLettersOf,
  type Language,
  type RuledLine,
  type RuledRecord,
  writtenAs,
} from '@jadoube/laws'
import {
  describeEach,
  loadWording,
  refusedAct,
  type Wording,
  whyRefused,
} from '@jadoube/laws/account'

/** A line of the record on which two editions rule differently. */
export interface DifferingLine {
  readonly line: number
  readonly first: RuledLine
  readonly second: RuledLine
}

type Outcome = RuledLine['outcome'][number]

/** What is compared: what happened, not the number of the article. */
const facts = (outcome: Outcome): string => {
  const { article: _, rule: __, ...what } = { article: '', rule: '', ...outcome }
  return JSON.stringify(what)
}

/** The lines on which the rulings differ. */
export function differingLines(first: RuledRecord, second: RuledRecord): readonly DifferingLine[] {
  return first.lines.flatMap((line, index) => {
    const other = second.lines[index]!
    const same = line.outcome.map(facts).join('\n') === other.outcome.map(facts).join('\n')
    return same ? [] : [{ line: line.line, first: line, second: other }]
  })
}

export const differenceAsData = (
  first: EditionId,
  second: EditionId,
  found: readonly DifferingLine[],
) => ({
  partings: found.map(({ line, first: one, second: other }) => ({
    line,
    [first]: one.outcome,
    [second]: other.outcome,
  })),
})

/** For people: what only one and what only the other edition makes of a line. */
export async function differencePage(
  first: EditionId,
  second: EditionId,
  found: readonly DifferingLine[],
  language: Language,
): Promise<string> {
  const name = (id: EditionId) => inLettersOf(language, editionOf(id).name[writtenAs(language)])
  if (found.length === 0) return `${name(first)} = ${name(second)}\n`
  const wording = await loadWording(language)
  const parts = found.map(({ line, first: one, second: other }) => {
    const act = one.act === null ? '' : ` ${one.act.by} ${one.act.act}`
    return [
      `${line}:${act}`,
      ...onlyInFirst(one, other, language, wording).map(text => `  ${name(first)}: ${text}`),
      ...onlyInFirst(other, one, language, wording).map(text => `  ${name(second)}: ${text}`),
    ].join('\n')
  })
  return `${parts.join('\n')}\n`
}

/** The sentences that the other edition does not have: events, and acts without effect. */
function onlyInFirst(
  line: RuledLine,
  other: RuledLine,
  language: Language,
  wording: Wording,
): string[] {
  const there = new Set(other.outcome.map(facts))
  const telling = { language: writtenAs(language), wording }
  const events = describeEach(line, language, wording)
    .filter(({ event, sentence }) => sentence !== '' && !there.has(facts(event)))
    .map(({ sentence }) => sentence)
  const refusals = line.outcome.flatMap(each => {
    if (each.type !== 'refused' || there.has(facts(each))) return []
    const told =
      line.act === null
        ? wording.line(each.line, whyRefused(each, wording))
        : refusedAct(line.act, each, telling)
    return [inLettersOf(language, told)]
  })
  return [...events, ...refusals]
}
