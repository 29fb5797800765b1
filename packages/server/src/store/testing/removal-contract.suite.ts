import { expect, test } from 'vitest'
import { bodyHash, verifyChain } from '../hash-chain.js'
import { fill, newBoard, seatId } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

export function removalContract(subject: Subject): void {
  test('removing data from an entry keeps the chain valid, and the log can be continued', async () => {
    const { store } = subject
    const board = await newBoard(store)
    await fill(store, board, 3)
    await store.snapshots.save({ board, seq: 2, body: 'x' })
    const head = await store.log.head(board)
    const body = '{"n":"…"}'
    const tombstone = JSON.stringify({ at: 9, why: 'player', body: bodyHash(body) })
    await store.remove({
      bodies: [{ board, seq: 2, body, tombstone }],
      boards: [{ id: board, meta: '{"left":1}', erase: false }],
    })
    const log = await store.log.read(board)
    expect(log[1]).toMatchObject({ body, tombstone })
    expect(log[0]).not.toHaveProperty('tombstone')
    expect(verifyChain(log)).toEqual({ ok: true, value: head })
    expect(await store.snapshots.latest(board)).toBeUndefined()
    expect(await store.boards.get(board)).toMatchObject({ meta: '{"left":1}', version: 2 })
    const next = await store.log.append({ board, expected: 3, at: 9, body: '{}' })
    expect(next).toMatchObject({ ok: true })
    expect(verifyChain(await store.log.read(board))).toMatchObject({ ok: true, value: { seq: 4 } })
  })

  test('an erased board keeps only its id', async () => {
    const { store } = subject
    const [board, other] = [await newBoard(store), await newBoard(store)]
    await fill(store, board, 3)
    await fill(store, other, 1)
    await store.alarms.arm(board, 1)
    const scope = { kind: 'board', board } as const
    const id = seatId()
    await store.seats.create({ id, scope, secretHash: 'ab', meta: '{}', at: 1 })
    await store.remove({ boards: [{ id: board, meta: '{"deleted":{}}', erase: true }] })
    expect(await store.log.read(board)).toEqual([])
    expect(await store.seats.list(scope)).toEqual([])
    expect(await store.seats.bySecretHash('ab')).toBeUndefined()
    expect(await store.alarms.next()).toBeUndefined()
    expect(await store.boards.get(board)).toMatchObject({ meta: '{"deleted":{}}' })
    expect(await store.log.read(other)).toHaveLength(1)
    expect(await store.log.append({ board, expected: 3, at: 1, body: '{}' })).toMatchObject({
      ok: false,
      error: { code: 'sequence-conflict' },
    })
  })
}
