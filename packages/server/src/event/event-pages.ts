import type { BoardLine } from '@jadoube/protocol'
import { audienceOf } from '@jadoube/protocol'
import type { Board } from '../board/board.js'
import { inTurns } from '../in-turns.js'
import type { Service } from '../service.js'
import { ShortCache } from '../short-cache.js'
import type { BoardId, CompetitionId } from '../store/index.js'
import { seeLine } from '../view/board-line.js'
import { pgnOf } from '../view/pgn.js'
import { type ListedBoard, ofRound, openBoards, sortedBoards } from './boards-of-event.js'
import { officialResult } from './official-result.js'
import { publicStateAt } from './view/public-state.js'

/** The number of boards on a page. */
const PAGE = 200

export interface EventPage {
  readonly lines: readonly BoardLine[]
  /** The board after which the next page begins; null if there is none. */
  readonly next: BoardId | null
}

type PageViewer = 'arbiter' | 'organiser' | 'spectator'

/**
 * The pages of an event: its boards in short, and its games. Each is computed once for all who
 * request it at the same time.
 */
export class EventPages {
  readonly #service: Service
  readonly #pages = new ShortCache<EventPage>()
  /** Officials always see their own latest changes. */
  readonly #officials = new ShortCache<EventPage>(0)
  readonly #pgns = new ShortCache<string>()
  readonly #officialPgns = new ShortCache<string>(0)

  constructor(service: Service) {
    this.#service = service
    service.boards.onChange(({ settings }) => {
      if (settings.event !== null) this.#changed(settings.event)
    })
    service.events.onLine(({ event }) => {
      this.#pgns.changed(event)
      this.#officialPgns.changed(event)
    })
    service.store.subscribe('all', news => {
      if (news.kind === 'competition-changed') this.#changed(news.competition)
      if (news.kind === 'board-changed' || news.kind === 'missed') this.#changed('')
    })
  }

  #changed(event: CompetitionId | ''): void {
    this.#pages.changed(event)
    this.#officials.changed(event)
    this.#pgns.changed(event)
    this.#officialPgns.changed(event)
  }

  /** A page of the boards of an event, as far as this role may see them. */
  async page(
    event: CompetitionId,
    role: string,
    { round, after }: { readonly round: string | undefined; readonly after: string | undefined },
  ): Promise<EventPage> {
    const who: PageViewer = role === 'arbiter' || role === 'organiser' ? role : 'spectator'
    const seen = ofRound(await this.#listed(event, who), round)
    // A stranger's request does not create cache entries: there are only as many pages as the
    // boards need.
    if (seen.length === 0) return { lines: [], next: null }
    const from = after === undefined ? 0 : seen.findIndex(({ id }) => id === after) + 1
    const onPage = seen.slice(from, from + PAGE)
    const next = from + PAGE < seen.length ? (onPage.at(-1)?.id ?? null) : null
    const key = JSON.stringify([who, round ?? null, from])
    const cache = who === 'spectator' ? this.#pages : this.#officials
    return cache.get(`${event} ${key}`, async () => {
      const { boards } = await openBoards(this.#service, onPage)
      return { lines: await linesOf(boards, who), next }
    })
  }

  /** Officials see at once what they have just set up. */
  async #listed(event: CompetitionId, who: PageViewer): Promise<readonly ListedBoard[]> {
    if (who !== 'spectator') return sortedBoards(this.#service, event)
    return (await this.#service.listed.of(event)).filter(({ settings }) => settings.open)
  }

  /** All games of the event, or those of one round. */
  async pgn(event: CompetitionId, who: 'arbiter' | 'spectator', round?: string): Promise<string> {
    const listed = ofRound(await this.#listed(event, who), round)
    if (listed.length === 0) return ''
    const key = JSON.stringify(round ?? null)
    const cache = who === 'spectator' ? this.#pgns : this.#officialPgns
    return cache.get(`${event} ${key}`, async () => {
      const { boards } = await openBoards(this.#service, listed)
      const seen = boards.filter(({ settings }) => who === 'arbiter' || settings.open)
      const book = await this.#service.events.get(event)
      const live = await book.current()
      const state = who === 'arbiter' ? live : publicStateAt(live, this.#service.now()).state
      const games = await inTurns(seen, async board => {
        const feed = await board.feedFor(who)
        const official = officialResult(state, board.id, board.settings)
        return pgnOf(feed.source, feed.at, who, official)
      })
      return games.join('\n')
    })
  }
}

export function linesOf(boards: readonly Board[], who: PageViewer): Promise<BoardLine[]> {
  return inTurns(boards, async board => {
    const feed = await board.feedFor(who)
    return seeLine(feed.source, audienceOf(who), feed.at)
  })
}
