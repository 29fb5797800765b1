import type { PairedBracket } from '../swiss/bracket.js'
import type { Field } from '../swiss/field.js'
import type { WhyNot } from './reason.js'

/** The first reason why `other` is worse than `actual`, two pairings of the same bracket. */
export function firstDifference(field: Field, actual: PairedBracket, other: PairedBracket): WhyNot {
  const [now, otherwise] = [actual.floaters.length, other.floaters.length]
  if (now !== otherwise) return { kind: 'quality', criterion: 'C6', now, otherwise }
  const scores = [actual, other].map(({ floaters }) =>
    floaters.map(place => field.players[place]!.score).sort((a, b) => b - a),
  )
  for (const [i, score] of scores[0]!.entries()) {
    const higher = scores[1]![i]!
    if (higher !== score) return { kind: 'quality', criterion: 'C7', now: score, otherwise: higher }
  }
  for (const [i, { criterion, count }] of actual.counts.entries()) {
    const more = other.counts[i]?.count ?? count
    if (more !== count) return { kind: 'quality', criterion, now: count, otherwise: more }
  }
  return { kind: 'order', article: orderArticle(actual, other) }
}

/** The order of Article 4 in which `actual` comes first. */
function orderArticle(actual: PairedBracket, other: PairedBracket): '4.2' | '4.3' | '4.4' {
  const mdps = new Set(actual.mdps)
  const ofMdps = ({ pairs }: PairedBracket) => pairs.filter(([higher]) => mdps.has(higher))
  const paired = [actual, other].map(each =>
    ofMdps(each)
      .map(([higher]) => higher)
      .join(),
  )
  if (paired[0] !== paired[1]) return '4.4'
  const opponents = [actual, other].map(each =>
    ofMdps(each)
      .map(([, lower]) => lower)
      .join(),
  )
  if (opponents[0] !== opponents[1]) return '4.2'
  const upper = [actual, other].map(({ pairs }) => pairs.map(([higher]) => higher).join())
  return upper[0] === upper[1] ? '4.2' : '4.3'
}
