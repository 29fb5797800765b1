import { expect, test } from 'vitest'
import { Boards } from '../board/boards.js'
import { createBoard } from '../board/create-board.js'
import { MateQuestions } from '../board/mate-questions.js'
import { casualDefaults } from '../game/board-settings.js'
import type { Service } from '../service.js'
import type { CompetitionId } from '../store/index.js'
import { openStore } from '../store/index.js'
import { Desk } from './desk.js'

test('a client that disconnects while its desk is being opened keeps no board in memory', async () => {
  const store = await openStore('memory:')
  const mates = new MateQuestions(() => Promise.reject(new Error('nobody asks')))
  const boards = new Boards({
    store,
    now: Date.now,
    maxActs: 100,
    decide: (state, act, laws) => mates.decide(state, act, laws),
    isDead: async () => false,
    armed: () => {},
    standstillCheck: () => undefined,
    failed: () => {},
    locked: () => {},
  })
  const event = 'event' as CompetitionId
  const about = { eventName: null, site: null, date: null, white: {}, black: {} }
  const settings = { ...casualDefaults, ...about, scheduledStart: 0, event, round: '1', number: 1 }
  const header = { jadoube: 'record/1', laws: 'fide-2023' }
  const made = await createBoard(store, Date.now(), header, settings)
  if (!made.ok) throw new Error(made.error)
  const desk = new Desk({ store, boards } as Service, event, 'arbiter', {
    line: () => {},
    locked: () => {},
  })
  const gathered = desk.open({})
  desk.close()
  await gathered
  expect((await boards.get(made.value.board))?.isIdle).toBe(true)
  await boards.close()
  await store.close()
})
