import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { conformanceTags } from './conformance-tags.js'
import { computedTitles, type Tags, titleTags } from './title-tags.js'

/** A test or a case that names rules, and its file. */
export interface Citing extends Tags {
  readonly file: string
}

export interface Citings {
  readonly citings: readonly Citing[]
  /** Files with computed titles, which cannot be counted from the source. */
  readonly computed: readonly { readonly file: string; readonly titles: number }[]
}

/**
 * The clone that this program runs in, or `null` if it was installed without one: coverage is
 * counted from the tests, and a published package has none.
 */
export function repositoryRoot(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (dirname(folder) !== folder) {
    if (existsSync(join(folder, 'conformance')) && existsSync(join(folder, 'packages/laws/src'))) {
      return folder
    }
    folder = dirname(folder)
  }
  return null
}

const passedOver: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.cache'])

async function filesUnder(folder: string, ending: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = entries.map(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesUnder(path, ending)
    return entry.name.endsWith(ending) ? [path] : []
  })
  return (await Promise.all(nested)).flat().sort()
}

/** Every test title and every conformance case of a clone that names rules. */
export async function citingsIn(root: string): Promise<Citings> {
  const read = async (path: string) => ({
    file: relative(root, path).split(sep).join('/'),
    text: await readFile(path, 'utf8'),
  })
  const folders = ['packages', 'conformance', 'scripts'].map(folder => join(root, folder))
  const testFiles = await Promise.all(folders.map(folder => filesUnder(folder, '.test.ts')))
  const tests = await Promise.all(testFiles.flat().map(read))
  const cases = await Promise.all((await filesUnder(join(root, 'conformance'), '.case')).map(read))
  return {
    citings: [
      ...tests.flatMap(({ file, text }) => titleTags(text).map(tags => ({ file, ...tags }))),
      ...cases.map(({ file, text }) => ({ file, ...conformanceTags(text) })),
    ],
    computed: tests
      .map(({ file, text }) => ({ file, titles: computedTitles(text) }))
      .filter(({ titles }) => titles > 0),
  }
}
