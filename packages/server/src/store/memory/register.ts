import type { Attempt } from '@jadoube/chess'
import type { NotFound, VersionConflict } from '../failure.js'
import { type AlreadyExists, alreadyExists, notFound, versionConflict } from '../failure.js'
import type { Gate } from '../gate.js'
import { assertWritable } from '../log-entry.js'
import type { NewStored, Page, Register, Stored } from '../store.js'

export class MemoryRegister<Id extends string> implements Register<Id> {
  readonly #gate: Gate
  readonly #changed: (id: Id) => void
  readonly #stored = new Map<Id, Stored<Id>>()

  constructor(gate: Gate, changed: (id: Id) => void) {
    this.#gate = gate
    this.#changed = changed
  }

  async create(what: NewStored<Id>): Promise<Attempt<Stored<Id>, AlreadyExists>> {
    this.#gate.pass()
    assertWritable(what.meta)
    const { id, meta, at, competition = null } = what
    if (this.#stored.has(id)) return alreadyExists
    return this.#put({ id, version: 1, meta, competition, createdAt: at })
  }

  async get(id: Id): Promise<Stored<Id> | undefined> {
    this.#gate.pass()
    return this.#stored.get(id)
  }

  async list({ competition, after, limit = 100 }: Page<Id> = {}): Promise<readonly Stored<Id>[]> {
    this.#gate.pass()
    return [...this.#stored.values()]
      .filter(one => competition === undefined || one.competition === competition)
      .filter(one => after === undefined || one.id > after)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }

  async count(): Promise<number> {
    this.#gate.pass()
    return this.#stored.size
  }

  async change(
    id: Id,
    version: number,
    meta: string,
  ): Promise<Attempt<Stored<Id>, NotFound | VersionConflict>> {
    this.#gate.pass()
    assertWritable(meta)
    const before = this.#stored.get(id)
    if (!before) return notFound
    if (before.version !== version) return versionConflict(version, before.version)
    return this.#put({ ...before, version: version + 1, meta })
  }

  redact(id: Id, meta: string): void {
    const stored = this.#stored.get(id)
    if (stored) this.#stored.set(id, { ...stored, version: stored.version + 1, meta })
  }

  has(id: Id): boolean {
    return this.#stored.has(id)
  }

  #put(value: Stored<Id>): { ok: true; value: Stored<Id> } {
    this.#stored.set(value.id, value)
    this.#changed(value.id)
    return { ok: true, value }
  }
}
