/** Puts a text into a live region. The same text twice is announced twice. */
export function say(region: { value: string }, text: string): void {
  if (text === '') return
  region.value = region.value === text ? `${text}\u00a0` : text
}
