import { describe, expect, test } from 'vitest'
import { NOTHING_BEFORE, verifyChain } from '../hash-chain.js'
import { actId, appended, boardId, fill, newBoard } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

export function logContract(subject: Subject): void {
  describe('the log', () => {
    test('returns exactly what was appended, in order', async () => {
      const { log } = subject.store
      const board = await newBoard(subject.store)
      const bodies = ['{"b":1, "a":"Š ♞ \\u0000 \\" \'"}', '[]', `{"long":"${'x'.repeat(50_000)}"}`]
      const act = actId()
      for (const [expected, body] of bodies.entries())
        await appended(subject.store, {
          board,
          expected,
          at: 1_800_000_000_000 + expected,
          body,
          ...(expected === 1 && { act }),
        })
      const entries = await log.read(board)
      expect(entries.map(entry => entry.body)).toEqual(bodies)
      expect(entries.map(entry => entry.seq)).toEqual([1, 2, 3])
      expect(entries.map(entry => entry.at)).toEqual([
        1_800_000_000_000, 1_800_000_000_001, 1_800_000_000_002,
      ])
      expect(entries.map(entry => entry.act)).toEqual([null, act, null])
      expect(entries.every(entry => entry.board === board)).toBe(true)
    })

    test('returns the latest time of any entry', async () => {
      const { log } = subject.store
      const [one, other] = [await newBoard(subject.store), await newBoard(subject.store)]
      const at = 8_000_000_000_000
      await appended(subject.store, { board: one, expected: 0, at, body: '{}' })
      await appended(subject.store, { board: other, expected: 0, at: at - 5, body: '{}' })
      expect(await log.latest()).toBe(at)
    })

    test('chains every entry, and its head is the end of the chain', async () => {
      const { log } = subject.store
      const board = await newBoard(subject.store)
      expect(await log.head(board)).toEqual(NOTHING_BEFORE)
      await fill(subject.store, board, 20)
      const whole = verifyChain(await log.read(board))
      expect(whole).toEqual({ ok: true, value: await log.head(board) })
      expect(whole.ok && whole.value.seq).toBe(20)
    })

    test('stores the number of entries apart from them', async () => {
      const { log } = subject.store
      const board = await newBoard(subject.store)
      expect(await log.written(board)).toBe(0)
      await fill(subject.store, board, 20)
      expect(await log.written(board)).toBe(20)
      // A refused entry was not written.
      await log.append({ board, expected: 5, at: 1, body: '{}' })
      expect(await log.written(board)).toBe(20)
    })

    test('can be read from a sequence number, up to a limit', async () => {
      const { log } = subject.store
      const board = await newBoard(subject.store)
      await fill(subject.store, board, 120)
      const seqs = async (after?: number, limit?: number) =>
        (await log.read(board, after, limit)).map(entry => entry.seq)
      expect(await seqs(117)).toEqual([118, 119, 120])
      expect(await seqs(3, 2)).toEqual([4, 5])
      expect(await seqs(120)).toEqual([])
      expect((await seqs()).length).toBe(120)
    })

    test('refuses a wrong expected sequence number and writes nothing', async () => {
      const { log } = subject.store
      const board = await newBoard(subject.store)
      await fill(subject.store, board, 3)
      for (const expected of [0, 2, 4])
        expect(await log.append({ board, expected, at: 9, body: '{}', alarm: 5 })).toEqual({
          ok: false,
          error: { code: 'sequence-conflict', expected, actual: 3 },
        })
      expect((await log.read(board)).length).toBe(3)
      expect(await subject.store.alarms.next()).toBeUndefined()
    })

    test('of 100 simultaneous appends with the same expected number exactly one succeeds', async () => {
      const { log } = subject.store
      const board = await newBoard(subject.store)
      await fill(subject.store, board, 2)
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          log.append({ board, expected: 2, at: 5, body: `{"writer":${n}}`, act: actId() }),
        ),
      )
      const won = answers.filter(answer => answer.ok)
      expect(won.length).toBe(1)
      for (const answer of answers)
        if (!answer.ok)
          expect(answer.error).toEqual({ code: 'sequence-conflict', expected: 2, actual: 3 })
      const entries = await log.read(board)
      expect(entries.length).toBe(3)
      expect(won[0]?.ok && won[0].value.entry).toEqual(entries[2])
    })

    test('handles appends to one board that do not wait for each other, in order', async () => {
      const board = await newBoard(subject.store)
      const answers = await Promise.all(
        Array.from({ length: 300 }, (_, expected) =>
          appended(subject.store, { board, expected, at: expected, body: `{"n":${expected}}` }),
        ),
      )
      expect(answers.map(answer => answer.entry.seq)).toEqual(
        Array.from({ length: 300 }, (_, n) => n + 1),
      )
      expect(verifyChain(await subject.store.log.read(board)).ok).toBe(true)
    })

    test('an act sent again gets its first answer, and nothing is added', async () => {
      const { log } = subject.store
      const board = await newBoard(subject.store)
      const act = actId()
      const first = await appended(subject.store, {
        board,
        expected: 0,
        at: 5,
        body: '{"a":1}',
        act,
      })
      expect(first.again).toBe(false)
      await appended(subject.store, { board, expected: 1, at: 6, body: '{"b":1}' })
      for (const expected of [0, 2, 7])
        expect(
          await appended(subject.store, { board, expected, at: 9, body: '{"other":true}', act }),
        ).toEqual({ entry: first.entry, again: true })
      expect((await log.read(board)).length).toBe(2)
      expect(await log.ofAct(board, act)).toEqual(first.entry)
    })

    test('an act sent twice at once is written once', async () => {
      const board = await newBoard(subject.store)
      const act = actId()
      const answers = await Promise.all(
        [0, 0, 1, 0].map(expected =>
          appended(subject.store, { board, expected, at: 5, body: '{}', act }),
        ),
      )
      expect(answers.map(answer => answer.again)).toEqual([false, true, true, true])
      expect(new Set(answers.map(answer => answer.entry.hash)).size).toBe(1)
      expect((await subject.store.log.read(board)).length).toBe(1)
    })

    test('act ids belong to one board: two boards may use the same', async () => {
      const act = actId()
      const [one, two] = [await newBoard(subject.store), await newBoard(subject.store)]
      await appended(subject.store, { board: one, expected: 0, at: 5, body: '{"b":1}', act })
      const second = await appended(subject.store, {
        board: two,
        expected: 0,
        at: 5,
        body: '{"b":2}',
        act,
      })
      expect(second.again).toBe(false)
      expect((await subject.store.log.ofAct(one, act))?.body).toBe('{"b":1}')
      expect(await subject.store.log.ofAct(one, actId())).toBeUndefined()
    })

    test('has nothing for a board that was never created', async () => {
      const { log } = subject.store
      const board = boardId()
      for (const expected of [0, 1])
        expect(await log.append({ board, expected, at: 1, body: '{}' })).toEqual({
          ok: false,
          error: { code: 'not-found' },
        })
      expect(await log.head(board)).toBeUndefined()
      expect(await log.read(board)).toEqual([])
      await newBoard(subject.store, board)
      expect((await log.append({ board, expected: 0, at: 1, body: '{}' })).ok).toBe(true)
    })

    test('a failed append does not affect others', async () => {
      const boards = await Promise.all(Array.from({ length: 5 }, () => newBoard(subject.store)))
      const answers = await Promise.allSettled(
        boards.map((board, n) =>
          subject.store.log.append({
            board,
            expected: n === 2 ? 9 : 0,
            at: n === 3 ? 0.5 : 1,
            body: n === 4 ? '"\u0000"' : '{}',
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'fulfilled',
        'rejected',
        'rejected',
      ])
      const lengths = await Promise.all(
        boards.map(async board => (await subject.store.log.read(board)).length),
      )
      expect(lengths).toEqual([1, 1, 0, 0, 0])
    })

    test('many simultaneous boards each get an intact chain', async () => {
      const { store } = subject
      const boards = await Promise.all(Array.from({ length: 40 }, () => newBoard(store)))
      await Promise.all(boards.map(board => fill(store, board, 10)))
      for (const board of boards) {
        const whole = verifyChain(await store.log.read(board))
        expect(whole.ok && whole.value.seq).toBe(10)
      }
    })
  })
}
