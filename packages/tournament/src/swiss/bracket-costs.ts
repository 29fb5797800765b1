import type { QualityCriterion } from './criteria.js'
import type { Participant } from './participant.js'

/** The role of a vertex in the pairing of a bracket. */
export type Role =
  /** A moved-down player. */
  | 'mdp'
  | 'resident'
  /** Of the next scoregroup. */
  | 'next'
  /** Of a scoregroup below the next one. */
  | 'rest'
  /** The bye. */
  | 'bye'
  /** A placeholder for the opponent of a downfloater, below the bracket. */
  | 'below'
  /** A placeholder for an opponent below the next bracket. */
  | 'through'

export interface Measure {
  readonly criterion: QualityCriterion
  /** The score at which the measure counts, or null for all scores. */
  readonly score: number | null
  /** The maximum for a whole pairing. */
  readonly bound: number
  cost(a: Vertex, b: Vertex): number
}

export interface Vertex {
  readonly role: Role
  /** Null for the bye and the placeholders. */
  readonly player: Participant | null
}

/** The scores of a bracket's players, the highest first, and what is known about its floaters. */
export interface BracketShape {
  readonly mdps: readonly Participant[]
  readonly residents: readonly Participant[]
  readonly nextSize: number
  /** Whether exactly one player floats, to get the bye (see the note to C9). */
  readonly byeFloats: boolean
  /** Whether the number of downfloaters is already known. */
  readonly floatersKnown: boolean
}

/** C6 to C21 as costs of edges, in the order of their weight. `a` precedes `b` in the bracket. */
export function measuresOf(shape: BracketShape): Measure[] {
  const { mdps, residents } = shape
  const size = mdps.length + residents.length
  const mdpScores = countByScore(mdps)
  const scores = countByScore([...mdps, ...residents])
  const all: Measure[] = []
  const count = (criterion: QualityCriterion, bound: number, cost: Measure['cost']) =>
    all.push({ criterion, score: null, bound, cost })
  const byScore = (
    criterion: QualityCriterion,
    levels: ReadonlyMap<number, number>,
    cost: (a: Vertex, b: Vertex) => boolean,
  ) => {
    for (const [score, bound] of levels) {
      all.push({
        criterion,
        score,
        bound,
        cost: (a, b) => (a.player?.score === score && cost(a, b) ? 1 : 0),
      })
    }
  }
  if (!shape.floatersKnown) {
    count('C6', size, (a, b) => asNumber(floats(a, b)))
    byScore('C7', mdpScores, (a, b) => a.role === 'mdp' && floats(a, b))
    count('C8', size + shape.nextSize, (a, b) => asNumber(staysUnpairedNext(a, b)))
    byScore('C8', scores, (a, b) => inBracket(a) && staysUnpairedNext(a, b))
  }
  if (shape.byeFloats) {
    const most = Math.max(...[...mdps, ...residents].map(player => player.gamesPlayed))
    count('C9', most, (a, b) => (b.role === 'bye' ? most - a.player!.gamesPlayed : 0))
  }
  const pair = (criterion: QualityCriterion, bad: (a: Participant, b: Participant) => boolean) =>
    count(criterion, size, (a, b) =>
      asNumber(inBracket(a) && inBracket(b) && bad(a.player!, b.player!)),
    )
  pair('C10', colourDifferenceGrows)
  pair('C11', thirdColour)
  pair('C12', samePreference)
  pair('C13', strongPreferenceRefused)
  const repeated = (float: 'lastFloat' | 'floatBefore') => ({
    residentDown: (a: Vertex, b: Vertex) =>
      a.role === 'resident' && floats(a, b) && a.player![float] === 'down',
    mdpDown: (a: Vertex, b: Vertex) =>
      a.role === 'mdp' && floats(a, b) && a.player![float] === 'down',
    opponentUp: (a: Vertex, b: Vertex) =>
      a.role === 'mdp' && b.role === 'resident' && b.player![float] === 'up',
  })
  const last = repeated('lastFloat')
  const before = repeated('floatBefore')
  count('C14', size, (a, b) => asNumber(last.residentDown(a, b)))
  count('C15', mdps.length, (a, b) => asNumber(last.opponentUp(a, b)))
  count('C16', size, (a, b) => asNumber(before.residentDown(a, b)))
  count('C17', mdps.length, (a, b) => asNumber(before.opponentUp(a, b)))
  byScore('C18', mdpScores, last.mdpDown)
  byScore('C19', mdpScores, last.opponentUp)
  byScore('C20', mdpScores, before.mdpDown)
  byScore('C21', mdpScores, before.opponentUp)
  return all
}

function asNumber(yes: boolean): number {
  return yes ? 1 : 0
}

function inBracket(vertex: Vertex): boolean {
  return vertex.role === 'mdp' || vertex.role === 'resident'
}

function floats(a: Vertex, b: Vertex): boolean {
  return inBracket(a) && !inBracket(b)
}

/** Whether one of the two belongs to the next bracket but would not be paired there. */
function staysUnpairedNext(a: Vertex, b: Vertex): boolean {
  return (inBracket(a) || a.role === 'next') && !inBracket(b) && b.role !== 'next'
}

/**
 * Whether both have a colour difference above 1 in the same direction, so that one of them gets 3
 * (C10).
 */
function colourDifferenceGrows(a: Participant, b: Participant): boolean {
  return (
    samePreference(a, b) && Math.abs(a.history.difference) > 1 && Math.abs(b.history.difference) > 1
  )
}

/**
 * Whether one of two players with the same absolute preference gets the same colour a third time
 * (C11). By 5.2.2 the smaller colour difference gives way; if they are equal and only one has had a
 * colour twice, 5.2.3 favours that player.
 */
function thirdColour(a: Participant, b: Participant): boolean {
  if (!samePreference(a, b)) return false
  if (a.history.strength !== 'absolute' || b.history.strength !== 'absolute') return false
  const wider = Math.abs(a.history.difference) - Math.abs(b.history.difference)
  if (wider === 0) return a.history.repeated !== null && b.history.repeated !== null
  const yields = (wider > 0 ? b : a).history
  return yields.repeated !== null && yields.repeated !== yields.preference
}

function samePreference(a: Participant, b: Participant): boolean {
  return a.history.preference !== null && a.history.preference === b.history.preference
}

/** C13: whether both preferences are at least strong, and the refused one is not absolute. */
function strongPreferenceRefused(a: Participant, b: Participant): boolean {
  if (!samePreference(a, b)) return false
  const weak = (player: Participant) => player.history.strength === 'mild'
  if (weak(a) || weak(b)) return false
  return a.history.strength !== 'absolute' || b.history.strength !== 'absolute'
}

function countByScore(players: readonly Participant[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { score } of players) counts.set(score, (counts.get(score) ?? 0) + 1)
  return new Map([...counts].sort((a, b) => b[0] - a[0]))
}
