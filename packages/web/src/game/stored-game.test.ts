import { RecordRuler } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { ruleAll } from './ruler.js'
import { hasAllEvents, readStoredGame, restoreGame } from './stored-game.js'

const lines = [
  { jadoube: 'record/1', laws: 'fide-2018', timeControl: '900+10', start: 'standard' },
  { at: 0, by: 'arbiter', act: 'start' },
  { at: 1000, by: 'white', act: 'touch', square: 'e2' },
  { at: 1500, by: 'white', act: 'place', from: 'e2', to: 'e5' },
  { at: 2000, by: 'white', act: 'press' },
  { at: 3000, by: 'black', act: 'claim', claim: 'illegal-move' },
  { at: 9000, by: 'white', act: 'move', san: 'e4' },
  { at: 12_000, by: 'black', act: 'resign' },
].map(line => JSON.stringify(line))

describe('a stored game', () => {
  test('is restored from what was stored', () => {
    const events = ruleAll(lines)
    if (events === null) throw new Error('the record cannot be read')
    const kept = readStoredGame(JSON.parse(JSON.stringify({ origin: 7, lines, events })))
    if (kept === undefined) throw new Error('what was kept cannot be read')
    expect(hasAllEvents(kept)).toBe(true)
    const found = restoreGame(kept)
    expect(found?.origin).toBe(7)
    expect(found?.state.result?.text).toBe('1-0')
    expect(found?.state.clock?.black.left).toBeGreaterThan(900_000)
    const ruler = new RecordRuler()
    for (const line of lines) ruler.take(line)
    expect(found?.state).toEqual(ruler.state)
  })

  test('with acts only is not ruled yet', () => {
    expect(hasAllEvents({ origin: 0, lines })).toBe(false)
    expect(hasAllEvents({ origin: 0, lines, events: [] })).toBe(false)
    expect(hasAllEvents({ origin: 0, lines: lines.slice(0, 1) })).toBe(true)
  })

  test('is not read from anything else', () => {
    for (const value of [null, 3, {}, { origin: 0 }, { origin: '0', lines: [] }]) {
      expect(readStoredGame(value)).toBeUndefined()
    }
    expect(restoreGame({ origin: 0, lines: ['{}'] })).toBeUndefined()
    expect(restoreGame({ origin: 0, lines: [] })).toBeUndefined()
    expect(ruleAll(['not a record'])).toBeNull()
  })
})
