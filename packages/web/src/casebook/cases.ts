import type { EditionId } from '@jadoube/laws'
import type { Fields } from '@jadoube/laws/internals'

/** A conformance case as the casebook has it: what happened, and not what must follow. */
export interface WorkedCase {
  /** The folder of its rule and its name: `illegal.restore/first-illegal-move`. */
  readonly id: string
  /** In English, as is the reason. */
  readonly title: string
  readonly why: string
  /** The rules that it shows, the most important one first. */
  readonly rules: readonly string[]
  readonly editions: readonly EditionId[]
  readonly table: Fields
  readonly acts: readonly Fields[]
}

/** The folders of the cases, each fetched when a case of it is first shown, and where rules are shown. */
export interface CaseIndex {
  readonly shownIn: Readonly<Record<string, readonly string[]>>
  readonly folders: Readonly<
    Record<string, () => Promise<{ readonly cases: readonly WorkedCase[] }>>
  >
}

export function openCasebook(index: () => Promise<CaseIndex>) {
  const fetched = new Map<string, Promise<readonly WorkedCase[]>>()

  async function casesIn(folder: string): Promise<readonly WorkedCase[]> {
    const { folders } = await index()
    const known = fetched.get(folder)
    if (known !== undefined) return known
    const cases = folders[folder]!().then(part => part.cases)
    fetched.set(folder, cases)
    return cases
  }

  /** The cases that show a rule: its own first, then those in which it plays a part; the shortest first. */
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

  /** Every case of the folders that the filter lets through. */
  async function allCases(
    wanted: (folder: string) => boolean = () => true,
  ): Promise<readonly WorkedCase[]> {
    const { folders } = await index()
    return (await Promise.all(Object.keys(folders).filter(wanted).map(casesIn))).flat()
  }

  return { casesOfRule, caseById, allCases }
}

export const { casesOfRule, caseById, allCases } = openCasebook(() => import('virtual:cases'))

/** The record of a case under an edition, as lines. */
export const recordLines = (
  { table, acts }: Pick<WorkedCase, 'table' | 'acts'>,
  laws: EditionId,
): readonly string[] =>
  [{ jadoube: 'record/1', laws, ...table }, ...acts].map(line => JSON.stringify(line))
