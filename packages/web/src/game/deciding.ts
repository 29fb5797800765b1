import { now } from '../time.js'

/** The part of the Laws that decides; null until it has come. */
let ruler: typeof import('./ruler.js') | null = null

/** What was done before it came, and when. */
let waiting: { readonly time: number; readonly does: () => boolean }[] = []
/** The moment of what is done now, where it was done earlier. */
let doneAt: number | null = null

/** Fetches what decides, and lets it decide on what has been done meanwhile. */
export async function fetchRuler(): Promise<typeof import('./ruler.js')> {
  ruler ??= await import('./ruler.js')
  const done = waiting
  waiting = []
  for (const { time, does } of done) {
    doneAt = time
    does()
  }
  doneAt = null
  return ruler
}

/** Does it, as soon as the Laws can decide on it, as of this moment. True where it may have had an effect. */
export function asOfNow(does: () => boolean): boolean {
  if (ruler !== null) return does()
  waiting.push({ time: now(), does })
  void fetchRuler()
  return true
}

export const rulerHere = (): typeof import('./ruler.js') | null => ruler

/** The moment of what is being done, in milliseconds since 1970. */
export const timeOfAct = (): number => doneAt ?? now()
