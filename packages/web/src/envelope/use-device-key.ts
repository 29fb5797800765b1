import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Connection } from '../net/connection.js'

/** Creates this device's key to sealed moves on first use, long before a move is sealed. */
export function useDeviceKey(connection: Connection, secret: string | null): void {
  useEffect(() => (secret === null ? undefined : registerSoon(connection, secret)), [connection])
}

/** The roles for whom moves are sealed. */
const rolesWithKey: ReadonlySet<string> = new Set(['white', 'black', 'player', 'arbiter'])
/** Registration is delayed, so that the page loads first (in milliseconds). */
const registerDelay = 1500

function registerSoon(connection: Connection, secret: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopEffect = effect(() => {
    const seat = connection.seat.value
    if (seat === null || timer !== undefined || !rolesWithKey.has(seat.role)) return
    timer = setTimeout(async () => {
      const { registerDevice } = await import('./device-key.js')
      await registerDevice({ seat: seat.id, secret })
    }, registerDelay)
  })
  return () => {
    stopEffect()
    clearTimeout(timer)
  }
}
