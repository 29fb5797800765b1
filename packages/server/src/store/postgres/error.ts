import { codeOf, type Outcome, StoreError } from '../failure.js'

/**
 * Temporary SQLSTATEs: connection lost (08), no resources (53), shutting down or starting (57P), a
 * standby that cannot write yet (25006), and transactions that lost to another (40, 55P03).
 */
const TRANSIENT = /^(08...|53...|57P0.|25006|40001|40P01|55P03)$/
const SQLSTATE = /^[0-9A-Z]{5}$/

/** Whether the connection of an error can no longer be used. */
export function endsConnection(error: unknown): boolean {
  const code = codeOf(error)
  return !SQLSTATE.test(code) || /^(08...|57P0.|25006)$/.test(code)
}

/** Whether an error came from the database; any other error is a bug and is not converted. */
function isDatabaseError(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)
}

/**
 * `sent`: the statement was on its way. If the connection was then lost, it is unknown whether it
 * took effect; if the database itself answered with an error, it did not.
 */
export function postgresError(error: unknown, sent: boolean): unknown {
  if (error instanceof StoreError || !isDatabaseError(error)) return error
  const code = codeOf(error)
  const outcome: Outcome = sent && endsConnection(error) ? 'unknown' : 'not-written'
  // No SQLSTATE: it came from the driver or the network, and means that there was no connection.
  if (!SQLSTATE.test(code)) {
    return new StoreError('store-unavailable', code === 'unnamed' ? 'disconnected' : code, outcome)
  }
  return new StoreError(TRANSIENT.test(code) ? 'store-unavailable' : 'store-failed', code, outcome)
}
