import type { ServerConfig } from '../config/settings.js'
import { RateLimit } from '../http/rate-limit.js'

/**
 * A sender of messages: the connection or seat that is counted by itself, and its network address.
 */
export interface Sender {
  readonly name: string
  readonly address: string
  readonly isSeated: boolean
}

/** The answer to one more message, with how much it exceeds the limit if it does. */
export type Excess = 0 | 1 | 2

/**
 * How many messages may be sent: by one seat, or by one connection without a seat, and by one
 * network address. When a school has used up what its address may send, everybody with a seat there
 * may still send enough to play.
 */
export class MessageLimits {
  readonly #own: RateLimit
  readonly #address: RateLimit
  readonly #reserve: RateLimit

  constructor(
    { actsPerSecond, messagesPerSecond }: Pick<ServerConfig, 'actsPerSecond' | 'messagesPerSecond'>,
    now: () => number,
  ) {
    const all = messagesPerSecond || actsPerSecond * 50
    this.#own = new RateLimit(actsPerSecond, actsPerSecond * 3, now)
    this.#address = new RateLimit(all, all * 10, now)
    this.#reserve = new RateLimit(Math.max(1, actsPerSecond / 10), actsPerSecond, now)
  }

  /**
   * Counts a message of this weight. Beyond the limit of the address, it counts twice: a connection
   * that sends all that it may must not go on for ever.
   */
  excess({ name, address, isSeated }: Sender, weight: number): Excess {
    if (!this.#own.take(name)) return 1
    if (this.#address.take(address, weight)) return 0
    return isSeated && this.#reserve.take(name) ? 0 : 2
  }
}
