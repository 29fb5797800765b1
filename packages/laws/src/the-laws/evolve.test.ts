import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { followersD } from '../appendix-d-blind/events.js'
import { parseCaseFile, recordOfCase } from '../case-file/index.js'
import { eventTypes, type GameEvent } from '../game/event.js'
import { followersOfRulings } from '../game/last-ruling.js'
import { type Followers, isOrdinary, ordinaryEvents } from '../game/reducers.js'
import type { GameState } from '../game/state.js'
import { followersI } from '../guidelines-1-adjourned/events.js'
import { ruleRecord } from '../record/index.js'
import { rememberingMates } from '../testing/remembered-mates.js'
import { evolve } from './evolve.js'

const conformance = new URL('../../../../conformance/', import.meta.url).pathname
const cases = readdirSync(conformance, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.case'),
)

type Follow = (before: GameState, event: GameEvent, next: GameState) => GameState
const all: readonly Followers[] = [followersI, followersD, followersOfRulings]

const sources = new URL('../', import.meta.url).pathname

test('each event has one reducer, in the table of its article', async () => {
  const files = readdirSync(sources).map(name => join(sources, name, 'events.ts'))
  const tables: object[] = []
  for (const file of files.filter(each => existsSync(each))) {
    const exported: Readonly<Record<string, object>> = await import(file)
    tables.push(...Object.keys(exported).flatMap(key => (isTable(key) ? [exported[key]!] : [])))
  }
  expect(tables.flatMap(Object.keys).sort()).toEqual([...eventTypes].sort())
})

const isTable = (name: string): boolean => /^events([A-Z]|\d)/.test(name)

test('in every conformance case, ordinary events in ordinary games have no followers', () => {
  const met = new Map<string, number>()
  for (const name of cases) {
    const file = parseCaseFile(readFileSync(join(conformance, name), 'utf8'))
    if (!file.ok) throw new Error(`${name}: ${file.error.reason}`)
    const ruled = rememberingMates(() => ruleRecord(recordOfCase(file.value)))
    if (!ruled.ok) throw new Error(`${name}: ${ruled.error.reason}`)
    for (const { before, outcome } of ruled.value.lines) {
      let state = before
      for (const event of outcome) {
        if (event.type === 'refused') continue
        const next = evolve(state, event)
        if (ordinaryEvents.has(event.type) && isOrdinary(next)) {
          met.set(event.type, (met.get(event.type) ?? 0) + 1)
          for (const each of all) {
            const follow = each[event.type] as Follow | undefined
            if (follow !== undefined) expect(follow(state, event, next), name).toBe(next)
          }
        }
        state = next
      }
    }
  }
  expect(new Set(met.keys())).toEqual(ordinaryEvents)
})
