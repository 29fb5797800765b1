/** The text of an element that screen readers announce when it changes. */
export interface LiveRegion {
  value: string
}

/** Puts a text into a live region. The same text twice is announced twice. */
export function say(liveRegion: LiveRegion, text: string): void {
  if (text === '') return
  liveRegion.value = liveRegion.value === text ? `${text}\u00a0` : text
}
