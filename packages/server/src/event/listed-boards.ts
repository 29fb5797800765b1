import type { Service } from '../service.js'
import { ShortCache } from '../short-cache.js'
import type { CompetitionId } from '../store/index.js'
import { type ListedBoard, sortedBoards } from './boards-of-event.js'

/**
 * The boards of events for spectators. A list of thousands is read once for all requests within a
 * moment.
 */
export class ListedBoards {
  readonly #service: Pick<Service, 'store' | 'boards'>
  readonly #lists = new ShortCache<readonly ListedBoard[]>()

  constructor(service: Pick<Service, 'store' | 'boards'>) {
    this.#service = service
    service.store.subscribe('all', news => {
      if (news.kind === 'competition-changed') this.#lists.changed(news.competition)
      // A new board begins with its first entry.
      if (news.kind === 'board-changed' || news.kind === 'missed') this.#lists.changed('')
      if (news.kind === 'appended' && news.seq === 1) this.#lists.changed('')
    })
  }

  of(event: CompetitionId): Promise<readonly ListedBoard[]> {
    return this.#lists.get(event, () => sortedBoards(this.#service, event))
  }
}
