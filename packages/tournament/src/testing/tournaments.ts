import { pointsFor, usualScoring } from '../score.js'
import type { Colour, Player, PlayerRound, RoundOutcome, Tournament } from '../tournament.js'

const outcomes: Readonly<Record<string, RoundOutcome>> = {
  '1': 'won',
  '=': 'drawn',
  '0': 'lost',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  W: 'short-won',
  D: 'short-drawn',
  L: 'short-lost',
  '*': 'unknown',
  U: 'pairing-bye',
  F: 'full-bye',
  H: 'half-bye',
  Z: 'zero-bye',
}

/** Reads a round: `4w1` is a win with White against player 4; `U`, `H`, `Z`, `F` are byes. */
function roundOf(text: string): PlayerRound {
  const found = /^(\d+)([wb])(.)$/.exec(text)
  const outcome = outcomes[found?.[3] ?? text]
  if (outcome === undefined) throw new Error(`no round: ${text}`)
  const colour: Colour | null = found === null ? null : found[2] === 'w' ? 'white' : 'black'
  const opponent = found === null ? null : Number(found[1])
  return { outcome, opponent, colour, points: pointsFor(outcome, usualScoring) }
}

/** A tournament with one line per player: `tournamentOfLines(5, ['2w1 3b=', '1b0 U', …])`. */
export function tournamentOfLines(
  rounds: number,
  lines: readonly string[],
  more: Partial<Tournament> = {},
): Tournament {
  const players = lines.map((line, index): Player => {
    const cells = line.split(' ').filter(Boolean)
    const bye = cells.at(-1)?.startsWith('coming-') ? cells.pop()!.slice(7) : null
    return {
      id: index + 1,
      name: `Player ${index + 1}`,
      sex: null,
      title: null,
      rating: 2000 - index,
      federation: null,
      fideId: null,
      birth: null,
      rounds: cells.map(roundOf),
      comingBye: bye === 'H' ? 'half-bye' : bye === null ? null : 'zero-bye',
    }
  })
  return {
    name: 'Test',
    players,
    rounds,
    paired: players[0]?.rounds.length ?? 0,
    initialColour: 'white',
    scoring: usualScoring,
    forbiddenPairs: [],
    virtualPoints: [],
    ...more,
  }
}
