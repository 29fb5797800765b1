import { makeFen } from '../fen.js'
import { LegalMoves } from '../legal.js'
import { Position } from '../position.js'
import type { PgnFault } from './fault.js'
import type { IllegalMove, ReplayedGame } from './replay.js'
import type { PgnResult } from './word-bytes.js'

export type ContradictionCode =
  | 'result-differs'
  | 'checkmate-otherwise'
  | 'stalemate-otherwise'
  | 'dead-position-otherwise'
  | 'played-on-after-dead-position'
  | 'lost-on-time-against-no-mate'

/** A result that the Laws contradict, or the file itself. */
export interface Contradiction {
  readonly code: ContradictionCode
  readonly reason: string
  /** The article of the current edition. */
  readonly article?: string
}

/** What a check has to say of one game. */
export interface CheckedGame {
  readonly number: number
  readonly tags: ReadonlyMap<string, string>
  readonly plies: number
  readonly illegal: readonly IllegalMove[]
  readonly faults: readonly PgnFault[]
  readonly badStart: string | undefined
  readonly contradictions: readonly Contradiction[]
}

/** Asks whether a side can still mate; the solver's fast mode serves. */
export type CannotMate = (position: Position, color: 'white' | 'black') => boolean

const legal = new LegalMoves()

/** The final position of a replayed game. */
export function finalPosition(game: ReplayedGame): Position {
  return Position.fromBoard(game.board)
}

export function finalFen(game: ReplayedGame): string {
  return makeFen(finalPosition(game))
}

/** Looks for what the Laws contradict in a game; undefined where there is nothing to say at all. */
export function checkGame(game: ReplayedGame, cannotMate: CannotMate): CheckedGame | undefined {
  // A pass in a variation is an annotator's; in the game itself somebody would have moved twice.
  const illegal = game.passes.length === 0 ? game.illegal : [...game.passes, ...game.illegal]
  const whole = game.badStart === undefined && !illegal.some(move => !move.variation)
  const contradictions = whole ? findContradictions(game, cannotMate) : []
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
    contradictions,
  }
}

function says(code: ContradictionCode, reason: string, article?: string): Contradiction {
  return article === undefined ? { code, reason } : { code, reason, article }
}

function findContradictions(game: ReplayedGame, cannotMate: CannotMate): Contradiction[] {
  const found: Contradiction[] = []
  const { result } = game
  const moves = legal.read(game.board)
  if (moves.count === 0) {
    const winner: PgnResult = game.board.turn === 0 ? '0-1' : '1-0'
    const due = moves.checks > 0 ? winner : '1/2-1/2'
    if (result !== undefined && result !== '*' && result !== due) {
      found.push(
        moves.checks > 0
          ? says('checkmate-otherwise', `checkmate on the board, result ${result}`, '5.1.1')
          : says('stalemate-otherwise', `stalemate on the board, result ${result}`, '5.2.1'),
      )
    }
  } else findUnwinnable(game, cannotMate, found)
  const tag = game.tagValue('Result')
  if (tag !== undefined && result !== undefined && tag !== result && resultTags.has(tag)) {
    found.push(says('result-differs', `the tag says ${tag}, the moves end with ${result}`))
  }
  return found
}

const resultTags: ReadonlySet<string> = new Set(['1-0', '0-1', '1/2-1/2'])
const onTime = /\btime\b|zeit|temps/i

/** A dead position stays dead, so only the last one needs to be asked about (Article 5.2.2). */
function findUnwinnable(game: ReplayedGame, cannotMate: CannotMate, found: Contradiction[]): void {
  const last = finalPosition(game)
  const { result } = game
  // The second question is asked only where the first leaves something open.
  if (cannotMate(last, 'white')) {
    if (cannotMate(last, 'black')) findDead(game, cannotMate, found)
    else if (result === '1-0') findLostOnTime(game, found)
  } else if (result === '0-1' && endedOnTime(game) && cannotMate(last, 'black')) {
    findLostOnTime(game, found)
  }
}

function endedOnTime(game: ReplayedGame): boolean {
  return onTime.test(game.tagValue('Termination') ?? '')
}

function findLostOnTime(game: ReplayedGame, found: Contradiction[]): void {
  if (!endedOnTime(game)) return
  const reason = `lost on time, but the opponent cannot mate: a draw, not ${game.result}`
  found.push(says('lost-on-time-against-no-mate', reason, '6.9'))
}

function findDead(game: ReplayedGame, cannotMate: CannotMate, found: Contradiction[]): void {
  const { result } = game
  const extra = game.plies - firstDeadPly(game, cannotMate)
  if (extra > 0) {
    const reason = `${extra} ${extra === 1 ? 'ply' : 'plies'} played after the position was dead`
    found.push(says('played-on-after-dead-position', reason, '5.2.2'))
  }
  if (result === '1-0' || result === '0-1') {
    const reason = `neither side can mate, result ${result}`
    found.push(says('dead-position-otherwise', reason, '5.2.2'))
  }
}

function firstDeadPly(game: ReplayedGame, cannotMate: CannotMate): number {
  let alive = -1
  let dead = game.plies
  while (dead - alive > 1) {
    const middle = (alive + dead) >> 1
    const position = game.positionAt(middle)
    if (cannotMate(position, 'white') && cannotMate(position, 'black')) dead = middle
    else alive = middle
  }
  return dead
}
