import { makeFen } from '../fen.js'
import { LegalMoves } from '../legal.js'
import { surelyCanMove } from '../notation/resolve.js'
import { Position } from '../position.js'
import type { PgnFault, PgnPlace } from './fault.js'
import type { IllegalMove, ReplayedGame } from './replayed-game.js'
import type { PgnResult } from './word-bytes.js'

export type ContradictionCode =
  | 'result-differs'
  | 'checkmate-otherwise'
  | 'stalemate-otherwise'
  | 'dead-position-otherwise'
  | 'played-on-after-dead-position'
  | 'lost-on-time-against-no-mate'

/** A result that contradicts the Laws or the file itself. */
export interface Contradiction {
  readonly code: ContradictionCode
  readonly reason: string
  /** The article in the current edition. */
  readonly article?: string
}

/** What was found wrong in one game. */
export interface CheckedGame {
  readonly number: number
  readonly tags: ReadonlyMap<string, string>
  readonly plies: number
  readonly illegal: readonly IllegalMove[]
  readonly faults: readonly PgnFault[]
  readonly badStart: string | undefined
  readonly startPlace: PgnPlace
  readonly resultPlace: PgnPlace
  readonly contradictions: readonly Contradiction[]
}

/** Who can still mate. This package cannot decide it; `@jadoube/can-mate` has these functions. */
export interface MateQuestions {
  /** Whether it is proved that this colour cannot mate. */
  provesCannotMate(position: Position, color: 'white' | 'black'): boolean
  /** Whether it is proved that neither colour can mate. */
  provesDead(position: Position): boolean
}

const legal = new LegalMoves()

/** The final position of a replayed game. */
export function finalPosition(game: ReplayedGame): Position {
  return Position.fromBoard(game.board)
}

export function finalFen(game: ReplayedGame): string {
  return makeFen(finalPosition(game))
}

/** Checks a game against the Laws. Undefined if nothing is wrong. */
export function checkGame(game: ReplayedGame, questions: MateQuestions): CheckedGame | undefined {
  // A null move in a variation is an annotation. In the game itself somebody would have moved
  // twice.
  const illegal = game.passes.length === 0 ? game.illegal : [...game.passes, ...game.illegal]
  const whole = game.badStart === undefined && !illegal.some(move => !move.variation)
  const contradictions = whole ? findContradictions(game, questions) : []
  if (
    illegal.length === 0 &&
    game.faults.length === 0 &&
    game.badStart === undefined &&
    contradictions.length === 0
  ) {
    return undefined
  }
  return {
    number: game.number,
    tags: game.tags,
    plies: game.plies,
    illegal,
    faults: game.faults,
    badStart: game.badStart,
    startPlace: game.startPlace,
    resultPlace: game.resultPlace,
    contradictions,
  }
}

function contradiction(code: ContradictionCode, reason: string, article?: string): Contradiction {
  return article === undefined ? { code, reason } : { code, reason, article }
}

function findContradictions(game: ReplayedGame, questions: MateQuestions): Contradiction[] {
  const found: Contradiction[] = []
  const { result } = game
  const moves = surelyCanMove(game.board) ? undefined : legal.read(game.board)
  if (moves?.count === 0) {
    const winner: PgnResult = game.board.turn === 0 ? '0-1' : '1-0'
    const due = moves.checks > 0 ? winner : '1/2-1/2'
    if (result !== undefined && result !== '*' && result !== due) {
      found.push(
        moves.checks > 0
          ? contradiction(
              'checkmate-otherwise',
              `checkmate on the board, result ${result}`,
              '5.1.1',
            )
          : contradiction(
              'stalemate-otherwise',
              `stalemate on the board, result ${result}`,
              '5.2.1',
            ),
      )
    }
  } else findUnwinnable(game, questions, found)
  const tag = game.tagValue('Result')
  if (tag !== undefined && result !== undefined && tag !== result && resultTags.has(tag)) {
    found.push(contradiction('result-differs', `the tag says ${tag}, the moves end with ${result}`))
  }
  return found
}

const resultTags: ReadonlySet<string> = new Set(['1-0', '0-1', '1/2-1/2'])
const onTime = /\btime\b|zeit|temps/i

/** Once a position is dead it stays dead, so only the last one is checked (Article 5.2.2). */
function findUnwinnable(
  game: ReplayedGame,
  questions: MateQuestions,
  found: Contradiction[],
): void {
  // The position is not kept, so the board need not be copied.
  const last = Position.after(game.board)
  if (questions.provesDead(last)) {
    findDead(game, questions, found)
    return
  }
  const winner = game.result === '1-0' ? 'white' : game.result === '0-1' ? 'black' : undefined
  if (winner === undefined || !endedOnTime(game)) return
  if (!questions.provesCannotMate(last, winner)) return
  const reason = `lost on time, but the opponent cannot mate: a draw, not ${game.result}`
  found.push(contradiction('lost-on-time-against-no-mate', reason, '6.9'))
}

function endedOnTime(game: ReplayedGame): boolean {
  return onTime.test(game.tagValue('Termination') ?? '')
}

function findDead(game: ReplayedGame, questions: MateQuestions, found: Contradiction[]): void {
  const { result } = game
  const extra = game.plies - firstDeadPly(game, questions)
  if (extra > 0) {
    const reason = `${extra} ${extra === 1 ? 'ply' : 'plies'} played after the position was dead`
    found.push(contradiction('played-on-after-dead-position', reason, '5.2.2'))
  }
  if (result === '1-0' || result === '0-1') {
    const reason = `neither side can mate, result ${result}`
    found.push(contradiction('dead-position-otherwise', reason, '5.2.2'))
  }
}

/** The first ply at which the position was dead. */
function firstDeadPly(game: ReplayedGame, questions: MateQuestions): number {
  let alive = -1
  let dead = game.plies
  // Usually the position became dead at the end of the game. Search from the end in doubling steps,
  // then by bisection.
  for (let step = 1; step <= dead; step *= 2) {
    if (!questions.provesDead(game.positionAt(dead - step))) {
      alive = dead - step
      break
    }
    dead -= step
  }
  while (dead - alive > 1) {
    const middle = (alive + dead) >> 1
    if (questions.provesDead(game.positionAt(middle))) dead = middle
    else alive = middle
  }
  return dead
}
