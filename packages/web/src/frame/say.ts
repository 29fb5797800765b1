/** Puts a text into a live region; the same one twice is said twice. */
export function say(region: { value: string }, text: string): void {
  if (text === '') return
  region.value = region.value === text ? `${text}\u00a0` : text
}
