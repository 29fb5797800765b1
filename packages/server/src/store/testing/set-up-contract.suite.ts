import { describe, expect, test } from 'vitest'
import { NOTHING_BEFORE, verifyChain } from '../hash-chain.js'
import { logOfEvent } from '../ids.js'
import type { Batch } from '../store.js'
import { actId, boardId, competitionId, seatId } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

export function setUpContract(subject: Subject): void {
  describe('boards that are set up together', () => {
    async function batch(size: number): Promise<Required<Omit<Batch, 'entry'>>> {
      const competition = competitionId()
      await subject.store.competitions.create({ id: competition, meta: '{"rounds":0}', at: 1 })
      const boards = Array.from({ length: size }, (_, n) => ({
        id: boardId(),
        meta: `{"n":${n}}`,
        at: 5,
        competition,
        header: `{"header":${n}}`,
        alarm: n === 0 ? 9_000_000_000_000 : null,
      }))
      const seats = boards.map(({ id }) => ({
        id: seatId(),
        scope: { kind: 'board', board: id } as const,
        secretHash: `hash-${id}`,
        meta: '{}',
        at: 5,
      }))
      const change = { id: competition, version: 1, meta: '{"rounds":1}' }
      return { boards, seats, competition: change }
    }

    test('are all stored, each with its log, seats and alarm, together with the round', async () => {
      const { store } = subject
      const all = await batch(20)
      expect(await store.setUp(all)).toEqual({ ok: true, value: null })
      for (const [n, { id, header }] of all.boards.entries()) {
        const entries = await store.log.read(id)
        expect(entries).toMatchObject([{ seq: 1, at: 5, act: null, body: header }])
        expect(verifyChain(entries)).toEqual({ ok: true, value: await store.log.head(id) })
        expect(await store.seats.bySecretHash(`hash-${id}`)).toEqual({
          id: all.seats[n]?.id,
          scope: { kind: 'board', board: id },
          secretHash: `hash-${id}`,
          meta: '{}',
          createdAt: 5,
          revokedAt: null,
        })
      }
      expect(await store.competitions.get(all.competition.id)).toMatchObject({
        version: 2,
        meta: '{"rounds":1}',
      })
      // They work like any other board.
      const [first] = all.boards
      const added = await store.log.append({ board: first!.id, expected: 1, at: 6, body: '{}' })
      expect(added).toMatchObject({ ok: true, value: { entry: { seq: 2 } } })
    })

    test('are not stored at all if one of them cannot be, or if the round has changed', async () => {
      const { store } = subject
      const all = await batch(5)
      const [first] = all.boards
      const taken = await batch(1)
      await store.setUp(taken)
      const clash = { ...all, boards: [...all.boards, { ...taken.boards[0]!, at: 7 }] }
      expect(await store.setUp(clash)).toMatchObject({ error: { code: 'already-exists' } })
      const stale = { ...all, competition: { ...all.competition, version: 7 } }
      expect(await store.setUp(stale)).toMatchObject({ error: { code: 'version-conflict' } })
      const nowhere = { ...all, competition: { ...all.competition, id: competitionId() } }
      expect(await store.setUp(nowhere)).toMatchObject({ error: { code: 'not-found' } })
      expect(await store.boards.get(first!.id)).toBeUndefined()
      expect(await store.log.read(first!.id)).toEqual([])
      expect(await store.seats.bySecretHash(`hash-${first!.id}`)).toBeUndefined()
      expect(await store.competitions.get(all.competition.id)).toMatchObject({ version: 1 })
      expect(await store.setUp(all)).toMatchObject({ ok: true })
    })

    test('are stored with an entry of the event’s log, or both are not', async () => {
      const { store } = subject
      const all = await batch(3)
      const event = all.competition.id
      const log = logOfEvent(event)
      expect(await store.log.head(log)).toEqual(NOTHING_BEFORE)
      const opened = { board: log, expected: 0, at: 4, body: '{"opened":1}', act: actId() }
      expect(await store.log.append(opened)).toMatchObject({ ok: true, value: { again: false } })
      expect(await store.log.append(opened)).toMatchObject({ ok: true, value: { again: true } })
      const started = { board: log, expected: 1, at: 5, body: '{"started":1}', act: actId() }
      const late = { ...all, entry: { ...started, expected: 0 } }
      expect(await store.setUp(late)).toMatchObject({
        error: { code: 'sequence-conflict', expected: 0, actual: 1 },
      })
      // The act is already there, so this is not its place.
      const again = { ...all, entry: { ...started, act: opened.act } }
      expect(await store.setUp(again)).toMatchObject({ error: { code: 'sequence-conflict' } })
      const nowhere = { ...all, entry: { ...started, board: logOfEvent(competitionId()) } }
      expect((await store.setUp(nowhere)).ok).toBe(false)
      expect(await store.boards.get(all.boards[0]!.id)).toBeUndefined()
      expect(await store.competitions.get(event)).toMatchObject({ version: 1 })
      expect(await store.setUp({ ...all, entry: started })).toEqual({ ok: true, value: null })
      const entries = await store.log.read(log)
      expect(entries.map(({ seq, body }) => [seq, body])).toEqual([
        [1, '{"opened":1}'],
        [2, '{"started":1}'],
      ])
      expect(verifyChain(entries)).toEqual({ ok: true, value: await store.log.head(log) })
      expect(await store.boards.get(all.boards[2]!.id)).toBeDefined()
      const next = await store.log.append({ board: log, expected: 2, at: 6, body: '{}' })
      expect(next).toMatchObject({ ok: true, value: { entry: { seq: 3 } } })
    })
  })
}
