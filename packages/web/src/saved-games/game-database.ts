import type { GameHead, GameText } from './saved-game.js'

const NAME = 'jadoube-games'

let opening: Promise<IDBDatabase> | null = null

/**
 * Opens the database. List entries and whole games are stored separately, so that a long list stays
 * light.
 */
function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('heads', { keyPath: 'id' })
      request.result.createObjectStore('texts')
    }
    request.onsuccess = () => {
      const database = request.result
      // Another window has a newer version of the app and must not wait for this one.
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(request.error)
  })
  opening.catch(() => {
    opening = null
  })
  return opening
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const completion = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

/** All games, newest first. */
export async function allGames(): Promise<readonly GameHead[]> {
  const database = await openDatabase()
  const heads: GameHead[] = await resultOf(
    database.transaction('heads').objectStore('heads').getAll(),
  )
  return heads.sort((a, b) => b.when - a.when)
}

export async function gameHead(id: string): Promise<GameHead | undefined> {
  const database = await openDatabase()
  return resultOf(database.transaction('heads').objectStore('heads').get(id))
}

/** A complete game. Undefined if only its list entry is stored. */
export async function gameText(id: string): Promise<GameText | undefined> {
  const database = await openDatabase()
  return resultOf(database.transaction('texts').objectStore('texts').get(id))
}

/** Stores games, all of them or none. */
export async function storeGames(
  games: readonly { readonly head: GameHead; readonly text: GameText | null }[],
): Promise<void> {
  const database = await openDatabase()
  const transaction = database.transaction(['heads', 'texts'], 'readwrite')
  for (const { head, text } of games) {
    transaction.objectStore('heads').put(head)
    if (text !== null) transaction.objectStore('texts').put(text, head.id)
  }
  await completion(transaction)
}

export async function deleteGames(ids: readonly string[]): Promise<void> {
  const database = await openDatabase()
  const change = database.transaction(['heads', 'texts'], 'readwrite')
  for (const id of ids) {
    change.objectStore('heads').delete(id)
    change.objectStore('texts').delete(id)
  }
  await completion(change)
}

/** Asks the browser to keep the games when storage runs low. It may refuse. */
export async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage?.persist?.()
  } catch {
    // Then they stay while there is space.
  }
}
