import { ofRound, openBoards } from '../event/boards-of-event.js'
import { parseEventMeta } from '../event/event-meta.js'
import type { EventState } from '../event/log/state.js'
import { officialResult } from '../event/official-result.js'
import { publicStateAt } from '../event/view/public-state.js'
import { inTurns } from '../in-turns.js'
import type { Service } from '../service.js'
import { ShortCache } from '../short-cache.js'
import type { CompetitionId, Stored } from '../store/index.js'
import { gameFile, isLive, roundFile, tournamentFile } from './cloud-files.js'
import { LichessPush, type PushStatus } from './lichess-push.js'
import { pairedGames } from './paired-game.js'
import { type BroadcastGame, type BroadcastGames, broadcastGames, pgnOfGames } from './round-pgn.js'

interface Round {
  /** In the order of the boards. */
  readonly sources: readonly BroadcastGame[]
  readonly games: BroadcastGames
  readonly pgn: string
}

/** How many rounds of one event can be pushed at once, and how many of all events. */
const MAX_PUSHES = 20
const MAX_PUSHES_OF_ALL = 300

/**
 * The broadcast rounds of events: what spectators may see, with the delay of the boards. Each
 * answer is computed once for all requests within a moment.
 */
export class Broadcasts {
  readonly #service: Service
  readonly #rounds = new ShortCache<Round>()
  readonly #pushes = new Map<string, LichessPush>()

  constructor(service: Service) {
    this.#service = service
    service.boards.onChange(({ settings }) => {
      if (settings.event !== null) this.#rounds.changed(settings.event)
    })
    // Published pairings, and results of wooden boards.
    service.events.onLine(({ event }) => this.#rounds.changed(event))
  }

  close(): void {
    for (const push of this.#pushes.values()) push.stop()
    this.#pushes.clear()
  }

  /**
   * The names of the rounds in order, with the number of games shown. All rounds of a tournament
   * are listed from the start, because readers request the next one long before it begins.
   */
  async rounds(event: CompetitionId): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>()
    const state = await this.#stateOf(event)
    for (let round = 1; round <= (state?.tournament.settings?.rounds ?? 0); round++)
      found.set(String(round), state === null ? 0 : pairedGames(state, round).length)
    for (const { settings } of await this.#service.listed.of(event)) {
      const { round, open } = settings
      if (open && round !== null) found.set(round, (found.get(round) ?? 0) + 1)
    }
    return found
  }

  /** Finds a round by its name, or by its position from 1. */
  async roundNamed(event: CompetitionId, asked: string): Promise<string | undefined> {
    const names = [...(await this.rounds(event)).keys()]
    return names.includes(asked) ? asked : names[Number(asked) - 1]
  }

  round(event: CompetitionId, name: string): Promise<Round> {
    return this.#rounds.get(`${event} ${JSON.stringify(name)}`, async () => {
      const state = await this.#stateOf(event)
      const paired = state === null ? [] : pairedGames(state, Number(name))
      const listed = ofRound(await this.#service.listed.of(event), name)
      const { boards } = await openBoards(this.#service, listed)
      const open = boards.filter(({ settings }) => settings.open)
      const seen = await inTurns(open, async (board): Promise<BroadcastGame> => {
        const { source } = await board.feedFor('spectator')
        const official = state === null ? null : officialResult(state, board.id, board.settings)
        return { ...source, official }
      })
      const sources = [...seen, ...paired]
      if (paired.length > 0) sources.sort((a, b) => numberOf(a) - numberOf(b))
      const games = await broadcastGames(sources)
      return { sources, games, pgn: pgnOfGames(games) }
    })
  }

  /** The public state of the event; null if its rounds are pasted in. */
  async #stateOf(event: CompetitionId): Promise<EventState | null> {
    const book = await this.#service.events.get(event)
    const state = await book.current()
    return book.hasTournament ? publicStateAt(state, this.#service.now()).state : null
  }

  async tournament({ id, meta }: Stored<CompetitionId>) {
    const { name, site } = parseEventMeta(meta)
    const rounds = []
    let timeControl: string | null = null
    for (const [round, boards] of await this.rounds(id)) {
      const { sources } = await this.round(id, round)
      const live = sources.some(
        each => !('paired' in each) && each.official === null && isLive(each.game.state),
      )
      rounds.push({ boards, isLive: live })
      const first = sources[0]
      const given =
        first === undefined || 'paired' in first
          ? first?.timeControl
          : first.gameStart.header.timeControl
      if (typeof given === 'string') timeControl = given
    }
    return tournamentFile({ id, name, site, timeControl, rounds })
  }

  async cloudRound(event: CompetitionId, round: string) {
    return roundFile((await this.round(event, round)).sources)
  }

  /** The game of a board, by its position in the round. */
  async cloudGame(event: CompetitionId, round: string, place: number) {
    const source = (await this.round(event, round)).sources[place - 1]
    return source === undefined ? undefined : gameFile(source)
  }

  pushStatus(event: CompetitionId, round: string): PushStatus | null {
    return this.#pushes.get(`${event} ${round}`)?.status ?? null
  }

  /** Starts to push a round; false if the event already pushes as many as it may. */
  push(event: CompetitionId, round: string, lichessRound: string, token: string): boolean {
    this.stopPush(event, round)
    const ofEvent = [...this.#pushes.keys()].filter(key => key.startsWith(`${event} `))
    if (ofEvent.length >= MAX_PUSHES || !this.#makeRoomForPush()) return false
    const { config, now } = this.#service
    const target = { url: config.lichessUrl, round: lichessRound, token }
    const games = async () => {
      const { games: written } = await this.round(event, round)
      return [...written.games, ...written.continued]
    }
    this.#pushes.set(`${event} ${round}`, new LichessPush(target, games, { now }))
    return true
  }

  /**
   * Every push looks at its games every few seconds. If there are too many, one that has sent
   * nothing yet gives way.
   */
  #makeRoomForPush(): boolean {
    if (this.#pushes.size < MAX_PUSHES_OF_ALL) return true
    for (const [key, push] of this.#pushes) {
      if (push.status.pushedAt !== null && push.status.state !== 'stopped') continue
      push.stop()
      return this.#pushes.delete(key)
    }
    return false
  }

  stopPush(event: CompetitionId, round: string): void {
    this.#pushes.get(`${event} ${round}`)?.stop()
    this.#pushes.delete(`${event} ${round}`)
  }
}

const numberOf = (game: BroadcastGame): number =>
  ('paired' in game ? game.board : game.settings.number) ?? 0
