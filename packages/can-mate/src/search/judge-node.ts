import type { LegalMoves, MoveCode } from '@jadoube/chess/internals'
import { cannotMateByMaterial } from '../material/material.js'
import type { LineTree } from './line-tree.js'
import type { MateInOne } from './mate-in-one.js'

/** Whether a search has arrived, need not go on from here, or may. */
export type NodeVerdict = 'mate' | 'hopeless' | 'open'

/**
 * Looks at the position of a node, and reads its legal moves. Where it is mate, or there is a mate in one, the line is
 * written down.
 */
export function judgeNode(
  at: number,
  tree: LineTree,
  legal: LegalMoves,
  finder: MateInOne,
  winner: number,
  line: MoveCode[],
): NodeVerdict {
  const { board } = tree
  legal.read(board)
  const winning = board.turn === winner
  if (legal.count === 0) {
    if (winning || legal.checks === 0) return 'hopeless'
    tree.trace(at, line)
    return 'mate'
  }
  if (cannotMateByMaterial(board, winner)) return 'hopeless'
  if (!winning) return 'open'
  const mate = finder.find(board, legal)
  if (mate === 0) return 'open'
  tree.trace(at, line)
  line.push(mate)
  return 'mate'
}
