import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  emptySetup,
  isLegal,
  legalMoves,
  type Move,
  makeFen,
  makeUci,
  opposite,
  type Piece,
  parsePosition,
  play,
  type Square,
  type StandingPosition,
  squares,
  standingPosition,
} from '@jadoube/chess'
import { expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'

// Every dead position of the public lists, reached by a last move: a quiet one, a pawn move, a
// capture. The game is over with that move, or was before.

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'unwinnable')
const every = Number(process.env.JADOUBE_EVERY ?? 1)

function deadPositions(): readonly string[] {
  const cannot = new Map<string, Set<string>>()
  for (const file of ['public.tsv', 'lichess65536.public.tsv', 'frontier.tsv']) {
    for (const line of readFileSync(join(data, file), 'utf8').trim().split('\n')) {
      const [fen, color, label] = line.split('\t')
      if (label !== 'unwinnable') continue
      cannot.set(fen!, (cannot.get(fen!) ?? new Set()).add(color!))
    }
  }
  return [...cannot].filter(([, colors]) => colors.size === 2).map(([fen]) => fen)
}

/** A position without its counters. A double step may add an en passant right. */
const placed = (position: StandingPosition) => makeFen(position).split(' ').slice(0, 4).join(' ')

/** The position before a last move between two squares, if there is one. */
function before(position: StandingPosition, from: Square, to: Square, captured: Piece | null) {
  const { placement } = position
  const cleared = captured === null ? placement.without(to) : placement.with(to, captured)
  const stood = standingPosition({
    ...emptySetup,
    placement: cleared.with(from, placement.at(to)!),
    turn: opposite(position.turn),
  })
  const earlier = parsePosition(stood === undefined ? '' : makeFen(stood))
  if (!earlier.ok) return undefined
  const move: Move = { kind: 'normal', from, to }
  if (!isLegal(earlier.value, move)) return undefined
  return placed(play(earlier.value, move)) === placed(position)
    ? { start: makeFen(earlier.value), move: makeUci(move) }
    : undefined
}

/** One last move of each possible kind. */
function lastMoves(position: StandingPosition) {
  const mover = opposite(position.turn)
  const found = new Map<string, { start: string; move: string }>()
  for (const to of squares) {
    const piece = position.at(to)
    if (piece?.color !== mover) continue
    for (const from of squares) {
      if (position.at(from) !== undefined) continue
      const isPawn = piece.role === 'pawn'
      const isEnd = from < 8 || from >= 56
      if (isPawn && isEnd) continue
      // What was captured: a knight of the other colour.
      for (const captured of [null, { color: position.turn, role: 'knight' } as const]) {
        const kind = captured !== null ? 'capture' : isPawn ? 'pawn' : 'quiet'
        if (found.has(kind)) continue
        const last = before(position, from, to, captured)
        if (last !== undefined) found.set(kind, last)
      }
    }
  }
  return found
}

test('[end.dead-position] every dead position, reached by a last move', () => {
  const missed: string[] = []
  let asked = 0
  deadPositions().forEach((fen, index) => {
    if (index % every !== 0) return
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(fen)
    if (legalMoves(position.value).length === 0) return
    for (const [kind, { start, move }] of lastMoves(position.value)) {
      asked++
      const by = start.split(' ')[1] === 'w' ? 'white' : 'black'
      const lines = [
        { jadoube: 'record/1', laws: 'fide-2018', timeControl: '5400+30', start },
        { at: 0, by: 'arbiter', act: 'start' },
        { at: 1000, by, act: 'move', from: move.slice(0, 2), to: move.slice(2, 4) },
        { at: 2000, by: by === 'white' ? 'black' : 'white', act: 'resign' },
      ]
      const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
      const reason = ruled.ok ? ruled.value.summary.reason : ruled.error.reason
      if (reason !== 'dead-position') missed.push(`${start} ${move} (${kind}): ${reason}`)
    }
  })
  console.log(`${asked} last moves`)
  expect(asked).toBeGreaterThan(1000 / every)
  expect(missed).toEqual([])
})
