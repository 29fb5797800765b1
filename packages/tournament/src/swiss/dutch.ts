import { type Attempt, done, failed } from '../attempt.js'
import type { Game, PairingFault, PairingSystem, RoundPairing } from '../pairing-system.js'
import type { Tournament } from '../tournament.js'
import { byBoard } from './board-order.js'
import { type PairedBracket, pairBracket, type Scope } from './bracket.js'
import { allocateColours, type ColourRule } from './colour-allocation.js'
import { Completion } from './completion.js'
import { Field } from './field.js'
import { whyImpossible } from './impossible.js'
import { initialColour } from './initial-colour.js'

/** A round paired by the Dutch system, with everything that explains it. */
export interface DutchPairing extends RoundPairing {
  readonly games: readonly DutchGame[]
  readonly tournament: Tournament
  readonly field: Field
  readonly completion: Completion
  readonly brackets: readonly PairedBracket[]
}

/** A game with the rule that decided its colours. */
export interface DutchGame extends Game {
  readonly colourRule: ColourRule
}

/** The FIDE (Dutch) system, C.04.3 in force from 1 February 2026. */
export const fideDutch: PairingSystem<DutchPairing> = {
  code: 'FIDE_DUTCH_2026',
  pair: tournament => pairDutch(tournament),
}

/** Pairs the brackets from the top, one after another (1.9.2), then allocates the colours. */
export function pairDutch(
  tournament: Tournament,
  smallestScope: Scope = 'alone',
): Attempt<DutchPairing, PairingFault> {
  const field = new Field(tournament)
  const completion = field.size === 0 ? null : Completion.of(field)
  if (completion === null) return failed(whyImpossible(tournament))
  const brackets: PairedBracket[] = []
  let mdps: readonly number[] = []
  for (let group = 0; group < field.groups; group++) {
    const bracket = { group, mdps, residents: field.group(group) }
    const paired = pairBracket(field, completion, bracket, smallestScope)
    if (paired === null)
      throw new Error(`no pairing of scoregroup ${group + 1} completes the round`)
    brackets.push(paired)
    mdps = paired.floaters
  }
  const colour = initialColour(tournament)
  const games = brackets
    .flatMap(({ pairs }) => pairs)
    .sort(byBoard(field))
    .map(([u, v]): DutchGame => {
      const higher = field.players[u]!
      const lower = field.players[v]!
      const allocation = allocateColours(higher, lower, colour)
      const [white, black] = allocation.colour === 'white' ? [higher, lower] : [lower, higher]
      return { white: white.id, black: black.id, colourRule: allocation.rule }
    })
  const bye = mdps[0] === undefined ? null : field.players[mdps[0]]!.id
  return done({ round: tournament.paired + 1, games, bye, tournament, field, completion, brackets })
}
