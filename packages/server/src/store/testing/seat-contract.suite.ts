import { describe, expect, test } from 'vitest'
import type { Scope } from '../news.js'
import { hashSecret, makeSecret } from '../secret.js'
import type { Seat } from '../store.js'
import { boardId, competitionId, seatId } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

export function seatContract(subject: Subject): void {
  describe('seats', () => {
    const ofBoard = (): Scope => ({ kind: 'board', board: boardId() })

    async function created(scope: Scope, secret = makeSecret()): Promise<Seat> {
      const seat = { id: seatId(), scope, secretHash: hashSecret(secret), meta: '{"as":"white"}' }
      const made = await subject.store.seats.create({ ...seat, at: 3 })
      if (!made.ok) throw new Error(made.error.code)
      expect(made.value).toEqual({ ...seat, createdAt: 3, revokedAt: null })
      return made.value
    }

    test('a seat is found by its id, its secret and its scope', async () => {
      const { seats } = subject.store
      const board = ofBoard()
      const competition: Scope = { kind: 'competition', competition: competitionId() }
      const [white, black] = [await created(board), await created(board)]
      const arbiter = await created(competition)
      expect(await seats.get(white.id)).toEqual(white)
      expect(await seats.bySecretHash(black.secretHash)).toEqual(black)
      expect(await seats.list(board)).toEqual([white, black].sort((a, b) => (a.id < b.id ? -1 : 1)))
      expect(await seats.list(competition)).toEqual([arbiter])
      expect(await seats.list(ofBoard())).toEqual([])
      expect(await seats.get(seatId())).toBeUndefined()
      expect(await seats.bySecretHash(hashSecret(makeSecret()))).toBeUndefined()
    })

    test('all seats are listed page by page, whatever they belong to', async () => {
      const { seats } = subject.store
      const competition: Scope = { kind: 'competition', competition: competitionId() }
      const made = [await created(ofBoard()), await created(competition), await created(ofBoard())]
      await seats.revoke(made[0]!.id, 50)
      const listed: Seat[] = []
      for (;;) {
        const after = listed.at(-1)?.id
        const page = await seats.all({ limit: 2, ...(after && { after }) })
        expect(page.length).toBeLessThanOrEqual(2)
        if (page.length === 0) break
        listed.push(...page)
      }
      const ids = listed.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort())
      for (const { id } of made) expect(listed).toContainEqual(await seats.get(id))
    })

    test('a board and a competition with the same id have separate seats', async () => {
      const name = boardId()
      const board: Scope = { kind: 'board', board: name }
      const competition = { kind: 'competition', competition: String(name) } as Scope
      const [player, organiser] = [await created(board), await created(competition)]
      expect(await subject.store.seats.list(board)).toEqual([player])
      expect(await subject.store.seats.list(competition)).toEqual([organiser])
    })

    test('neither an id nor a secret can be used twice', async () => {
      const { seats } = subject.store
      const one = await created(ofBoard())
      const other = { ...one, id: seatId(), secretHash: hashSecret(makeSecret()), at: 9 }
      for (const clash of [
        { ...other, id: one.id },
        { ...other, secretHash: one.secretHash },
      ])
        expect(await seats.create(clash)).toEqual({ ok: false, error: { code: 'already-exists' } })
      expect(await seats.list(one.scope)).toEqual([one])
    })

    test('a revoked seat no longer opens, and keeps the time of its revocation', async () => {
      const { seats } = subject.store
      const one = await created(ofBoard())
      const revoked = { ...one, revokedAt: 50 }
      expect(await seats.revoke(one.id, 50)).toEqual({ ok: true, value: revoked })
      expect(await seats.revoke(one.id, 60)).toEqual({ ok: true, value: revoked })
      expect(await seats.bySecretHash(one.secretHash)).toBeUndefined()
      expect(await seats.get(one.id)).toEqual(revoked)
      expect(await seats.revoke(seatId(), 50)).toEqual({ ok: false, error: { code: 'not-found' } })
    })

    test('the metadata of a seat changes only from the expected value, and its secret stays valid', async () => {
      const { seats } = subject.store
      const one = await created(ofBoard())
      expect(await seats.amend(one.id, one.meta, 'first')).toBe(true)
      expect(await seats.amend(one.id, one.meta, 'second')).toBe(false)
      expect(await seats.amend(seatId(), one.meta, 'nobody’s')).toBe(false)
      expect(await seats.bySecretHash(one.secretHash)).toEqual({ ...one, meta: 'first' })
      // If several change it at the same time, one wins.
      const won = await Promise.all(
        ['a', 'b', 'c', 'd'].map(meta => seats.amend(one.id, 'first', meta)),
      )
      expect(won.filter(Boolean)).toHaveLength(1)
    })

    test('a reissued seat opens with the new secret only', async () => {
      const { seats } = subject.store
      const [one, other] = [await created(ofBoard()), await created(ofBoard())]
      await seats.revoke(one.id, 50)
      const secretHash = hashSecret(makeSecret())
      const anew = { ...one, secretHash, meta: 'anew', revokedAt: null }
      expect(await seats.reissue(one.id, secretHash, 'anew')).toEqual({ ok: true, value: anew })
      expect(await seats.bySecretHash(one.secretHash)).toBeUndefined()
      expect(await seats.bySecretHash(secretHash)).toEqual(anew)
      expect(await seats.reissue(one.id, other.secretHash, 'other')).toEqual({
        ok: false,
        error: { code: 'already-exists' },
      })
      expect(await seats.get(one.id)).toEqual(anew)
      expect(await seats.reissue(seatId(), hashSecret(makeSecret()), 'none')).toEqual({
        ok: false,
        error: { code: 'not-found' },
      })
    })
  })
}
