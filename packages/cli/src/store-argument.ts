import { StoreError, settings } from '@jadoube/server'
import { BadInput } from './command.js'

/** The store that a command works on: the same as for `serve`, unless given. */
export const storeOf = (given: string | undefined): string =>
  given ?? (process.env.JADOUBE_STORE || settings.store.default)

export const withoutPassword = (store: string): string =>
  store.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1@')

/** Why a store cannot be used, in words for the operator. */
const storeFaults: Readonly<Partial<Record<StoreError['code'], string>>> = {
  'store-in-use': 'another server is keeping its own there',
  'store-too-new': 'a newer version of this program wrote it, and only that may change it',
  'store-foreign': 'another program made it, and it is left as it is',
  'store-failed': 'it is damaged, or nothing of this program',
  'store-not-empty': 'something is kept there already, and it is left as it is',
  'store-incomplete':
    'it was copied while a server wrote to it and lacks the newest acts; put its -wal file beside it, ' +
    'or copy with `jadoube backup`, or accept what is there with `jadoube check --accept-incomplete`',
}

/** Throws a one-line error that names the store without its password. */
export function storeUnusable(store: string, what: string): (fault: unknown) => never {
  return fault => {
    if (!(fault instanceof StoreError)) throw fault
    const why = storeFaults[fault.code] ?? 'it does not answer or cannot be opened'
    throw new BadInput(fault.code, `${what} '${withoutPassword(store)}': ${why} [${fault.reason}]`)
  }
}
