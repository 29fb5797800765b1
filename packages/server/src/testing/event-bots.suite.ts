import type { MyEventView, PlayerLink, RoundView, SeatLink } from '@jadoube/protocol'
import { beforeRound, fideDutch, parseTrf } from '@jadoube/tournament'
import { expect } from 'vitest'
import { get, TestClient } from './client.suite.js'
import { newTournament, secretIn, type TestEvent } from './event.suite.js'

const opening = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6']
const mate = ['f3', 'e5', 'g4', 'Qh4#']

export interface Played {
  readonly open: TestEvent
  readonly games: number
  readonly acts: number
  /** Milliseconds. */
  readonly took: number
}

/** A player with a single event link, who plays whatever board is theirs. */
class EventBot {
  readonly entry: number
  readonly #secret: string
  readonly #client: TestClient
  board = ''

  private constructor(link: PlayerLink, client: TestClient) {
    this.entry = link.entry
    this.#secret = secretIn(link.url)
    this.#client = client
  }

  static async sit(url: string, link: PlayerLink): Promise<EventBot> {
    const client = await TestClient.sit(url, { secret: secretIn(link.url) } as SeatLink)
    return new EventBot(link, client)
  }

  /** Asks where to play, and opens that board. */
  async sitDown(at: string): Promise<MyEventView> {
    const mine = (await get(`${at}/me`, this.#secret)).body as MyEventView
    this.board = mine.game?.game ?? ''
    if (this.board !== '') {
      this.#client.heard.length = 0
      this.#client.send({ type: 'open', board: this.board })
      await this.#client.until(each => each.type === 'board' && each.board === this.board, 60_000)
    }
    return mine
  }

  async do(act: { readonly act: string; readonly [field: string]: unknown }): Promise<void> {
    const answer = await this.#client.act(this.board, act)
    expect(answer, `${JSON.stringify(act)}: ${JSON.stringify(answer)}`).toMatchObject({
      type: 'ack',
    })
  }

  close(): Promise<void> {
    return this.#client.close()
  }
}

/** Plays a whole Swiss tournament over HTTP and WebSocket, with each game played at its board. */
export async function playEvent(
  server: { readonly url: string },
  { players, rounds, chance }: { players: number; rounds: number; chance: () => number },
): Promise<Played> {
  const began = performance.now()
  const open = await newTournament(server, { players, tournament: { rounds } })
  const links = await open.playerLinks()
  const bots = new Map<number, EventBot>()
  for (const link of links) bots.set(link.entry, await EventBot.sit(server.url, link))
  let games = 0
  let acts = 0
  for (let round = 1; round <= rounds; round++) {
    const { games: paired } = await open.begin(round)
    games += paired.length
    await Promise.all(
      paired.map(async ({ white, black }) => {
        const sides = [bots.get(white)!, bots.get(black)!] as const
        for (const side of sides) await side.sitDown(open.at)
        const done = await playGame(sides, chance)
        acts += done
      }),
    )
    await expect
      .poll(async () => (await open.round(round)).status, { timeout: 60_000 })
      .toBe('finished')
    const { games: done }: RoundView = await open.round(round)
    expect(done.every(({ source }) => source === 'board')).toBe(true)
  }
  await open.act({ act: 'conclude' })
  for (const bot of bots.values()) await bot.close()
  return { open, games, acts, took: performance.now() - began }
}

/** Plays a game to mate, resignation or agreement. Returns the number of acts. */
async function playGame(
  [white, black]: readonly [EventBot, EventBot],
  chance: () => number,
): Promise<number> {
  const how = chance()
  const moves = how < 0.2 ? mate : opening
  for (const [ply, san] of moves.entries())
    await (ply % 2 === 0 ? white : black).do({ act: 'move', san })
  if (how < 0.2) return moves.length
  if (how < 0.5) await white.do({ act: 'resign' })
  else if (how < 0.8) await black.do({ act: 'resign' })
  else {
    await white.do({ act: 'move', san: 'O-O', press: false })
    await white.do({ act: 'offer-draw' })
    await white.do({ act: 'press' })
    await black.do({ act: 'accept-draw' })
    return moves.length + 4
  }
  return moves.length + 1
}

/** The rounds of a report file that the engine would pair differently. */
export function roundsThatDiffer(trf: string): number[] {
  const read = parseTrf(trf)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const { tournament } = read.value
  return Array.from({ length: tournament.paired }, (_, n) => n + 1).filter(round => {
    const paired = fideDutch.pair(beforeRound(tournament, round))
    if (!paired.ok) return true
    const games = new Set(paired.value.games.map(({ white, black }) => `${white} ${black}`))
    const played = tournament.players.filter(({ rounds }) => rounds[round - 1]?.colour === 'white')
    return (
      played.length !== games.size ||
      played.some(({ id, rounds }) => !games.has(`${id} ${rounds[round - 1]?.opponent}`))
    )
  })
}
