import type { ProposalView } from '@jadoube/protocol'
import {
  beforeRound,
  type DutchPairing,
  type PairingTrace,
  type PlayerId,
  pairingNumbers,
  sayBye,
  sayFault,
  sayGame,
  sayWhyNotBye,
  sayWhyNotMeet,
  type TournamentLanguage,
  tournamentOf,
  traceBrackets,
  traceGame,
  tracePairing,
  whyNotBye,
  whyNotMeet,
} from '@jadoube/tournament'
import type { WhyWanted } from '../large-field.js'
import { pairComing, pairSwiss } from '../log/pairing-engine.js'
import type { EventState } from '../log/state.js'
import { isNameHidden } from './players.js'

/** Maps entries to the pairing numbers that the engine uses, and back. */
function numbersOf(state: EventState) {
  const numbers = pairingNumbers(state.tournament)
  const entries = new Map([...numbers].map(([entry, id]) => [id, entry]))
  const entryOf = (player: PlayerId): number => entries.get(player) ?? 0
  const label = (player: PlayerId): string =>
    state.tournament.entries[entryOf(player) - 1]?.person.name ?? String(player)
  return { entryOf, label, numberOf: (entry: number): PlayerId => numbers.get(entry) ?? 0 }
}

/**
 * What the system pairs in the next round, with the reason for each game; undefined if rounds are
 * paired by hand.
 */
export function seeProposal(
  state: EventState,
  event: string,
  language: TournamentLanguage,
): ProposalView | undefined {
  const paired = pairComing(state)
  if (paired === undefined) return undefined
  const { entryOf, label } = numbersOf(state)
  const round = state.tournament.rounds.length + 1
  const common = { event, seq: state.seq, round }
  if (!paired.ok) {
    const text = sayFault(paired.error, language, label)
    const undecided = undecidedIn(state, paired.error.players.map(entryOf))
    const fault = { code: paired.error.code, text, ...(undecided.length > 0 && { undecided }) }
    return { ...common, games: [], bye: null, rests: [], fault }
  }
  const { games, bye, rests = [] } = paired.value
  const explained = 'brackets' in paired.value ? explain(paired.value as DutchPairing) : undefined
  return {
    ...common,
    games: games.map(({ white, black }, index) => ({
      white: entryOf(white),
      black: entryOf(black),
      why: explained?.game(index, language, label) ?? '',
    })),
    bye: bye === null ? null : { entry: entryOf(bye), why: explained?.bye(language, label) ?? '' },
    rests: rests.map(entryOf),
    fault: null,
  }
}

type Undecided = NonNullable<NonNullable<ProposalView['fault']>['undecided']>

/** The engine lists both players of each open match, one after the other. */
function undecidedIn(state: EventState, entries: readonly number[]): Undecided {
  if (state.tournament.settings?.system !== 'knockout') return []
  const stage = state.tournament.rounds.length / state.gamesPerMatch
  return entries.flatMap((one, index) => {
    const other = entries[index + 1]
    return index % 2 === 0 && other !== undefined ? [{ stage, entries: [one, other] }] : []
  })
}

/** A list of more players than this explains nothing. */
const MAX_NAMED = 12

function explain(pairing: DutchPairing) {
  const trace: PairingTrace = tracePairing(pairing)
  type Label = (player: PlayerId) => string
  return {
    game: (index: number, language: TournamentLanguage, label: Label): string => {
      const game = trace.games[index]
      return game === undefined ? '' : sayGame(trace, game, language, label, MAX_NAMED).join(' ')
    },
    bye: (language: TournamentLanguage, label: Label): string =>
      trace.bye === null ? '' : sayBye(trace, trace.bye, language, label).join(' '),
  }
}

/**
 * Why two players do or do not meet in a Swiss round, or why a player does not get the bye (the
 * second entry is 0): in the round that is paired, or in the next one. Undefined if there is no
 * explanation.
 */
export function whyOf(
  state: EventState,
  { round, pair, language, viewer, isBrief }: WhyWanted,
): string | undefined {
  const [one, other] = pair
  if (state.tournament.settings?.system !== 'swiss') return undefined
  const paired = pairSwiss(beforeRound(tournamentOf(state.tournament), round))
  if (!paired.ok) return undefined
  const { label: nameOf, numberOf, entryOf } = numbersOf(state)
  const label = (player: PlayerId) =>
    viewer === 'public' && isNameHidden(state, entryOf(player)) ? `#${player}` : nameOf(player)
  const [a, b] = [numberOf(one), numberOf(other)]
  if (a === 0) return undefined
  const trace = traceBrackets(paired.value)
  if (other === 0) {
    return trace.bye?.player === a
      ? sayBye(trace, trace.bye, language, label).join(' ')
      : sayWhyNotBye(whyNotBye(paired.value, a, { isBrief }), a, language, label)
  }
  if (b === 0 || a === b) return undefined
  const game = paired.value.games.find(
    ({ white, black }) => (white === a && black === b) || (white === b && black === a),
  )
  if (game === undefined)
    return sayWhyNotMeet(whyNotMeet(paired.value, a, b, { isBrief }), a, b, language, label)
  const traced = traceGame(paired.value, game.white, game.black)
  return sayGame(trace, traced, language, label, MAX_NAMED).join(' ')
}
