import { now } from '../time.js'

/** The part of the Laws that decides. Null until it is loaded. */
let ruler: typeof import('./ruler.js') | null = null

/** Acts made before it was loaded, with their times. */
let waiting: { readonly time: number; readonly does: () => boolean }[] = []
/** The time of the current act, if it was made earlier. */
let doneAt: number | null = null

/** Loads the part that decides, and lets it decide on everything done in the meantime. */
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

/**
 * Runs an act as soon as the Laws are loaded, with the present time. True if it may have an effect.
 */
export function asOfNow(does: () => boolean): boolean {
  if (ruler !== null) return does()
  waiting.push({ time: now(), does })
  void fetchRuler()
  return true
}

export const rulerHere = (): typeof import('./ruler.js') | null => ruler

/** The time of the current act, in milliseconds since 1970. */
export const timeOfAct = (): number => doneAt ?? now()
