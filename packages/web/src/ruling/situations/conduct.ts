import { type Circumstances, observe, quiet, type Told, told } from './told.js'

export const device = ({ kind }: Circumstances): Told =>
  told({ start: quiet }, [], [observe(`device-${kind}`, { player: 'white' })])

export const conduct = ({ kind }: Circumstances): Told =>
  told({ start: quiet }, [], [observe(kind, { player: 'white' })])

/** Interference by somebody who does not play this game. */
export const stranger = ({ kind }: Circumstances): Told =>
  told({ start: quiet }, [], [observe(kind)])
