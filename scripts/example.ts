import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

/** What an example's line `expression // → value` gave, and what it says it gives. */
export interface Checked {
  readonly actual: unknown
  readonly said: unknown
}

/**
 * Runs the first TypeScript example of a README. `modules` are what its imports mean. The example may not
 * use types of its own: it is run as it stands.
 */
export function runExample(readme: URL, modules: Readonly<Record<string, object>>): Checked[] {
  const text = readFileSync(readme, 'utf8')
  const example = /```ts\n(.*?)```/s.exec(text)?.[1]
  if (example === undefined) throw new Error(`${readme.pathname} has no example`)
  const checked: Checked[] = []
  const program = example
    .replaceAll(/import \{(.*?)\} from '(.*?)'/gs, "const {$1} = modules['$2']")
    .replaceAll(/^(.+?)\s+\/\/ → (.+)$/gm, 'check($1, $2)')
  runInNewContext(program, {
    modules,
    check: (actual: unknown, said: unknown) => checked.push({ actual, said }),
  })
  return checked
}
