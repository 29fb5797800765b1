/**
 * Reads a value that the browser keeps between visits. A storage that is full, forbidden or has
 * unexpected content counts as empty: nothing here may interrupt a game.
 */
export function readStored<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(`jadoube.${key}`)
    return text === null ? undefined : read(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Returns whether the value was stored. A full storage keeps the previous value. */
export function tryWriteStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`jadoube.${key}`, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Stores a value. If that fails, the value lasts while the page is open. */
export function writeStored(key: string, value: unknown): void {
  tryWriteStored(key, value)
}

/** Calls back when another window of the same browser stores a new value. */
export function onStoredElsewhere<T>(
  key: string,
  read: (value: unknown) => T | undefined,
  callback: (value: T) => void,
): void {
  if (typeof addEventListener === 'undefined') return
  addEventListener('storage', event => {
    if (event.key !== `jadoube.${key}`) return
    const value = readStored(key, read)
    if (value !== undefined) callback(value)
  })
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(`jadoube.${key}`)
  } catch {
    // Nothing was stored.
  }
}

/** Returns the keys of the stored values that begin with this text. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(`jadoube.${prefix}`))
      .map(key => key.slice('jadoube.'.length))
  } catch {
    return []
  }
}
