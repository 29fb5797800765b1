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

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`jadoube.${key}`, JSON.stringify(value))
  } catch {
    // It is then kept for as long as the page is open.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`jadoube.${key}`)
  } catch {
    // Nothing was kept.
  }
}
