import type { Game } from '../game/game.js'

/**
 * Milliseconds without a move after which the position is checked. A dead position stays dead, so
 * checking the last one is enough.
 */
const QUIET = 2000

/**
 * Checks whether the position is dead once a board has been quiet for a moment, however hard that
 * is to decide (5.2.2).
 */
export class DeadWatch {
  readonly #isDead: () => Promise<boolean>
  readonly #found: () => void
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #ply: number
  #isEnded = false

  constructor(
    game: Game,
    isDead: () => Promise<boolean>,
    callbacks: { readonly found: () => void; readonly failed: (error: unknown) => void },
  ) {
    this.#ply = game.state.ply
    this.#isDead = isDead
    this.#found = callbacks.found
    this.#failed = callbacks.failed
  }

  update({ state }: Game): void {
    if (state.ply === this.#ply || this.#isEnded) return
    this.#ply = state.ply
    if (this.#timer !== undefined) this.#timer.refresh()
    else {
      this.#timer = setTimeout(() => void this.#check().catch(this.#failed), QUIET)
      this.#timer.unref()
    }
  }

  end(): void {
    this.#isEnded = true
    clearTimeout(this.#timer)
  }

  async #check(): Promise<void> {
    this.#timer = undefined
    if ((await this.#isDead()) && !this.#isEnded) this.#found()
  }
}
