import {
  evolve,
  type GameState,
  inOrder,
  isTakenOver,
  makeSnapshot,
  parseSnapshot,
} from '@jadoube/laws'
import {
  type Audience,
  isEntitled,
  type Looks,
  lookOn,
  placementText,
  seeState,
  showState,
  tellEvents,
} from '@jadoube/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameOf, type Setting, setting } from '../../../laws/src/testing/random-games.js'

const audiences: readonly Audience[] = ['white', 'black', 'arbiter', 'organiser', 'spectator']

/** A state as a browser has it, after being sent as JSON. */
const sent = (state: GameState): GameState => {
  const read = parseSnapshot(JSON.parse(JSON.stringify(makeSnapshot(state))))
  if (!read.ok) throw new Error(read.error.reason)
  return read.value
}

/** Follows a whole game as each audience does, and compares it with what the server would show. */
function differences(given: Setting): string[] {
  const { laws, steps } = gameOf(given)
  const found: string[] = []
  const [first] = steps
  if (first === undefined) return found
  for (const audience of audiences) {
    let looks: Looks | null = null
    let kept = sent(seeState(first.before, laws, audience))
    for (const { before, events, after } of steps) {
      if (events.length === 0) continue
      const seen = lookOn(looks, before, events, after)
      looks = seen.looks
      const known = seeState(looks?.state ?? after, laws, audience)
      const right = isEntitled(audience) ? after : known
      if (seen.tellsState && !isEntitled(audience)) kept = sent(right)
      else {
        const told = tellEvents(events, audience, laws.rules, looks)
        kept = seeState(told.reduce(evolve, kept), laws, audience)
      }
      const at = after.at
      const [mine, theirs] = [kept, right].map(state => showState(state, laws, audience, at))
      try {
        expect(placementText(kept)).toBe(placementText(after))
        expect(mine).toEqual(theirs)
        expect(kept.questions.map(({ claim }) => claim)).toEqual(
          right.questions.map(({ claim }) => claim),
        )
        expect(kept.offer?.by).toBe(right.offer?.by)
      } catch (error) {
        const types = events.map(event => JSON.stringify(event)).join(' ')
        found.push(
          `${audience} after ${types}: ${error instanceof Error ? error.message.slice(0, 900) : ''}`,
        )
        break
      }
    }
  }
  return found
}

test('the state of a client, advanced by the news, equals what the server would show', () => {
  fc.assert(
    fc.property(setting, given => {
      expect(differences(given)).toEqual([])
    }),
    { numRuns: Number(process.env.RUNS ?? 60) },
  )
})

/** Irregularities that nobody may be told of, although everybody sees the board. */
const hidden: ReadonlySet<string> = new Set([
  'illegal-move',
  'unpromoted-pawn',
  'press-without-move',
])

/**
 * Places where what a spectator sees would reveal that something is open, because its parts
 * contradict each other.
 */
function contradictions(given: Setting): string[] {
  const { laws, steps } = gameOf(given)
  let looks: Looks | null = null
  for (const { before, events, after } of steps) {
    if (events.length === 0) continue
    ;({ looks } = lookOn(looks, before, events, after))
    const isOpen = after.irregularities.length > 0 && after.status !== 'concluded'
    const isHidden = after.irregularities.every(({ kind }) => hidden.has(kind))
    const isCompleted = events.some(({ type }) => type === 'move-completed')
    if (!isOpen || !isHidden || !isCompleted || after.hand !== null || after.blind !== null)
      continue
    const state = seeState(looks?.state ?? after, laws, 'spectator')
    const { fen, placement, moves, ply, hasTheMove } = showState(state, laws, 'spectator', after.at)
    const counted = inOrder(looks?.state.history ?? null).some(
      each => isTakenOver(each) && each.counts,
    )
    const told = {
      placement: fen?.split(' ')[0],
      turn: fen?.split(' ')[1],
      moves: counted ? ply : moves?.length,
    }
    const expected = { placement, turn: hasTheMove[0], moves: ply }
    if (JSON.stringify(told) !== JSON.stringify(expected))
      return [`${JSON.stringify(events)}: ${JSON.stringify(told)} and ${JSON.stringify(expected)}`]
  }
  return []
}

test('[illegal.completed-when · fide-2023] while a completed irregularity is open, the position, the move list and the board agree', () => {
  fc.assert(
    fc.property(setting, given => {
      expect(contradictions(given)).toEqual([])
    }),
    { numRuns: Number(process.env.RUNS ?? 60) },
  )
})
