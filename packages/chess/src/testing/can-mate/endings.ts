import type { Board } from '../../board.js'
import { BISHOP, KING, KNIGHT, QUEEN, ROOK } from '../../piece.js'
import { Ending, type Kind, kings } from './retrograde.js'

/** Endings by their material, each enumerated once, with all that captures and promotions lead to. */
export class Endings {
  private readonly made = new Map<string, Ending>()
  private readonly winner: number

  constructor(winner: number) {
    this.winner = winner
  }

  /** The ending of the kings and these men. */
  of(men: readonly Kind[]): Ending {
    const sorted = [...men].sort((a, b) => a[1] - b[1] || a[0] - b[0])
    const name = sorted.join(' ')
    let ending = this.made.get(name)
    if (ending === undefined) {
      for (const smaller of followers(sorted)) this.of(smaller)
      ending = new Ending([...kings, ...sorted], this.winner, board => this.isWinnable(board))
      this.made.set(name, ending)
    }
    return ending
  }

  private isWinnable(board: Board): boolean {
    const men: Kind[] = []
    for (const piece of board.pieces) {
      if (piece >> 1 !== KING && piece !== 0) men.push([piece >> 1, piece & 1])
    }
    // A king alone never mates.
    if (!men.some(([, color]) => color === this.winner)) return false
    const ending = this.of(men)
    return ending.winnable[ending.indexOf(board)] === 1
  }
}

/** What a capture or a promotion makes of the men. */
function followers(men: readonly Kind[]): Kind[][] {
  const all: Kind[][] = []
  men.forEach(([role, color], i) => {
    const rest = men.filter((_, j) => j !== i)
    if (rest.length > 0) all.push(rest)
    if (role !== 1) return
    for (const promoted of [KNIGHT, BISHOP, ROOK, QUEEN]) all.push([...rest, [promoted, color]])
  })
  return all
}
