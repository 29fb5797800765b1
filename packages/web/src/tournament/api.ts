import type { OfficialAct, PlayerAct } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { type AskResult, ask, type Fault } from '../net/ask.js'

/** A request with the same id counts once, so that it can be sent again. */
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

interface Done {
  readonly seq: number
  readonly events?: readonly { readonly type: string }[]
}

/** The seat of an official, or of a player with their own link. */
export interface Seat {
  readonly event: string
  readonly secret: string | null
}

/** Sends acts of officials: all of them take effect, or none. */
export const sendActs = (
  { event, secret }: Seat,
  acts: readonly OfficialAct[],
): Promise<AskResult<Done>> => post(`/api/events/${event}/acts`, secret, acts)

export const sendOwnActs = (
  { event, secret }: Seat,
  acts: readonly PlayerAct[],
): Promise<AskResult<Done>> => post(`/api/events/${event}/me/acts`, secret, acts)

function post(
  path: string,
  secret: string | null,
  acts: readonly unknown[],
): Promise<AskResult<Done>> {
  return ask<Done>('POST', path, { secret, body: { id: newId(), acts } })
}

/** Says why something was refused. Uses the server's reason if there is no translation. */
export function faultText(fault: Fault): string {
  const { refusals, notDone } = words().tournament
  const code = fault.refusal?.code ?? fault.code
  const text = refusals[code] ?? fault.refusal?.reason
  if (text === undefined) return notDone
  return fault.refusal?.detail === undefined ? text : `${text} (${fault.refusal.detail})`
}
