import { describe, expect, test } from 'vitest'
import type { Register, Stored } from '../store.js'
import { boardId, competitionId } from './ground.suite.js'
import type { Subject } from './store-contract.suite.js'

export function registerContract(subject: Subject): void {
  registerOf('boards', () => subject.store.boards, boardId)
  registerOf('competitions', () => subject.store.competitions, competitionId)
}

function registerOf<Id>(name: string, register: () => Register<Id>, makeId: () => Id): void {
  describe(`the register of ${name}`, () => {
    async function created(competition = competitionId()): Promise<Stored<Id>> {
      const made = await register().create({ id: makeId(), meta: '{"é":1}', at: 7, competition })
      if (!made.ok) throw new Error(made.error.code)
      return made.value
    }

    test('returns what was created, and nothing else', async () => {
      const competition = competitionId()
      const one = await created(competition)
      expect(one).toEqual({ id: one.id, version: 1, meta: '{"é":1}', competition, createdAt: 7 })
      expect(await register().get(one.id)).toEqual(one)
      expect(await register().get(makeId())).toBeUndefined()
    })

    test('creates each id only once', async () => {
      const one = await created()
      const attempts = await Promise.all(
        [1, 2, 3].map(at => register().create({ id: one.id, meta: '{"other":1}', at })),
      )
      for (const attempt of attempts)
        expect(attempt).toEqual({ ok: false, error: { code: 'already-exists' } })
      expect(await register().get(one.id)).toEqual(one)
    })

    test('of several changes to the same version one succeeds', async () => {
      const one = await created()
      const attempts = await Promise.all(
        [1, 2, 3, 4].map(n => register().change(one.id, 1, `{"n":${n}}`)),
      )
      const won = attempts.filter(attempt => attempt.ok)
      expect(won.length).toBe(1)
      for (const attempt of attempts)
        if (!attempt.ok)
          expect(attempt.error).toEqual({ code: 'version-conflict', expected: 1, actual: 2 })
      const now = await register().get(one.id)
      expect(won[0]?.ok && won[0].value).toEqual(now)
      expect(now).toEqual({ ...one, version: 2, meta: now?.meta })
      expect((await register().change(one.id, 2, '{}')).ok).toBe(true)
      expect(await register().change(makeId(), 1, '{}')).toEqual({
        ok: false,
        error: { code: 'not-found' },
      })
    })

    test('lists rows page by page in code-point order, also of one competition', async () => {
      const competition = competitionId()
      const ids = ['Z', '_', 'a', '.', '-', 'B', '9', ':'].map(letter => `${letter}-x` as Id)
      for (const id of ids) await register().create({ id, meta: '{}', at: 1, competition })
      for (let n = 0; n < 3; n++) await created()
      const sorted = ids.map(String).sort()
      const listed: Id[] = []
      for (;;) {
        const after = listed.at(-1)
        const page = await register().list({
          competition,
          limit: 3,
          ...(after !== undefined && { after }),
        })
        expect(page.length).toBeLessThanOrEqual(3)
        if (page.length === 0) break
        listed.push(...page.map(({ id }) => id))
      }
      expect(listed).toEqual(sorted)
      expect((await register().list()).length).toBe(11)
      expect((await register().list({ limit: 2 })).length).toBe(2)
      expect(await register().count()).toBe(11)
    })
  })
}
