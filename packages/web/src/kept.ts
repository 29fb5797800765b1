/**
 * What the browser keeps between visits. A store that is full, forbidden or holds something else than
 * expected is as good as empty: nothing here may stop a game.
 */
export function readKept<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(`jadoube.${key}`)
    return text === null ? undefined : read(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Tells whether it is kept; a store that is full keeps what it had. */
export function tryToKeep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`jadoube.${key}`, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Where it cannot be kept, it lasts for as long as the page is open. */
export function keep(key: string, value: unknown): void {
  tryToKeep(key, value)
}

/** Tells when another window of the same browser has kept something else, and what. */
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
    // Nothing was kept.
  }
}

/** The names under which something is kept that begin so. */
export function keptNames(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(`jadoube.${beginning}`))
      .map(key => key.slice('jadoube.'.length))
  } catch {
    return []
  }
}
