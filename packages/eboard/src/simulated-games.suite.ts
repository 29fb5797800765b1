import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Move, makeFen, parsePgn, play, standardPosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import type { ActReport } from './report.js'
import { type Carelessness, clubNight, timeTrouble } from './simulator/hands.js'
import { type LineName, lines, type Played, playThrough } from './testing/play-through.js'

// Real games through every simulated board, with careless hands and a connection that loses
// messages.

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'pgn')
const wanted = 500

function* realGames(): Generator<readonly Move[]> {
  for (const file of readdirSync(data).filter(name => /^(twic|pgnmentor).*\.pgn$/.test(name))) {
    const text = readFileSync(join(data, file), 'utf8').slice(0, 600_000)
    for (const game of parsePgn(text)) {
      if (game.tags.has('FEN')) continue
      const moves: Move[] = []
      for (const { move } of game.moves) {
        if (move === undefined || move.kind === 'null') break
        moves.push(move)
      }
      if (moves.length > 10) yield moves
    }
  }
}

const games = [...firstOf(realGames(), wanted)]

function* firstOf<T>(all: Iterable<T>, most: number): Generator<T> {
  let count = 0
  for (const each of all) {
    if (count++ >= most) return
    yield each
  }
}

const isLow = ({ confidence }: ActReport): boolean => confidence === 'low'

/** What the board must show at each press. */
function placementsOf(moves: readonly Move[]): readonly string[] {
  let position = standardPosition()
  return moves.map(move => {
    position = play(position, move)
    return makeFen(position).split(' ', 1)[0]!
  })
}

/** Touches that the board sent but that were not reported. */
function missingTouches({ acts, truth }: Played): readonly string[] {
  const found = new Set<string>()
  let presses = 0
  for (const { act, by } of acts) {
    if (act.act === 'press') presses++
    if (act.act === 'touch') found.add(`${presses} ${by} ${act.square}`)
  }
  return truth.touches.flatMap(({ presses: after, by, square, isLost }) => {
    const text = `${after} ${by} ${square}`
    return isLost || found.has(text) || found.has(`${after + 1} ${by} ${square}`) ? [] : [text]
  })
}

/** The host requests a dump every few seconds, and what it shows takes a moment to settle. */
const nextDump = 10_000

const all = Object.keys(lines) as LineName[]

/**
 * How often all games are played with careless hands, each time with different accidents. Boards
 * that report all squares differ only in their bytes, and the slow ones are played less often.
 */
const rounds: Readonly<Record<LineName, number>> = {
  dgt: 6,
  chessnut: 3,
  chesslink: 3,
  livechess: 2,
  certabo: 1,
}

/** Every game must come out as it was played, with every touch, and without a question. */
function playAll(name: LineName, carelessness: Carelessness, round = 0): void {
  expect(games).toHaveLength(wanted)
  let touches = 0
  for (const [index, moves] of games.entries()) {
    const seed = round * 1000 + index
    const played = playThrough(name, moves, seed, carelessness)
    const what = `${name}, game ${index}, seed ${seed}`
    touches += played.truth.touches.length
    expect(played.placements, what).toEqual(placementsOf(moves))
    expect(missingTouches(played), what).toEqual([])
    expect(played.asks, what).toEqual([])
    expect(played.acts.filter(isLow), what).toEqual([])
  }
  expect(touches).toBeGreaterThan(games.flat().length)
}

describe.each(all)('%s', name => {
  test.each(Array.from({ length: rounds[name] }, (_, round) => round))(
    `${wanted} games are reported as played, with every touch: careless hands and lost messages, round %i`,
    round => playAll(name, clubNight, round),
  )

  test(`${wanted} games are reported as played, with every touch: time trouble`, () =>
    playAll(name, timeTrouble))

  test('time trouble with lost messages: never wrong without a question', () => {
    const worst = { ...timeTrouble, lost: 0.03 }
    let wrong = 0
    for (const [seed, moves] of games.entries()) {
      const { acts, asks, placements } = playThrough(name, moves, seed, worst)
      const wanted = placementsOf(moves)
      const first = wanted.findIndex((placement, index) => placement !== placements[index])
      if (first < 0) continue
      wrong++
      const presses = acts.filter(({ act }) => act.act === 'press')
      const until = presses[first]?.at ?? Number.POSITIVE_INFINITY
      // What nobody could see at once shows in the next dump.
      const isAsked = [...asks, ...acts.filter(isLow)].some(({ at }) => at <= until + nextDump)
      expect(isAsked, `${name}, game ${seed}, ply ${first}`).toBe(true)
    }
    expect(wrong).toBeLessThan(wanted * 0.4)
  })

  test('lifts, rests and presses are reported within 300 ms of the sensor', () => {
    for (const [seed, moves] of games.slice(0, 60).entries()) {
      const played = playThrough(name, moves, seed, timeTrouble)
      expect(played.slowest, `game ${seed}`).toBeLessThanOrEqual(300)
    }
  })
})

test(`${wanted} games on a board that cannot identify pieces`, () => {
  const exact = { ...clubNight, lost: 0, hovers: 0 }
  for (const [seed, moves] of games.entries()) {
    const played = playThrough('dgt', moves, seed, exact, { isOccupancy: true })
    expect(played.placements, `game ${seed}`).toEqual(placementsOf(moves))
    expect(missingTouches(played), `game ${seed}`).toEqual([])
  }
})
