import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Shape } from '../shape/index.js'
import { gameOf, setting } from '../testing/random-games.js'
import { acts } from './act-table.js'
import { type GameEvent, gameEvent } from './event.js'
import { actNames, actsSchema, parseAct } from './parse-act.js'

describe('the table of events', () => {
  test('describes every event of any game', () => {
    fc.assert(
      fc.property(setting, given => {
        for (const { events } of gameOf(given).steps)
          for (const event of events) {
            const sent: unknown = JSON.parse(JSON.stringify(event))
            expect(gameEvent.read(sent), JSON.stringify(event)).toBe(sent)
          }
      }),
      { numRuns: 150 },
    )
  })

  test.each<[string, unknown]>([
    ['no type', { at: 0 }],
    ['no known type', { type: 'toString', at: 0 }],
    ['no time', { type: 'game-started' }],
    ['a square off the board', { type: 'piece-felt', at: 0, by: 'white', square: 'e9' }],
    ['nobody’s name', { type: 'clock-pressed', at: 0, by: 'red' }],
    ['no move', { type: 'move-made', at: 0, by: 'white', from: 'e2' }],
  ])('refuses %s', (_, value) => {
    expect(gameEvent.read(value)).toBeUndefined()
  })

  test('allows events without the legality of a move', () => {
    const event: GameEvent = { type: 'move-made', at: 0, by: 'white', from: 'e2', to: 'e4' }
    expect(gameEvent.read(event)).toBe(event)
  })
})

describe('the table of acts', () => {
  test('is what is read, and what the JSON Schema describes', () => {
    expect(actNames).toEqual(Object.keys(acts))
    const { oneOf } = actsSchema() as { oneOf: { properties: { act: { const: string } } }[] }
    expect(oneOf.map(({ properties }) => properties.act.const)).toEqual(actNames)
  })

  test.each([
    [{ act: 'place', to: 'e4' }, 'place wants either `from` or `piece`'],
    [{ act: 'place', to: 'e4', from: 'e2', piece: 'Q' }, 'place wants either `from` or `piece`'],
    [{ act: 'move', from: 'e2' }, 'move wants `san`, or `from` and `to`'],
    [{ act: 'touch' }, 'touch wants either `square` or `squares`'],
    [{ act: 'touch', squares: [] }, 'touch wants at least one square'],
    [{ act: 'seal' }, 'seal wants either `text` or `envelope`'],
    [{ act: 'set-clock' }, 'set-clock wants `white`, `black` or `moves`'],
    [{ act: 'place-between', from: 'e2', squares: ['e4', 'e4'] }, 'at least two squares'],
    [{ act: 'touch', square: 'e9' }, '`square` of touch cannot be read'],
  ])('says what is wrong with %j', (fields, reason) => {
    const read = parseAct({ at: 0, by: 'white', ...fields })
    if (read.ok) throw new Error('read')
    expect(read.error).toMatchObject({ code: 'malformed-act' })
    expect(read.error.reason).toContain(reason)
  })

  test('no field takes the name of something that every object has', () => {
    const names = Object.getOwnPropertyNames(Object.prototype)
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
    for (const act of actNames) {
      const { fields } = acts[act]
      for (const field of Object.keys(fields)) {
        for (const name of names) {
          const shape = (fields as Readonly<Record<string, Shape<unknown>>>)[field]!
          const read = shape.read(name)
          // A text is read as it is; nothing else has such a name.
          expect([undefined, name], `${act}.${field}: ${name}`).toContainEqual(read)
          if (read !== undefined) expect(plain(read)).toBe(name)
        }
      }
    }
    for (const piece of ['constructor', '__proto__', 'Constructor']) {
      const read = parseAct({ at: 0, by: 'white', act: 'place', to: 'e4', piece })
      expect(read).toMatchObject({ ok: false, error: { code: 'malformed-act' } })
    }
  })

  test('counts a square that is given twice as one touch', () => {
    const read = parseAct({ at: 0, by: 'white', act: 'touch', squares: ['e2', 'e2'] })
    expect(read).toEqual({ ok: true, value: { at: 0, by: 'white', act: 'touch', square: 12 } })
  })
})
