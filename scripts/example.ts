import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

/** What an example's line `expression // → value` gave, and what it says it gives. */
export interface Checked {
  readonly actual: unknown
  readonly said: unknown
}

/** The TypeScript examples of a README, in order. */
export function examplesIn(readme: URL): string[] {
  return [...readFileSync(readme, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
    ([, example]) => example!,
  )
}

/**
 * Runs a TypeScript example of a README, the first unless another is named. `modules` are what its imports
 * mean. The example may not use types of its own: it is run as it stands.
 */
export function runExample(
  readme: URL,
  modules: Readonly<Record<string, object>>,
  index = 0,
): Checked[] {
  const example = examplesIn(readme)[index]
  if (example === undefined) throw new Error(`${readme.pathname} has no example ${index}`)
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
