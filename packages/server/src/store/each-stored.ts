import type { Page, Register, Stored } from './store.js'

/** Everything in a register, in the order of the ids. Other work has a turn after each page. */
export async function* eachStored<Id extends string>(
  register: Pick<Register<Id>, 'list'>,
  page: Omit<Page<Id>, 'after'> = {},
): AsyncGenerator<Stored<Id>> {
  for (let after: Id | undefined; ; ) {
    const stored = await register.list(after === undefined ? page : { ...page, after })
    yield* stored
    after = stored.at(-1)?.id
    if (after === undefined) return
    await new Promise(setImmediate)
  }
}
