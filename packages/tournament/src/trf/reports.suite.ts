import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeStandings } from '../standings/index.js'
import { parseTieBreaks } from '../tie-breaks/index.js'
import { makeTrf } from './make.js'
import { parseTrf } from './parse.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'tournaments')
const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(trf|input)$/.test(name))
  .sort()

/** Files with one fault each, and where it is. */
const faulty: Readonly<Record<string, readonly [code: string, line: number, column: number]>> = {
  'py4swiss/incompatible_color.trf': ['trf-colour-disagrees', 2, 137],
  'py4swiss/incompatible_result.trf': ['trf-result-disagrees', 2, 139],
  'py4swiss/incorrect_points.trf': ['trf-points-disagree', 2, 81],
  'py4swiss/invalid_code.trf': ['trf-unknown-player-record', 7, 1],
  'py4swiss/missing_result.trf': ['trf-opponent-disagrees', 2, 132],
  'py4swiss/missing_starting_number.trf': ['trf-starting-number-missing', 7, 5],
  'py4swiss/too_many_results.trf': ['trf-too-many-rounds', 2, 142],
}

test('there are files to read', () => {
  expect(files.length).toBeGreaterThan(280)
})

test.each(Object.entries(faulty))('%s', (name, [code, line, column]) => {
  const attempt = parseTrf(readFileSync(join(data, name), 'utf8'))
  expect(attempt.ok ? null : attempt.error).toMatchObject({ code, line, column })
})

describe.each(['trf26', 'trf16'] as const)('%s', format => {
  test.each(files.filter(name => !Object.hasOwn(faulty, name)))('%s is read back', name => {
    const first = parseTrf(readFileSync(join(data, name), 'utf8'))
    if (!first.ok) throw new Error(JSON.stringify(first.error))
    const text = makeTrf(first.value, format)
    const second = parseTrf(text)
    if (!second.ok) throw new Error(JSON.stringify(second.error))
    const { tournament, laterByes, records } = first.value
    // XXP has no rounds. All other records are complete.
    const bound =
      format === 'trf26' ? {} : { forbiddenPairs: second.value.tournament.forbiddenPairs }
    expect(second.value.tournament).toEqual({ ...tournament, ...bound })
    expect(second.value.laterByes).toEqual(laterByes)
    expect(second.value.records).toEqual(records)
    expect(makeTrf(second.value, format)).toBe(text)
  })
})

test('reading, writing and ranking never throw for mutated files', () => {
  const list = parseTieBreaks(
    'DE,WIN,BPG,PS/C1,REP,BH/C1,BH/M1,FB,AOB,SB/C1,KS/L-1,ARO,TPR,PTP,APRO,APPO',
  )
  const tieBreaks = list.ok ? list.value : []
  expect(tieBreaks.length).toBe(16)
  let state = 20260301
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
  const alphabet = ' 01+-=wbWDLHFUZ#X\r\n\t.é🎉'
  for (const name of files.filter(each => !each.startsWith('generated') || next(8) === 0)) {
    const text = readFileSync(join(data, name), 'utf8').slice(0, 20_000)
    for (let turn = 0; turn < 30; turn++) {
      let mutated = text
      for (let change = next(4); change >= 0; change--) {
        const at = next(mutated.length)
        const put = alphabet[next(alphabet.length)]!
        mutated = mutated.slice(0, at) + put + mutated.slice(at + next(3))
      }
      const attempt = parseTrf(mutated)
      if (attempt.ok) {
        makeTrf(attempt.value)
        const { tournament } = attempt.value
        for (const pairing of ['swiss', 'fixed'] as const) {
          const edition = 'c07-2024'
          const standings = makeStandings(tournament, { tieBreaks, pairing, edition })
          expect(standings.ok && standings.value.places.length).toBe(tournament.players.length)
        }
      } else expect(attempt.error.column).toBeGreaterThan(0)
    }
  }
})
