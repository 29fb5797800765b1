import type { LegalMoves, MoveCode } from '@jadoube/chess/internals'
import { cannotMateByMaterial } from '../material/material.js'
import type { LineTree } from './line-tree.js'
import type { MateInOne } from './mate-in-one.js'

/** Whether a node is a mate, cannot lead to one, or is still open. */
export type NodeVerdict = 'mate' | 'hopeless' | 'open'

/**
 * Examines the position of a node and reads its legal moves. If it is mate or has a mate in one,
 * the line is written down.
 */
export function judgeNode(
  at: number,
  tree: LineTree,
  legal: LegalMoves,
  mateInOne: MateInOne,
  winner: number,
  line: MoveCode[],
): NodeVerdict {
  const { board } = tree
  legal.read(board)
  const winning = board.turn === winner
  if (legal.count === 0) {
    if (winning || legal.checks === 0) return 'hopeless'
    tree.writeLine(at, line)
    return 'mate'
  }
  if (cannotMateByMaterial(board, winner)) return 'hopeless'
  if (!winning) return 'open'
  const mate = mateInOne.find(board, legal)
  if (mate === 0) return 'open'
  tree.writeLine(at, line)
  line.push(mate)
  return 'mate'
}
