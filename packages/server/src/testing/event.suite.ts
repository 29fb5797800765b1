import { randomUUID } from 'node:crypto'
import type { MyEventView, PlayerLink, RoundView, SeatLink } from '@jadoube/protocol'
import { expect } from 'vitest'
import { get, post } from './client.suite.js'

interface Created {
  readonly event: string
  readonly links: Readonly<Record<'organiser' | 'arbiter' | 'spectator', SeatLink>>
}

export const secretIn = (url: string | null | undefined): string => url?.split('#')[1] ?? ''

/**
 * An event with a tournament and this many players, with functions to query it and to act in it.
 */
export async function newTournament(
  server: { readonly url: string },
  {
    players = 8,
    tournament = {},
    ...more
  }: { players?: number; tournament?: object; name?: string; defaults?: object } = {},
) {
  const made = await post(`${server.url}/api/events`, {
    name: 'Open',
    defaults: { timeControl: '300' },
    tournament: { system: 'swiss', rounds: 3, ...tournament },
    ...more,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const event = new TestEvent(server, made.body as Created)
  if (players > 0)
    await event.act(
      ...Array.from({ length: players }, (_, n) => ({
        act: 'enter',
        name: `Player ${n + 1}`,
        rating: 2400 - n * 10,
      })),
    )
  return event
}

export class TestEvent {
  readonly #server: { readonly url: string }
  readonly event: string
  readonly links: Created['links']
  /** Makes act ids unique within the event. */
  readonly #name = randomUUID().slice(0, 8)
  #next = 0

  constructor(server: { readonly url: string }, { event, links }: Created) {
    this.#server = server
    this.event = event
    this.links = links
  }

  get at(): string {
    return `${this.#server.url}/api/events/${this.event}`
  }

  async ask<T>(path: string, secret = this.links.organiser.secret): Promise<T> {
    const { status, body } = await get(`${this.at}/${path}`, secret)
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200)
    return body as T
  }

  send(
    acts: readonly object[],
    id = `${this.#name}-${++this.#next}`,
    secret = this.links.organiser.secret,
  ) {
    return post(`${this.at}/acts`, { id, acts }, secret)
  }

  async act(...acts: readonly object[]) {
    const { status, body } = await this.send(acts)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { seq: number; again: boolean; events: readonly { type: string }[] }
  }

  async refusal(...acts: readonly object[]): Promise<string> {
    return codeOf(await this.send(acts))
  }

  async playerLinks(body: object = {}): Promise<PlayerLink[]> {
    const { status, body: answer } = await post(
      `${this.at}/links`,
      body,
      this.links.organiser.secret,
    )
    expect(status, JSON.stringify(answer)).toBe(200)
    return (answer as { links: PlayerLink[] }).links
  }

  start(round: number, body: object = {}, secret = this.links.arbiter.secret) {
    return post(`${this.at}/rounds/${round}/start`, body, secret)
  }

  /** Pairs and publishes a round, and sets up its boards. */
  async begin(round: number, body: object = {}): Promise<RoundView> {
    await this.act({ act: 'pair-round', round }, { act: 'publish', round })
    const { status, body: answer } = await this.start(round, body)
    expect(status, JSON.stringify(answer)).toBe(200)
    return this.round(round)
  }

  round(round: number): Promise<RoundView> {
    return this.ask(`rounds/${round}`)
  }

  /** Reports the same result on every board that has none. */
  async report(round: number, result = '1-0'): Promise<void> {
    const { games } = await this.round(round)
    const open = games.filter(each => each.result === null)
    await this.act(...open.map(({ board }) => ({ act: 'report', round, board, result })))
  }

  me(secret: string): Promise<MyEventView> {
    return this.ask('me', secret)
  }

  say(secret: string, ...acts: readonly object[]) {
    return post(`${this.at}/me/acts`, { id: `${this.#name}-${++this.#next}`, acts }, secret)
  }
}

/** The code of the tournament's refusal. */
export function codeOf({ status, body }: { status: number; body: unknown }): string {
  expect(status, JSON.stringify(body)).toBe(409)
  const { error } = body as { error: { code: string; refusal?: { code: string } } }
  return error.refusal?.code ?? error.code
}
