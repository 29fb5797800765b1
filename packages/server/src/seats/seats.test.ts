import { expect, test, vi } from 'vitest'
import { type BoardId, openMemoryStore, type SeatId } from '../store/index.js'
import { Seats } from './seats.js'

const board = 'kY3vXJ0Qb1M' as BoardId

test('a seat revoked during its lookup is not cached', async () => {
  const store = openMemoryStore()
  await store.boards.create({ id: board, meta: '{}', at: 0 })
  const seats = new Seats(store, Date.now)
  const scope = { kind: 'board', board } as const
  const { seat, secret } = await seats.issue(scope, 'white', 'https://club.example')

  // The store is asked before the seat is revoked and answers afterwards.
  const looking = vi.spyOn(store.seats, 'bySecretHash')
  let answer = () => {}
  const isLet = new Promise<void>(resolve => {
    answer = resolve
  })
  looking.mockImplementationOnce(async hash => {
    const found = await store.seats.bySecretHash(hash)
    await isLet
    return found
  })
  const asked = seats.find(secret)
  await vi.waitFor(() => expect(looking).toHaveBeenCalledTimes(2), 30_000)
  await store.seats.revoke(seat as SeatId, Date.now())
  answer()
  await asked
  expect(await seats.find(secret)).toBeUndefined()
  seats.close()
  await store.close()
})
