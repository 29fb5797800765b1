import type { Pairing } from './act.js'
import type { EntryId, TournamentState } from './state.js'

/** A warning about a pairing for the arbiter. It does not forbid the pairing. */
export type PairingWarning =
  | {
      readonly warning: 'rematch'
      readonly entries: readonly [EntryId, EntryId]
      readonly round: number
    }
  | { readonly warning: 'forbidden-pair'; readonly entries: readonly [EntryId, EntryId] }
  | {
      readonly warning: 'third-colour'
      readonly entry: EntryId
      readonly colour: 'white' | 'black'
    }
  | { readonly warning: 'colour-difference'; readonly entry: EntryId; readonly difference: number }
  | { readonly warning: 'second-bye'; readonly entry: EntryId; readonly round: number }

const unplayed = new Set(['+/-', '-/+', '-/-'])

/** Warnings by C.04.1: 2 (rematch), 4 (second bye), 6 and 7 (colours), and forbidden pairs. */
export function warningsOn(
  state: TournamentState,
  round: number,
  pairing: Pairing,
): PairingWarning[] {
  const lastMeeting = new Map<string, number>()
  const colours = new Map<EntryId, ('white' | 'black')[]>()
  const winsWithoutPlay = new Map<EntryId, number>()
  state.rounds.forEach(({ games, bye }, index) => {
    if (bye !== null) winsWithoutPlay.set(bye, index + 1)
    for (const { white, black, result } of games) {
      if (result?.result === '+/-') winsWithoutPlay.set(white, index + 1)
      if (result?.result === '-/+') winsWithoutPlay.set(black, index + 1)
      // An unplayed game does not count as a meeting and gives no colour (C.04.2, 3.4 and 3.5).
      if (result !== null && unplayed.has(result.result)) continue
      lastMeeting.set(pairKey(white, black), index + 1)
      add(colours, white, 'white')
      add(colours, black, 'black')
    }
  })
  for (const { id, byes } of state.entries) {
    for (const each of byes) {
      if (each.bye === 'full-bye' && each.round < round) winsWithoutPlay.set(id, each.round)
    }
  }
  const warnings: PairingWarning[] = []
  for (const { white, black } of pairing.games) {
    const before = lastMeeting.get(pairKey(white, black))
    if (before !== undefined)
      warnings.push({ warning: 'rematch', entries: [white, black], round: before })
    if (isForbidden(state, round, white, black)) {
      warnings.push({ warning: 'forbidden-pair', entries: [white, black] })
    }
    warnings.push(...colourWarnings(white, 'white', colours.get(white) ?? []))
    warnings.push(...colourWarnings(black, 'black', colours.get(black) ?? []))
  }
  const { bye } = pairing
  const earlier = bye === null ? undefined : winsWithoutPlay.get(bye)
  if (bye !== null && earlier !== undefined) {
    warnings.push({ warning: 'second-bye', entry: bye, round: earlier })
  }
  return warnings
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

const pairKey = (one: EntryId, other: EntryId) =>
  one < other ? `${one} ${other}` : `${other} ${one}`

function isForbidden({ forbidden }: TournamentState, round: number, one: EntryId, other: EntryId) {
  return forbidden.some(
    ({ entries, fromRound, toRound }) =>
      fromRound <= round && round <= toRound && entries.includes(one) && entries.includes(other),
  )
}

function colourWarnings(
  entry: EntryId,
  colour: 'white' | 'black',
  before: readonly ('white' | 'black')[],
): PairingWarning[] {
  const warnings: PairingWarning[] = []
  if (before.length >= 2 && before.slice(-2).every(each => each === colour)) {
    warnings.push({ warning: 'third-colour', entry, colour })
  }
  const all = [...before, colour]
  const whites = all.filter(each => each === 'white').length
  const difference = whites - (all.length - whites)
  const isTooLarge = colour === 'white' ? difference > 2 : difference < -2
  if (isTooLarge) warnings.push({ warning: 'colour-difference', entry, difference })
  return warnings
}
