import { closeSync, openSync, readSync } from 'node:fs'
import { provesCannotMate, provesDead } from '@jadoube/can-mate'
import type { IllegalMove } from '@jadoube/chess'
import { type CheckedGame, checkGame, PgnReplay, PgnScanner } from '@jadoube/chess/internals'
import type { Part } from './parts.js'

/** What one thread found in its part, as plain values that can be sent to another thread. */
export interface PartReport {
  readonly games: number
  readonly plies: number
  /** How many lines end in the part: the next part continues counting from here. */
  readonly lines: number
  readonly findings: readonly Finding[]
}

export interface Finding {
  /** Within the part, from 1. */
  readonly number: number
  readonly white: string
  readonly black: string
  readonly event: string
  readonly round: string
  readonly problems: readonly Problem[]
}

export interface Problem {
  readonly kind: 'illegal' | 'contradiction' | 'fault' | 'variation'
  readonly code: string
  readonly reason: string
  /** The place in the file; within the part until the parts are combined. */
  readonly line: number
  readonly column: number
  readonly offset: number
  readonly moveNumber?: number
  readonly color?: 'white' | 'black'
  readonly ply?: number
  readonly text?: string
  readonly article?: string
}

const questions = { provesCannotMate, provesDead }

/**
 * Bytes read at once. With small pieces the scanner returns soon, so that its optimised code is
 * used from the next piece on. The rest of a piece is copied before the next one.
 */
const CHUNK = 1 << 16

/** Takes the bytes of games as they come, and returns the report at the end. */
function checker() {
  let games = 0
  let plies = 0
  const findings: Finding[] = []
  const replay = new PgnReplay(game => {
    games++
    plies += game.plies
    const checked = checkGame(game, questions)
    if (checked !== undefined) findings.push(findingOf(checked))
  })
  const scanner = new PgnScanner(replay)
  return {
    push: (bytes: Uint8Array) => scanner.push(bytes),
    end(): PartReport {
      scanner.end()
      return { games, plies, lines: scanner.place.line - 1, findings }
    },
  }
}

/** Checks the games of a stream, which cannot be split and shared. */
export async function checkStream(input: AsyncIterable<Uint8Array>): Promise<PartReport> {
  const games = checker()
  for await (const bytes of input) games.push(bytes)
  return games.end()
}

export function checkPart(part: Part, progress: (bytes: number) => void): PartReport {
  const games = checker()
  const chunk = new Uint8Array(Math.min(CHUNK, part.end - part.start))
  const file = openSync(part.path, 'r')
  try {
    let at = part.start
    while (at < part.end) {
      const n = readSync(file, chunk, 0, Math.min(CHUNK, part.end - at), at)
      if (n === 0) break
      games.push(chunk.subarray(0, n))
      at += n
      progress(n)
    }
  } finally {
    closeSync(file)
  }
  return games.end()
}

function findingOf(game: CheckedGame): Finding {
  const tag = (name: string) => game.tags.get(name) ?? '?'
  const problems: Problem[] = game.illegal.map(illegalProblem)
  if (game.badStart !== undefined) {
    const reason = `the game cannot start like this: ${game.badStart}`
    problems.push({ kind: 'fault', code: 'bad-start', reason, ...game.startPlace })
  }
  for (const fault of game.faults) problems.push({ kind: 'fault', ...fault })
  for (const each of game.contradictions) {
    problems.push({ kind: 'contradiction', ...each, ...game.resultPlace })
  }
  return {
    number: game.number,
    white: tag('White'),
    black: tag('Black'),
    event: tag('Event'),
    round: tag('Round'),
    problems,
  }
}

const moveReasons: Readonly<Record<IllegalMove['code'], string>> = {
  illegal: 'not a legal move',
  ambiguous: 'more than one legal move matches',
  'null-move': 'a null move, which the Laws do not have',
  unreadable: 'not a move',
}

function illegalProblem(move: IllegalMove): Problem {
  return {
    kind: move.variation ? 'variation' : 'illegal',
    code: move.code,
    reason: moveReasons[move.code],
    line: move.line,
    column: move.column,
    offset: move.offset,
    moveNumber: move.moveNumber,
    color: move.color,
    ply: move.ply,
    text: move.text,
  }
}
