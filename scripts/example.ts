import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'rolldown/experimental'

/** The actual value of an example's line `expression // → value`, and the value it states. */
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
 * Runs a TypeScript example of a README, the first unless another is named. `modules` maps its
 * imports.
 */
export function runExample(
  readme: URL,
  modules: Readonly<Record<string, object>>,
  index = 0,
): Checked[] {
  const example = examplesIn(readme)[index]
  if (example === undefined) throw new Error(`${readme.pathname} has no example ${index}`)
  const checked: Checked[] = []
  runInNewContext(program(example), {
    modules,
    check: (actual: unknown, said: unknown) => checked.push({ actual, said }),
  })
  return checked
}

/** The same for an asynchronous example; it has the globals of a program besides its imports. */
export async function runExampleLater(
  readme: URL,
  modules: Readonly<Record<string, object>>,
  index = 0,
): Promise<Checked[]> {
  const example = examplesIn(readme)[index]
  if (example === undefined) throw new Error(`${readme.pathname} has no example ${index}`)
  const checked: Checked[] = []
  const context = {
    modules,
    fetch,
    check: (actual: unknown, said: unknown) => checked.push({ actual, said }),
  }
  await runInNewContext(`(async () => {${program(example)}})()`, context)
  return checked
}

/**
 * The example as a runnable program: imports are mapped to the modules, and stated values are
 * checked.
 */
const program = (example: string): string =>
  checkingProgram(example).replaceAll(
    /import \{(.*?)\} from ["'](.*?)["']/gs,
    "const {$1} = modules['$2']",
  )

/** The example as JavaScript, with `check(actual, said)` for each stated value. */
export function checkingProgram(example: string): string {
  const checking = example.replaceAll(/^(.+?)\s+\/\/ → (.+)$/gm, 'check($1, $2)')
  const { code, errors } = transformSync('example.ts', checking)
  if (errors.length > 0) throw new Error(`an example cannot be read: ${errors[0]?.message}`)
  return code
}
