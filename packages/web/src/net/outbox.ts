import type { ClientAct } from '@jadoube/protocol'

/** An act that the server has not answered yet. */
export interface UnansweredAct {
  readonly id: string
  readonly act: ClientAct
}

/** The storage of an outbox. `localStorage` fits. */
export interface ActStorage {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const byId = ({ id: one }: UnansweredAct, { id: other }: UnansweredAct): number =>
  one < other ? -1 : one > other ? 1 : 0

function readAct(text: string | null): ClientAct | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null || !('act' in value)) return undefined
    return typeof value.act === 'string' ? (value as ClientAct) : undefined
  } catch {
    return undefined
  }
}

/**
 * The acts of a seat that the server has not acknowledged, stored in the browser, so that a reload
 * in the middle of a move loses nothing. Each act is stored separately under its id. Two windows of
 * one seat do not overwrite each other, and an act that both send takes effect once.
 */
export class Outbox {
  readonly #storage: ActStorage | null
  readonly #prefix: string
  readonly #session: string
  readonly #unanswered: UnansweredAct[]
  #count = 0

  constructor(
    storage: ActStorage | null,
    seat: string,
    board: string,
    now: number,
    chance: number,
  ) {
    this.#storage = storage
    this.#prefix = `jadoube.act.${board}.${seat}.`
    const mark = Math.floor(chance * 36 ** 4)
    this.#session = `${now.toString(36).padStart(9, '0')}-${mark.toString(36).padStart(4, '0')}`
    this.#unanswered = this.#read()
  }

  get unanswered(): readonly UnansweredAct[] {
    return this.#unanswered
  }

  /** Adds an act with a new id. */
  put(act: ClientAct): UnansweredAct {
    const id = `${this.#session}-${(this.#count++).toString(36).padStart(4, '0')}`
    const added = { id, act }
    this.#unanswered.push(added)
    try {
      this.#storage?.setItem(this.#prefix + id, JSON.stringify(act))
    } catch {
      // The storage is full or forbidden: the act is kept while the page is open.
    }
    return added
  }

  /** Removes an act that the server has answered. */
  drop(id: string): void {
    const index = this.#unanswered.findIndex(each => each.id === id)
    if (index >= 0) this.#unanswered.splice(index, 1)
    try {
      this.#storage?.removeItem(this.#prefix + id)
    } catch {
      // It was never stored.
    }
  }

  #read(): UnansweredAct[] {
    const found: UnansweredAct[] = []
    try {
      for (let index = 0; index < (this.#storage?.length ?? 0); index++) {
        const key = this.#storage?.key(index)
        if (key?.startsWith(this.#prefix) !== true) continue
        const act = readAct(this.#storage?.getItem(key) ?? null)
        if (act !== undefined) found.push({ id: key.slice(this.#prefix.length), act })
      }
    } catch {
      return []
    }
    return found.sort(byId)
  }
}
