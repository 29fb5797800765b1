import { usualScoring } from '../score.js'
import type { Player, PlayerRound, RoundOutcome, Tournament } from '../tournament.js'

const outcomes: Readonly<Record<string, RoundOutcome>> = {
  '1': 'won',
  '=': 'drawn',
  '0': 'lost',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  U: 'pairing-bye',
  F: 'full-bye',
  H: 'half-bye',
  Z: 'zero-bye',
}

const points: Readonly<Record<string, number>> = {
  '1': 100,
  '=': 50,
  '0': 0,
  '+': 100,
  '-': 0,
  U: 100,
  F: 100,
  H: 50,
  Z: 0,
}

/** A round in short form: `w1 5` is a win with White against 5, `H` a half-point bye. */
export function round(text: string): PlayerRound {
  const match = /^([wb]?)(.)(?: (\d+))?$/.exec(text)
  if (match === null) throw new Error(text)
  const [, colour = '', code = '', opponent] = match
  return {
    outcome: outcomes[code]!,
    opponent: opponent === undefined ? null : Number(opponent),
    colour: colour === 'w' ? 'white' : colour === 'b' ? 'black' : null,
    points: points[code]!,
  }
}

export function player(id: number, rating: number | null, rounds: readonly PlayerRound[]): Player {
  return {
    id,
    name: `Player ${id}`,
    sex: null,
    title: null,
    rating,
    federation: null,
    fideId: null,
    birth: null,
    rounds,
    comingBye: null,
  }
}

export function tournament(players: readonly Player[], more: Partial<Tournament> = {}): Tournament {
  const paired = Math.max(0, ...players.map(each => each.rounds.length))
  return {
    name: 'A tournament',
    players,
    rounds: paired,
    paired,
    initialColour: 'white',
    scoring: usualScoring,
    forbiddenPairs: [],
    virtualPoints: [],
    ...more,
  }
}

/** `tinyTournament(['w1 2', 'b0 3'], …)`: one list of rounds for each player, numbered from 1. */
export function tinyTournament(...rounds: readonly (readonly string[])[]): Tournament {
  return tournament(
    rounds.map((each, index) => player(index + 1, 2000 - index * 50, each.map(round))),
  )
}
