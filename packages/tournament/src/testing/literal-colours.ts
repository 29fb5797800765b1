import { type LiteralPlayer, literalColour } from './literal-player.js'

/** C10 to C13 of a candidate, with the colours of every pair. */
export function literalColourCounts(
  pairs: readonly (readonly [LiteralPlayer, LiteralPlayer])[],
): number[] {
  const counts = [0, 0, 0, 0]
  for (const [x, y] of pairs) {
    const first = literalColour(x, y, 'white')
    const given = [
      [x, first],
      [y, first === 'white' ? 'black' : 'white'],
    ] as const
    for (const [who, colour] of given) {
      const after = who.colourDifference + (colour === 'white' ? 1 : -1)
      const last = who.games.slice(-2).map(game => game.colour)
      if (x.topscorer || y.topscorer) {
        if (Math.abs(after) > 2) counts[0]!++
        if (last.length === 2 && last.every(each => each === colour)) counts[1]!++
      }
      if (who.wants !== null && who.wants !== colour) {
        counts[2]!++
        if (who.wish === 'strong') counts[3]!++
      }
    }
  }
  return counts
}
