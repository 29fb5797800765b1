import type { Language } from '../explain/language.js'
import { words } from '../explain/say.js'
import type { Game } from '../pairing-system.js'
import { fideDutch } from '../swiss/dutch.js'
import { Field } from '../swiss/field.js'
import type { Participant } from '../swiss/participant.js'
import type { Colour, PlayerId, Tournament } from '../tournament.js'

/** Pairs that an arbiter made by hand: allowed, but not silently. */
export interface ManualPairing {
  readonly games: readonly Game[]
  readonly bye: PlayerId | null
}

export type ManualWarning =
  | {
      readonly code: 'rematch'
      readonly players: readonly [PlayerId, PlayerId]
      readonly round: number
    }
  | { readonly code: 'forbidden-pair'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly code: 'third-colour'; readonly player: PlayerId; readonly colour: Colour }
  | { readonly code: 'colour-difference'; readonly player: PlayerId; readonly difference: number }
  | { readonly code: 'second-bye'; readonly player: PlayerId }
  | { readonly code: 'left-out'; readonly player: PlayerId }
  | { readonly code: 'paired-twice'; readonly player: PlayerId }
  | { readonly code: 'not-playing'; readonly player: PlayerId }

/** What the engine would have done otherwise; `null` where it cannot pair the round at all. */
export interface ManualCheck {
  readonly warnings: readonly ManualWarning[]
  readonly difference: PairingDifference | null
}

export interface PairingDifference {
  /** Only in the pairing by hand. */
  readonly made: readonly Game[]
  /** Only in the engine's pairing. */
  readonly instead: readonly Game[]
  readonly byeMade: PlayerId | null
  readonly byeInstead: PlayerId | null
}

export function checkManualPairing(tournament: Tournament, manual: ManualPairing): ManualCheck {
  const field = new Field(tournament)
  const warnings: ManualWarning[] = []
  const count = new Map<PlayerId, number>()
  const use = (id: PlayerId) => count.set(id, (count.get(id) ?? 0) + 1)
  for (const { white, black } of manual.games) {
    use(white)
    use(black)
    warnings.push(...pairWarnings(tournament, field, white, black))
  }
  if (manual.bye !== null) {
    use(manual.bye)
    const player = participant(field, manual.bye)
    if (player?.mayReceiveBye === false) warnings.push({ code: 'second-bye', player: player.id })
  }
  for (const [player, times] of count) {
    if (field.placeOf(player) === undefined) warnings.push({ code: 'not-playing', player })
    else if (times > 1) warnings.push({ code: 'paired-twice', player })
  }
  for (const { id } of field.players) {
    if (!count.has(id)) warnings.push({ code: 'left-out', player: id })
  }
  return { warnings, difference: differenceFrom(tournament, manual) }
}

function participant(field: Field, id: PlayerId): Participant | undefined {
  const place = field.placeOf(id)
  return place === undefined ? undefined : field.players[place]
}

function pairWarnings(tournament: Tournament, field: Field, white: PlayerId, black: PlayerId) {
  const warnings: ManualWarning[] = []
  const [u, v] = [field.placeOf(white), field.placeOf(black)]
  if (u === undefined || v === undefined || u === v) return warnings
  const players = [white, black] as const
  const obstacle = field.obstacle(u, v)
  if (obstacle === 'C1') {
    const { rounds } = tournament.players.find(({ id }) => id === white)!
    const round = 1 + rounds.findIndex(({ opponent }) => opponent === black)
    warnings.push({ code: 'rematch', players, round })
  } else if (obstacle === 'forbidden') warnings.push({ code: 'forbidden-pair', players })
  warnings.push(...colourWarnings(field.players[u]!, 'white'))
  warnings.push(...colourWarnings(field.players[v]!, 'black'))
  return warnings
}

function colourWarnings({ id, history }: Participant, colour: Colour): ManualWarning[] {
  const warnings: ManualWarning[] = []
  if (history.repeated === colour) warnings.push({ code: 'third-colour', player: id, colour })
  const difference = history.difference + (colour === 'white' ? 1 : -1)
  if (Math.abs(difference) > 2) warnings.push({ code: 'colour-difference', player: id, difference })
  return warnings
}

function differenceFrom(tournament: Tournament, manual: ManualPairing): PairingDifference | null {
  const engine = fideDutch.pair(tournament)
  if (!engine.ok) return null
  const key = ({ white, black }: Game) => `${white} ${black}`
  const ours = new Set(engine.value.games.map(key))
  const theirs = new Set(manual.games.map(key))
  const sameBye = engine.value.bye === manual.bye
  return {
    made: manual.games.filter(game => !ours.has(key(game))),
    instead: engine.value.games
      .filter(game => !theirs.has(key(game)))
      .map(({ white, black }) => ({ white, black })),
    byeMade: sameBye ? null : manual.bye,
    byeInstead: sameBye ? null : engine.value.bye,
  }
}

/** A warning as one sentence. */
export function sayWarning(
  warning: ManualWarning,
  language: Language,
  label: (id: PlayerId) => string = String,
): string {
  const say = words[language]
  switch (warning.code) {
    case 'rematch':
      return say.met(label(warning.players[0]), label(warning.players[1]), warning.round)
    case 'forbidden-pair':
      return say.forbidden(label(warning.players[0]), label(warning.players[1]))
    case 'third-colour':
      return say.thirdColour(label(warning.player), warning.colour)
    case 'colour-difference':
      return say.colourDifference(label(warning.player), warning.difference)
    case 'second-bye':
      return say.mayNotGetBye(label(warning.player))
    case 'left-out':
      return say.leftOut(label(warning.player))
    case 'paired-twice':
      return say.twice(label(warning.player))
    case 'not-playing':
      return say.unknown(label(warning.player))
  }
}
