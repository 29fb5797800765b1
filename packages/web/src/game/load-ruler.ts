import { now } from '../time.js'

/** The ruler: the part of the Laws that decides. Null until it is loaded. */
let ruler: typeof import('./ruler.js') | null = null

/** Acts made before it was loaded, with their times. */
let queue: { readonly time: number; readonly perform: () => boolean }[] = []
/** The time of the current act, if it was made earlier. */
let queuedTime: number | null = null

/** Loads the ruler, which then decides on the acts of the meantime. */
export async function loadRuler(): Promise<typeof import('./ruler.js')> {
  ruler ??= await import('./ruler.js')
  const queued = queue
  queue = []
  for (const { time, perform } of queued) {
    queuedTime = time
    perform()
  }
  queuedTime = null
  return ruler
}

/**
 * Performs an act now, or once the Laws are loaded. It counts from now in both cases. True if it
 * may have an effect.
 */
export function whenRulerLoaded(perform: () => boolean): boolean {
  if (ruler !== null) return perform()
  queue.push({ time: now(), perform })
  void loadRuler()
  return true
}

/** The ruler, or null if it is not loaded yet. */
export const loadedRuler = (): typeof import('./ruler.js') | null => ruler

/** The time of the current act, in milliseconds since 1970. */
export const timeOfAct = (): number => queuedTime ?? now()
