import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linesIn, linesOf } from '../testing/pairing-lines.js'
import type { Tournament } from '../tournament.js'
import { parseTrf } from '../trf/index.js'
import { beforeRound } from './before-round.js'
import { fideDutch } from './dutch.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'tournaments')
const read = (name: string) => readFileSync(join(data, name), 'utf8')
const files = (folder: string) =>
  readdirSync(join(data, folder))
    .filter(name => name.endsWith('.trf'))
    .map(name => `${folder}/${name}`)

function load(name: string): Tournament {
  const attempt = parseTrf(read(name))
  if (!attempt.ok) throw new Error(`${name}: ${attempt.error.reason}`)
  return attempt.value.tournament
}

function paired(tournament: Tournament): string[] {
  const attempt = fideDutch.pair(tournament)
  if (attempt.ok) return linesOf(attempt.value)
  // A round with byes only.
  return attempt.error.code === 'nobody-to-pair' ? [] : [attempt.error.code]
}

/** The rounds of a file that we pair differently. */
function differing(name: string): number[] {
  const tournament = load(name)
  const rounds = Array.from({ length: tournament.paired }, (_, i) => i + 1)
  return rounds.filter(
    round => paired(beforeRound(tournament, round)).join() !== linesIn(tournament, round).join(),
  )
}

describe('every round that bbpPairings 6.0.0 paired, with its colours', () => {
  const generated = files('generated')
  test('there are 1,479 of them', () => {
    expect(generated.reduce((sum, name) => sum + load(name).paired, 0)).toBe(1479)
  })
  test.each(generated)('%s', name => {
    expect(differing(name)).toEqual([])
  })
})

describe('hard rounds of bbpPairings', () => {
  // issue_15 is a tournament of the Burstein system.
  test.each(['dutch_2025_C5', 'dutch_2025_C9', 'issue_7'])('%s', name => {
    const wanted = read(`bbppairings/${name}.output.expected`).trim().split(/\s*\n/).slice(1)
    expect(paired(load(`bbppairings/${name}.input`))).toEqual(wanted.sort())
  })
})

describe('rounds that the rules of 2026 pair differently', () => {
  const manifest: { file: string; rules_2026: [number, number | null][] }[] = JSON.parse(
    read('ainalrami/rule_delta/manifest.json'),
  )
  test.each(manifest.map(({ file, rules_2026 }) => [file, rules_2026] as const))(
    '%s',
    (file, wanted) => {
      const sorted = (ids: readonly (number | string)[]) =>
        [...ids]
          .map(Number)
          .sort((a, b) => a - b)
          .join()
      const pairs = paired(load(`ainalrami/rule_delta/${file}`)).map(line =>
        sorted(line.split(' ')),
      )
      expect(pairs.sort()).toEqual(wanted.map(([a, b]) => sorted([a, b ?? 0])).sort())
    },
  )
})

describe('rounds in which bbpPairings gives a second bye (C2)', () => {
  // Each follows by elimination from who may still meet whom and who had a bye.
  test.each([
    ['seed735265-r7-p10', ['3 9', '5 1', '7 0', '8 2']],
    ['seed8848759-r9-p10', ['1 4', '3 0', '5 2', '7 10']],
    ['seed7073463-r8-p9', ['2 1', '4 8', '6 0', '9 7']],
  ])('%s', (name, wanted) => {
    expect(paired(load(`ainalrami/fe1_disputes/${name}.trf`))).toEqual(wanted)
  })
})

describe('other rounds of 2026', () => {
  test.each([
    ['open_questions/c6-vs-completion-6', ['1 2', '3 5', '6 4']],
    ['open_questions/c6-vs-completion-8', ['1 2', '3 4', '6 8', '7 5']],
  ])('%s', (name, wanted) => {
    expect(paired(load(`ainalrami/${name}.trf`))).toEqual(wanted)
  })

  // C9, rounds 9 and 11 of misc_edge_case_3: the bye goes to a player with more games than in the
  // file.
  const otherwise: Readonly<Record<string, readonly number[]>> = {
    'caissify/misc_edge_case_3.trf': [9, 11],
  }
  // The Burstein system, in a folder of the Dutch one.
  const burstein = 'caissify/fide_official/bbp_issue15_180p11r.trf'
  test.each([
    'ainalrami/interop/bbppairings-generated.trf',
    ...files('caissify'),
    ...files('caissify/fide_official').filter(name => name !== burstein),
  ])('%s', name => {
    expect(differing(name)).toEqual(otherwise[name] ?? [])
  })
})
