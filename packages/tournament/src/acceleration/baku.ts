import type { PlayerId, Points, Scoring, VirtualPoints } from '../tournament.js'

/**
 * Calculates the virtual points of the Baku Acceleration (C.04.7). In the accelerated rounds the
 * upper group gets the points of a win in the first half and of a draw in the second half. They
 * count only for pairing.
 */
export function bakuPoints(
  /** All players in the order of their pairing numbers. */
  players: readonly PlayerId[],
  rounds: number,
  scoring: Scoring,
  /**
   * The last player of the upper group when round 1 was paired. Late entries above them join the
   * group.
   */
  lastOfUpper: PlayerId | null = null,
): VirtualPoints[] {
  const boundary = lastOfUpper === null ? -1 : players.indexOf(lastOfUpper)
  const upper = players.slice(0, boundary === -1 ? upperGroupSize(players.length) : boundary + 1)
  const all: VirtualPoints[] = []
  for (let round = 1; round <= rounds; round++) {
    const points = bakuRoundPoints(round, rounds, scoring)
    if (points === 0) break
    for (const player of upper) all.push({ player, round, points })
  }
  return all
}

/** Returns the size of the upper group: half of the players, rounded up to an even number. */
export function upperGroupSize(players: number): number {
  return 2 * Math.ceil(players / 4)
}

function bakuRoundPoints(round: number, rounds: number, scoring: Scoring): Points {
  const accelerated = Math.ceil(rounds / 2)
  if (round > accelerated) return 0
  return round <= Math.ceil(accelerated / 2) ? scoring.win : scoring.draw
}
