import { editionOf, type RuledRecord } from '@jadoube/laws'
import type { CaseWords } from './words/en.js'

/** The regulations that are told with a case. */
export const statedRegulations: ReadonlySet<string> = new Set([
  'defaultTime',
  'noDrawAgreement',
  'noDrawAgreementBefore',
  'guidelinesIII',
])

/** The regulations of a case on which its ruling may depend, in words. */
export function statedConditions(
  { table }: Pick<RuledRecord, 'table'>,
  words: CaseWords['cases']['conditions'],
): readonly string[] {
  const { laws, regulations = {} } = table.header
  const { defaultTime, noDrawAgreement, noDrawAgreementBefore, guidelinesIII } = regulations
  // In 2009 the quickplay finish is an article, which needs no announcement.
  const isAnnounced = guidelinesIII === true && editionOf(laws).guidelinesIII !== null
  return [
    ...(defaultTime === undefined ? [] : [words.defaultTime(defaultTime / 60_000)]),
    ...(noDrawAgreement === true ? [words.noDraw] : []),
    ...(noDrawAgreementBefore === undefined ? [] : [words.noDrawBefore(noDrawAgreementBefore)]),
    ...(isAnnounced ? [words.guidelinesIII] : []),
  ]
}
