import { statSync } from 'node:fs'
import { StoreError, settings } from '@jadoube/server'
import { BadInput } from './command.js'

/** The store that a command works on: the same as for `serve`, unless given. */
export function storeOf(given: string | undefined): string {
  const store = given ?? (process.env.JADOUBE_STORE || settings.store.default)
  refuseFolder(store)
  return store
}

/** A folder where a file belongs is a slip of the person who typed, not a fault of the store. */
export function refuseFolder(file: string): void {
  if (isFolder(file)) throw new BadInput('not-a-file', `'${file}' is not a file`)
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory()
  } catch {
    // It does not exist, cannot be asked, or is the address of a database.
    return false
  }
}

export const withoutPassword = (store: string): string =>
  store.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1@')

/** Why a store cannot be used, in words for the operator. */
const storeFaults: Readonly<Partial<Record<StoreError['code'], string>>> = {
  'store-in-use': 'a server is using it; stop that server first',
  'store-too-new': 'it was written by a newer version of Jadoube; update this one',
  'store-foreign': 'it belongs to another program and was not changed; choose another',
  'store-damaged': 'it is damaged; `npx jadoube check` shows where',
  'store-failed': 'it is damaged, or it is not a Jadoube store',
  'store-not-empty': 'it is not empty and was not changed; choose a new file or an empty database',
  'store-incomplete':
    'it was copied while a server was writing to it, so the newest acts are missing; put its -wal file beside it, ' +
    'copy again with `jadoube backup`, or accept the loss with `jadoube check --accept-incomplete`',
}

/** Throws a one-line error that names the store without its password. */
export function storeUnusable(store: string, what: string): (fault: unknown) => never {
  return fault => {
    if (!(fault instanceof StoreError)) throw fault
    const otherwise =
      fault.reason === 'ENOENT'
        ? 'there is no such file'
        : 'it does not respond or cannot be opened'
    const why = storeFaults[fault.code] ?? otherwise
    throw new BadInput(fault.code, `${what} '${withoutPassword(store)}': ${why} [${fault.reason}]`)
  }
}
