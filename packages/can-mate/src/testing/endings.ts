import {
  BISHOP,
  type Board,
  KING,
  KNIGHT,
  PAWN,
  popcount,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import { Ending, type Kind, kings } from './retrograde.js'

/**
 * Endings by material, each enumerated once, with all endings that captures and promotions lead to.
 */
export class Endings {
  private readonly made = new Map<string, Ending>()
  /** The endings by the number of pieces of each kind, at most three. */
  private readonly byMaterial = new Map<number, Ending>()
  private readonly winner: number

  constructor(winner: number) {
    this.winner = winner
  }

  /** The ending with the kings and these pieces. */
  of(pieces: readonly Kind[]): Ending {
    const sorted = [...pieces].sort((a, b) => a[1] - b[1] || a[0] - b[0])
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
    const { sets } = board
    // A king alone never mates.
    const own = this.winner << 1
    if (((sets[own] & ~sets[2 + KING * 2]) | (sets[own + 1] & ~sets[3 + KING * 2])) === 0)
      return false
    let material = 0
    for (let role = PAWN; role <= QUEEN; role++) {
      const lo = sets[2 + role * 2]
      const hi = sets[3 + role * 2]
      material = material * 4 + popcount(lo & sets[0]) + popcount(hi & sets[1])
      material = material * 4 + popcount(lo & sets[2]) + popcount(hi & sets[3])
    }
    let ending = this.byMaterial.get(material)
    if (ending === undefined) {
      ending = this.of(piecesOf(board))
      this.byMaterial.set(material, ending)
    }
    return ending.winnable[ending.indexOf(board)] === 1
  }
}

function piecesOf(board: Board): Kind[] {
  const pieces: Kind[] = []
  for (const piece of board.pieces) {
    if (piece >> 1 !== KING && piece !== 0) pieces.push([piece >> 1, piece & 1])
  }
  return pieces
}

/** The material after each possible capture or promotion. */
function followers(pieces: readonly Kind[]): Kind[][] {
  const all: Kind[][] = []
  pieces.forEach(([role, color], i) => {
    const rest = pieces.filter((_, j) => j !== i)
    if (rest.length > 0) all.push(rest)
    if (role !== PAWN) return
    for (const promoted of [KNIGHT, BISHOP, ROOK, QUEEN]) all.push([...rest, [promoted, color]])
  })
  return all
}
