import { between } from './attacks/lines.js'
import { bishopSlot, bishopTable, rookSlot, rookTable } from './attacks/sliders.js'
import { knightAttacks, pawnAttacks } from './attacks/steps.js'
import { lowest, popcount } from './bits.js'
import type { Board } from './board.js'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './piece.js'
import { TargetSets } from './target-sets.js'

/** Finds checks and pins, the first step in finding the legal moves of the side to move. */
export class ChecksAndPins extends TargetSets {
  /** The number of pieces that give check: 0, 1 or 2. */
  checks = 0

  /**
   * The squares where a move must end while one piece gives check: its square, or one in between.
   */
  protected maskLo = -1
  protected maskHi = -1
  protected pinnedLo = 0
  protected pinnedHi = 0

  protected findChecksAndPins(
    board: Board,
    king: number,
    us: number,
    occLo: number,
    occHi: number,
    usLo: number,
    usHi: number,
    themLo: number,
    themHi: number,
  ): void {
    const sets = board.sets
    const at = king << 1
    const pawns = pawnAttacks[us as 0 | 1]
    const checksLo =
      ((pawns[at] & sets[2 + PAWN * 2]) | (knightAttacks[at] & sets[2 + KNIGHT * 2])) & themLo
    const checksHi =
      ((pawns[at + 1] & sets[3 + PAWN * 2]) | (knightAttacks[at + 1] & sets[3 + KNIGHT * 2])) &
      themHi
    let checks = 0
    let maskLo = -1
    let maskHi = -1
    let pinnedLo = 0
    let pinnedHi = 0
    if ((checksLo | checksHi) !== 0) {
      checks = popcount(checksLo) + popcount(checksHi)
      maskLo = checksLo
      maskHi = checksHi
    }
    // Enemy line pieces that attack the king, or would attack it if our own pieces were not there.
    const queensLo = sets[2 + QUEEN * 2]
    const queensHi = sets[3 + QUEEN * 2]
    const diagonals = bishopSlot(king, themLo, themHi)
    const straights = rookSlot(king, themLo, themHi)
    let lo =
      ((bishopTable[diagonals] & (sets[2 + BISHOP * 2] | queensLo)) |
        (rookTable[straights] & (sets[2 + ROOK * 2] | queensLo))) &
      themLo
    let hi =
      ((bishopTable[diagonals + 1] & (sets[3 + BISHOP * 2] | queensHi)) |
        (rookTable[straights + 1] & (sets[3 + ROOK * 2] | queensHi))) &
      themHi
    while ((lo | hi) !== 0) {
      let linePiece: number
      if (lo !== 0) {
        linePiece = lowest(lo)
        lo &= lo - 1
      } else {
        linePiece = lowest(hi) + 32
        hi &= hi - 1
      }
      const index = (king << 7) + linePiece * 2
      const wayLo = between[index]
      const wayHi = between[index + 1]
      const blockLo = wayLo & occLo
      const blockHi = wayHi & occHi
      if ((blockLo | blockHi) === 0) {
        checks++
        maskLo = wayLo
        maskHi = wayHi
        if (linePiece < 32) maskLo |= 1 << linePiece
        else maskHi |= 1 << linePiece
      } else if (
        blockHi === 0
          ? (blockLo & (blockLo - 1)) === 0
          : blockLo === 0 && (blockHi & (blockHi - 1)) === 0
      ) {
        pinnedLo |= blockLo & usLo
        pinnedHi |= blockHi & usHi
      }
    }
    this.checks = checks
    this.maskLo = maskLo
    this.maskHi = maskHi
    this.pinnedLo = pinnedLo
    this.pinnedHi = pinnedHi
  }
}
