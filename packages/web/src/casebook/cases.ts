import type { EditionId } from '@jadoube/laws'
import type { Fields } from '@jadoube/laws/internals'

/** A conformance case in the casebook: what happened, without the expected outcome. */
export interface WorkedCase {
  /** The folder of its rule and its name: `illegal.restore/first-illegal-move`. */
  readonly id: string
  /** Title and reason are in English. */
  readonly title: string
  readonly why: string
  /** The rules that it shows, the most important first. */
  readonly rules: readonly string[]
  readonly editions: readonly EditionId[]
  readonly table: Fields
  readonly acts: readonly Fields[]
}

/** Where a case is: its folder of conformance/ and its index among the cases there. */
export interface CasePlace {
  readonly folder: string
  readonly index: number
}

/** For each rule the folders whose cases show it, and a loader for each folder. */
export interface CaseIndex {
  readonly shownIn: Readonly<Record<string, readonly string[]>>
  readonly folders: Readonly<
    Record<string, () => Promise<{ readonly cases: readonly WorkedCase[] }>>
  >
}

/**
 * Creates the functions of a casebook. A folder is loaded when one of its cases is first needed.
 */
export function openCasebook(index: () => Promise<CaseIndex>) {
  const loadedFolders = new Map<string, Promise<readonly WorkedCase[]>>()
  const places = new Map<string, CasePlace>()

  async function casesIn(folder: string): Promise<readonly WorkedCase[]> {
    const { folders } = await index()
    const loaded = loadedFolders.get(folder)
    if (loaded !== undefined) return loaded
    const cases = folders[folder]!().then(part => {
      for (const [index, { id }] of part.cases.entries()) places.set(id, { folder, index })
      return part.cases
    })
    loadedFolders.set(folder, cases)
    return cases
  }

  /**
   * Returns the cases that show a rule: first its own, then those in which it plays a part. The
   * shortest come first.
   */
  async function casesOfRule(rule: string): Promise<readonly WorkedCase[]> {
    const { shownIn } = await index()
    const all = (await Promise.all((shownIn[rule] ?? []).map(casesIn))).flat()
    const isOwn = ({ rules }: WorkedCase): boolean => rules[0] === rule
    const showing = all.filter(({ rules }) => rules.includes(rule))
    return [...showing.filter(isOwn), ...showing.filter(each => !isOwn(each))]
  }

  async function caseById(id: string): Promise<WorkedCase | null> {
    const rule = id.split('/')[0] ?? ''
    return (await casesOfRule(rule)).find(each => each.id === id) ?? null
  }

  /** Returns all cases of the folders that pass the filter. */
  async function allCases(
    wanted: (folder: string) => boolean = () => true,
  ): Promise<readonly WorkedCase[]> {
    const { folders } = await index()
    return (await Promise.all(Object.keys(folders).filter(wanted).map(casesIn))).flat()
  }

  /** Returns where a loaded case is. */
  const placeOf = (id: string): CasePlace | undefined => places.get(id)

  return { casesOfRule, caseById, allCases, placeOf }
}

export const { casesOfRule, caseById, allCases, placeOf } = openCasebook(
  () => import('virtual:cases'),
)

/** Whether an event reads an open point of the Laws in another way than usual. */
export const hasReadings = ({ table }: { readonly table: Fields }): boolean =>
  typeof table.regulations === 'object' &&
  table.regulations !== null &&
  'readings' in table.regulations

/** Writes a case as the lines of a record under an edition. */
export const recordLines = (
  { table, acts }: Pick<WorkedCase, 'table' | 'acts'>,
  laws: EditionId,
): readonly string[] =>
  [{ jadoube: 'record/1', laws, ...table }, ...acts].map(line => JSON.stringify(line))
