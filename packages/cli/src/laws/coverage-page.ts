import type { EditionId } from '@jadoube/laws'
import { BadInput } from '../command.js'
import { citingsIn, coverageOf, type EditionCoverage, repositoryRoot } from './tested/index.js'

/** The coverage of a clone, counted from its current tests and cases. */
export async function coverageHere(edition: EditionId | null): Promise<readonly EditionCoverage[]> {
  const root = repositoryRoot()
  if (root === null) {
    throw new BadInput(
      'no-repository',
      'the coverage is counted from the tests; run this in a clone of the repository',
    )
  }
  const { editions } = coverageOf(await citingsIn(root))
  return edition === null ? editions : editions.filter(one => one.edition === edition)
}

export const coverageAsData = (editions: readonly EditionCoverage[]) => ({
  editions: editions.map(({ untested, ...counts }) => ({
    ...counts,
    untested: untested.map(rule => rule.id),
  })),
})

export function coveragePage(editions: readonly EditionCoverage[]): string {
  const width = Math.max(...editions.map(({ edition }) => edition.length))
  const share = ({ tested, rules }: EditionCoverage['engine']) =>
    `${String(tested).padStart(3)} of ${String(rules).padStart(3)}`
  const lacking = new Map<string, EditionId[]>()
  for (const { edition, untested } of editions) {
    for (const rule of untested) lacking.set(rule.id, [...(lacking.get(rule.id) ?? []), edition])
  }
  return [
    'Rules that a test or a conformance case names',
    '',
    ...editions.map(
      ({ edition, engine, procedure, untested }) =>
        `  ${edition.padEnd(width)}  engine ${share(engine)}  procedure ${share(procedure)}  without ${untested.length}`,
    ),
    '',
    ...(lacking.size === 0 ? ['Every engine and procedure rule has a test.'] : ['Without a test']),
    ...[...lacking].map(([rule, without]) => `  ${rule}  ${without.join(' ')}`),
    '',
  ].join('\n')
}
