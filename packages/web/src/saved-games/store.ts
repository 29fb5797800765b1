import type { GameHead, GameText } from './saved-game.js'

const NAME = 'jadoube-games'

let opened: Promise<IDBDatabase> | null = null

/**
 * Opens the database. List entries and whole games are stored separately, so that a long list stays
 * light.
 */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('heads', { keyPath: 'id' })
      asked.result.createObjectStore('texts')
    }
    asked.onsuccess = () => {
      const database = asked.result
      // Another window has a newer version of the app and must not wait for this one.
      database.onversionchange = () => {
        database.close()
        opened = null
      }
      resolve(database)
    }
    asked.onerror = () => reject(asked.error)
    asked.onblocked = () => reject(asked.error)
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onerror = () => reject(change.error)
    change.onabort = () => reject(change.error)
  })

/** All games, newest first. */
export async function allGames(): Promise<readonly GameHead[]> {
  const database = await open()
  const heads: GameHead[] = await answer(
    database.transaction('heads').objectStore('heads').getAll(),
  )
  return heads.sort((a, b) => b.when - a.when)
}

export async function gameHead(id: string): Promise<GameHead | undefined> {
  const database = await open()
  return answer(database.transaction('heads').objectStore('heads').get(id))
}

/** A complete game. Undefined if only its list entry is stored. */
export async function gameText(id: string): Promise<GameText | undefined> {
  const database = await open()
  return answer(database.transaction('texts').objectStore('texts').get(id))
}

/** Stores games, all of them or none. */
export async function keepGames(
  games: readonly { readonly head: GameHead; readonly text: GameText | null }[],
): Promise<void> {
  const database = await open()
  const change = database.transaction(['heads', 'texts'], 'readwrite')
  for (const { head, text } of games) {
    change.objectStore('heads').put(head)
    if (text !== null) change.objectStore('texts').put(text, head.id)
  }
  await finished(change)
}

export async function deleteGames(ids: readonly string[]): Promise<void> {
  const database = await open()
  const change = database.transaction(['heads', 'texts'], 'readwrite')
  for (const id of ids) {
    change.objectStore('heads').delete(id)
    change.objectStore('texts').delete(id)
  }
  await finished(change)
}

/** Asks the browser to keep the games when storage runs low. It may refuse. */
export async function askToStay(): Promise<void> {
  try {
    await navigator.storage?.persist?.()
  } catch {
    // Then they stay while there is space.
  }
}
