import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Board,
  isLegal,
  legalMoves,
  type Move,
  makeFen,
  makeUci,
  opposite,
  Position,
  parsePosition,
  play,
  type Square,
} from '@jadoube/chess'
import { expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'

// Every dead position of the public lists, reached by a last move: a quiet one, a pawn's step, a capture. The game is over with
// that move, or was before.

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

/** All of a position but its counters: a step of two squares may give the right to capture en passant. */
const placed = (position: Position) => makeFen(position).split(' ').slice(0, 4).join(' ')

/** The position before a last move from one square to another, where there is one. */
function before(position: Position, from: number, to: number, captured: number) {
  const board = new Board()
  position.board.pieces.forEach((code, square) => {
    if (code !== 0 && square !== to) board.put(square, code)
  })
  board.put(from, position.board.pieces[to]!)
  if (captured !== 0) board.put(to, captured)
  board.turn = opposite(position.turn) === 'white' ? 0 : 1
  const earlier = parsePosition(makeFen(Position.fromBoard(board)))
  if (!earlier.ok) return undefined
  const move: Move = { kind: 'normal', from: from as Square, to: to as Square }
  if (!isLegal(earlier.value, move)) return undefined
  return placed(play(earlier.value, move)) === placed(position)
    ? { start: makeFen(earlier.value), move: makeUci(move) }
    : undefined
}

/** One last move of each kind that there is. */
function lastMoves(position: Position) {
  const mover = opposite(position.turn) === 'white' ? 0 : 1
  const found = new Map<string, { start: string; move: string }>()
  for (let to = 0; to < 64; to++) {
    const code = position.board.pieces[to]!
    if (code === 0 || (code & 1) !== mover) continue
    for (let from = 0; from < 64; from++) {
      if (position.board.pieces[from] !== 0) continue
      const isPawn = code >> 1 === 1
      const isEnd = from < 8 || from >= 56
      if (isPawn && isEnd) continue
      // What was captured: a knight of the other colour.
      for (const captured of [0, 4 | (mover ^ 1)]) {
        const kind = captured !== 0 ? 'capture' : isPawn ? 'pawn' : 'quiet'
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
