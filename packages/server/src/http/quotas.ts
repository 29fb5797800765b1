import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../service.js'
import { type CompetitionId, hashSecret } from '../store/index.js'
import { HttpFault } from './http-fault.js'
import { idsOf, readInvitation } from './invitation.js'
import { RateLimit } from './rate-limit.js'

/** The bearer token of a request, or an empty string. */
const bearerOf = (request: FastifyRequest): string =>
  /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

/** The maximum number of links of one board or one event. */
export const MAX_SEATS = 200

/**
 * Limits on what each client may create. Games are stored forever, so these limits keep anyone from
 * filling the server.
 */
export class Quotas {
  readonly #service: Pick<Service, 'config' | 'store' | 'addresses'>
  readonly #perMinute: RateLimit
  readonly #perDay: RateLimit
  readonly #bytes: RateLimit
  readonly #operator: Buffer | null
  readonly #password: Buffer | null
  readonly #guesses: RateLimit
  readonly #now: () => number

  constructor(service: Pick<Service, 'config' | 'store' | 'addresses' | 'now'>) {
    const { config, now } = service
    // A school with two hundred boards plays nine rounds in a weekend from one address, and others
    // are there too.
    const perDay = config.boardsPerDay || config.boardsPerMinute * 100
    this.#now = now
    this.#guesses = new RateLimit(10 / 60, 10, now)
    this.#password =
      config.eventPassword === '' ? null : Buffer.from(hashSecret(config.eventPassword))
    this.#service = service
    this.#perMinute = new RateLimit(config.boardsPerMinute / 60, config.boardsPerMinute, now)
    this.#perDay = new RateLimit(perDay / 86_400, perDay, now)
    const bytes = config.megabytesPerDay * 1e6
    this.#bytes = new RateLimit(bytes / 86_400, bytes, now)
    this.#operator =
      config.operatorSecret === '' ? null : Buffer.from(hashSecret(config.operatorSecret))
  }

  /** Counts one more board, or an imported record. */
  async countBoard(request: FastifyRequest): Promise<void> {
    const { config } = this.#service
    if (!this.#mayCreate(request, config.createBoards)) throw new HttpFault('operator-only')
    if (!this.isOperator(request)) this.#count(request, 1, true)
    await this.#checkRoom(1)
  }

  /** The ids that the event may have, in this order; empty if any id will do. */
  async countEvent(request: FastifyRequest): Promise<readonly CompetitionId[]> {
    const { config, store } = this.#service
    const invitation = readInvitation(bearerOf(request), config.operatorSecret, this.#now())
    const invited = invitation !== undefined && config.createEvents !== 'operator'
    if (!invited && !this.#mayOpenEvent(request)) throw new HttpFault('operator-only')
    if (!invited && !this.isOperator(request)) this.#count(request, 1, true)
    if ((await store.competitions.count()) >= config.maxEvents)
      throw new HttpFault('too-many-events')
    return invited ? idsOf(invitation) : []
  }

  #mayOpenEvent(request: FastifyRequest): boolean {
    const { createEvents } = this.#service.config
    if (createEvents === 'anyone' || this.isOperator(request)) return true
    if (createEvents !== 'password' || this.#password === null) return false
    // People choose passwords, so they can be guessed: attempts are limited.
    if (!this.#guesses.take(this.#service.addresses.of(request.raw)))
      throw new HttpFault('too-fast')
    return timingSafeEqual(Buffer.from(hashSecret(bearerOf(request))), this.#password)
  }

  /** Counts a round of an event that already has this many boards. */
  async countRound(request: FastifyRequest, boards: number, existing: number): Promise<void> {
    if (existing + boards > this.#service.config.maxEventBoards)
      throw new HttpFault('too-many-boards')
    await this.#checkRoom(boards)
    this.#count(request, boards, false)
  }

  /** Counts text that is stored as it was sent: a record, acts at an event. */
  countText(request: FastifyRequest, length: number): void {
    if (this.isOperator(request)) return
    const address = this.#service.addresses.of(request.raw)
    if (!this.#bytes.take(address, length)) throw new HttpFault('too-fast')
  }

  /**
   * Counts what a request made the server store beyond its own text: a pairing of a large field is
   * thousands of times longer than the act that asks for it.
   */
  countStored(request: FastifyRequest, length: number): void {
    if (!this.isOperator(request))
      this.#bytes.charge(this.#service.addresses.of(request.raw), length)
  }

  /** Counts a game that a ruling sets up in place of another. False if that is one too many. */
  takeNewGame(address: string): boolean {
    return this.#perMinute.take(address) && this.#perDay.take(address)
  }

  /** Whether the request has the operator's secret as its bearer token. */
  isOperator(request: FastifyRequest): boolean {
    const secret = bearerOf(request)
    if (this.#operator === null || secret === '') return false
    return timingSafeEqual(Buffer.from(hashSecret(secret)), this.#operator)
  }

  #mayCreate(request: FastifyRequest, who: 'anyone' | 'operator'): boolean {
    return who === 'anyone' || this.isOperator(request)
  }

  /** A round creates many boards in one request: it counts for the day, not for the minute. */
  #count(request: FastifyRequest, boards: number, single: boolean): void {
    const address = this.#service.addresses.of(request.raw)
    if (single && !this.#perMinute.take(address)) throw new HttpFault('too-fast')
    if (!this.#perDay.take(address, boards)) throw new HttpFault('too-fast')
  }

  async #checkRoom(boards: number): Promise<void> {
    const { store, config } = this.#service
    if ((await store.boards.count()) + boards > config.maxBoards)
      throw new HttpFault('too-many-boards')
  }
}
