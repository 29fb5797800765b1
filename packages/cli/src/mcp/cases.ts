import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EditionId, parseCaseFile, recordOfCase } from '@jadoube/laws'
import { repositoryRoot } from '../laws/tested/repository.js'

/** A worked case: a short game that shows what a rule does. */
export interface Case {
  /** The folder of its rule and its name: `illegal.restore/first-illegal-move`. */
  readonly id: string
  readonly title: string
  readonly why: string
  /** The rules that it shows, the most important one first. */
  readonly rules: readonly string[]
  readonly editions: readonly EditionId[]
  /** The record of the game, under the newest of its editions. */
  readonly record: string
}

/** The published program has the cases in this file; a clone reads the conformance files. */
const packed = join(dirname(fileURLToPath(import.meta.url)), 'cases.json')

let loaded: Promise<readonly Case[]> | undefined

/** All worked cases, the shortest first, those that read an open point otherwise last. */
function loadCases(): Promise<readonly Case[]> {
  loaded ??= existsSync(packed)
    ? Promise.resolve(JSON.parse(readFileSync(packed, 'utf8')) as Case[])
    : readCases(repositoryRoot())
  return loaded
}

async function readCases(root: string | null): Promise<readonly Case[]> {
  if (root === null) return []
  const folder = join(root, 'conformance')
  const paths = await readdir(folder, { recursive: true, encoding: 'utf8' })
  const cases = await Promise.all(
    paths
      .filter(path => path.endsWith('.case'))
      .map(path => readCase(join(folder, path), path.replaceAll('\\', '/'))),
  )
  const all = cases.filter(each => each !== null)
  return all.sort(
    (a, b) =>
      Number(hasReadings(a)) - Number(hasReadings(b)) ||
      a.record.length - b.record.length ||
      (a.id < b.id ? -1 : 1),
  )
}

/** Whether an event reads an open point of the Laws in another way than usual. */
const hasReadings = ({ record }: Case): boolean => record.includes('"readings"')

async function readCase(file: string, path: string): Promise<Case | null> {
  const parsed = parseCaseFile(await readFile(file, 'utf8'))
  if (!parsed.ok) return null
  const { title, why, rules, editions } = parsed.value
  const id = path.split('/').slice(-2).join('/').slice(0, -'.case'.length)
  return { id, title, why, rules, editions, record: recordOfCase(parsed.value) }
}

/**
 * The case that shows a rule best in an edition: one of its own, otherwise one that involves it.
 */
export async function caseOf(rule: string, edition: EditionId): Promise<Case | null> {
  const showing = (await loadCases()).filter(
    each => each.rules.includes(rule) && each.editions.includes(edition),
  )
  return showing.find(each => each.rules[0] === rule) ?? showing[0] ?? null
}
