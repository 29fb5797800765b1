import type { Game } from '../game/game.js'

/** Milliseconds without a move after which the last position is looked at: what is dead stays dead, so the last is enough. */
const QUIET = 2000

/** Asks, when a board has been quiet for a moment, whether its position is dead, however hard that is to tell (5.2.2). */
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
    told: { readonly found: () => void; readonly failed: (error: unknown) => void },
  ) {
    this.#ply = game.state.ply
    this.#isDead = isDead
    this.#found = told.found
    this.#failed = told.failed
  }

  comes({ state }: Game): void {
    if (state.ply === this.#ply || this.#isEnded) return
    this.#ply = state.ply
    if (this.#timer !== undefined) this.#timer.refresh()
    else {
      this.#timer = setTimeout(() => void this.#look().catch(this.#failed), QUIET)
      this.#timer.unref()
    }
  }

  end(): void {
    this.#isEnded = true
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    this.#timer = undefined
    if ((await this.#isDead()) && !this.#isEnded) this.#found()
  }
}
