import { incrementFor, periodAt, periodOfMove, type TimeControl } from '../period.js'

/**
 * One player's time as an account: what they were given, and what their moves cost. It works with
 * whole moves and shares no code with the clock, so the two can be compared. It is for clocks that
 * add the next period at the move count.
 */
export class Ledger {
  private given: number
  private charged = 0
  private inHand = 0
  private moves = 0
  private readonly control: TimeControl

  constructor(control: TimeControl) {
    this.control = control
    this.given = periodAt(control, 0).time + incrementFor(control, 1)
  }

  /** The time that must be left; negative after overrunning a period that is not the last. */
  get left(): number {
    const { mode, extra } = this.periodInHand
    const isFree = mode === 'delay' || mode === 'bronstein'
    const cost = isFree ? Math.max(0, this.inHand - extra) : this.inHand
    return this.given - this.charged - cost
  }

  /** The time shown. With a Bronstein delay the clock runs from the first second of the move. */
  get shown(): number {
    const { mode, extra } = this.periodInHand
    const gone = mode === 'bronstein' ? Math.min(this.inHand, extra) : 0
    return Math.max(0, this.left - gone)
  }

  /** Whether the last period has run out. From then on nothing is counted. */
  get isOut(): boolean {
    return this.periodInHand.moves === null && this.left <= 0
  }

  private get periodInHand() {
    return periodAt(this.control, periodOfMove(this.control, this.moves + 1))
  }

  think(time: number): void {
    if (this.isOut) return
    this.inHand += time
    if (this.isOut) this.inHand += this.left
  }

  complete(): void {
    const wasOut = this.isOut
    const { mode, extra } = this.periodInHand
    const isFree = (mode === 'delay' || mode === 'bronstein') && !wasOut
    const before = periodOfMove(this.control, this.moves + 1)
    this.charged += wasOut
      ? this.given - this.charged
      : Math.max(0, this.inHand - (isFree ? extra : 0))
    this.inHand = 0
    this.moves++
    const after = periodOfMove(this.control, this.moves + 1)
    if (after > before) this.given += periodAt(this.control, after).time
    this.forgive()
    if (!this.isOut) this.given += incrementFor(this.control, this.moves + 1)
  }

  adjust(time: number): void {
    this.given += time
    this.forgive()
  }

  private forgive(): void {
    if (this.isOut) this.given -= this.left
  }
}
