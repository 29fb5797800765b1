import { type SquareName, squareNames } from '@jadoube/chess'

/** Which way round the board stands: its a1 may be our h8. */
export class Orientation {
  #isRotated: boolean | null

  /** Undefined: not known yet. */
  constructor(isRotated: boolean | undefined) {
    this.#isRotated = isRotated ?? null
  }

  get isRotated(): boolean {
    return this.#isRotated ?? false
  }

  /** Our name for a square of the board. */
  ours(square: SquareName): SquareName {
    return this.isRotated ? squareNames[63 - squareNames.indexOf(square)]! : square
  }

  /** The first report of all squares decides: does it fit as it is, or only turned round? */
  decide(fits: (isTurned: boolean) => boolean): void {
    this.#isRotated ??= !fits(false) && fits(true)
  }
}
