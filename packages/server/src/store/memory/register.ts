import type { Attempt } from '@jadoube/chess'
import type { NotFound, VersionConflict } from '../failure.js'
import { type AlreadyExists, alreadyExists, notFound, versionConflict } from '../failure.js'
import type { Gate } from '../gate.js'
import { assertWritable } from '../log-entry.js'
import type { Kept, NewKept, Page, Register } from '../store.js'

export class MemoryRegister<Id extends string> implements Register<Id> {
  readonly #gate: Gate
  readonly #changed: (id: Id) => void
  readonly #kept = new Map<Id, Kept<Id>>()

  constructor(gate: Gate, changed: (id: Id) => void) {
    this.#gate = gate
    this.#changed = changed
  }

  async create(what: NewKept<Id>): Promise<Attempt<Kept<Id>, AlreadyExists>> {
    this.#gate.pass()
    assertWritable(what.meta)
    const { id, meta, at, competition = null } = what
    if (this.#kept.has(id)) return alreadyExists
    return this.#keep({ id, version: 1, meta, competition, createdAt: at })
  }

  async get(id: Id): Promise<Kept<Id> | undefined> {
    this.#gate.pass()
    return this.#kept.get(id)
  }

  async list({ competition, after, limit = 100 }: Page<Id> = {}): Promise<readonly Kept<Id>[]> {
    this.#gate.pass()
    return [...this.#kept.values()]
      .filter(one => competition === undefined || one.competition === competition)
      .filter(one => after === undefined || one.id > after)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }

  async count(): Promise<number> {
    this.#gate.pass()
    return this.#kept.size
  }

  async change(
    id: Id,
    version: number,
    meta: string,
  ): Promise<Attempt<Kept<Id>, NotFound | VersionConflict>> {
    this.#gate.pass()
    assertWritable(meta)
    const before = this.#kept.get(id)
    if (!before) return notFound
    if (before.version !== version) return versionConflict(version, before.version)
    return this.#keep({ ...before, version: version + 1, meta })
  }

  leave(id: Id, meta: string): void {
    const kept = this.#kept.get(id)
    if (kept) this.#kept.set(id, { ...kept, version: kept.version + 1, meta })
  }

  has(id: Id): boolean {
    return this.#kept.has(id)
  }

  #keep(value: Kept<Id>): { ok: true; value: Kept<Id> } {
    this.#kept.set(value.id, value)
    this.#changed(value.id)
    return { ok: true, value }
  }
}
