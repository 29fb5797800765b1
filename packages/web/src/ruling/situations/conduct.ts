import { type Circumstances, observe, quiet, type Story, story } from './story.js'

export const device = ({ kind }: Circumstances): Story =>
  story({ start: quiet }, [], [observe(`device-${kind}`, { player: 'white' })])

export const conduct = ({ kind }: Circumstances): Story =>
  story({ start: quiet }, [], [observe(kind, { player: 'white' })])

/** Interference by somebody who does not play this game. */
export const stranger = ({ kind }: Circumstances): Story =>
  story({ start: quiet }, [], [observe(kind)])
