/**
 * Reads a value that the browser keeps between visits. A store that is full, forbidden or has
 * unexpected content counts as empty: nothing here may interrupt a game.
 */
export function readKept<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(`jadoube.${key}`)
    return text === null ? undefined : read(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Returns whether the value was stored. A full store keeps what it had. */
export function tryToKeep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`jadoube.${key}`, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Stores a value. If that fails, the value lasts while the page is open. */
export function keep(key: string, value: unknown): void {
  tryToKeep(key, value)
}

/** Calls back when another window of the same browser stores a new value. */
export function whenKeptElsewhere<T>(
  key: string,
  read: (value: unknown) => T | undefined,
  then: (value: T) => void,
): void {
  if (typeof addEventListener === 'undefined') return
  addEventListener('storage', event => {
    if (event.key !== `jadoube.${key}`) return
    const value = readKept(key, read)
    if (value !== undefined) then(value)
  })
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`jadoube.${key}`)
  } catch {
    // Nothing was stored.
  }
}

/** Returns the stored names that begin with this text. */
export function keptNames(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(`jadoube.${beginning}`))
      .map(key => key.slice('jadoube.'.length))
  } catch {
    return []
  }
}
