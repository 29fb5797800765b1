import { type CaseFile, parseCaseFile } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { differences } from './differences.js'

const told = (...lines: readonly string[]) => {
  const head = [
    'A title',
    '',
    'Why.',
    '',
    'rules     end.mate',
    'editions  fide-2018, fide-2023',
    '',
  ]
  const parsed = parseCaseFile([...head, 'time control  3600', ...lines].join('\n'))
  if (!parsed.ok) throw new Error(`${parsed.error.line}: ${parsed.error.reason}`)
  const file: CaseFile = parsed.value
  return file.editions.map(edition => differences(file, edition).map(({ line }) => line))
}

describe('an expectation that does not hold is told by its line', () => {
  const moved = ['0:00  arbiter  start', '0:01  white  move e4']

  test('where all holds there is none', () => {
    expect(told(...moved, '-> move-made by white', 'at the end', 'status  in-play')).toEqual([
      [],
      [],
    ])
  })

  test('an event that does not follow from this act, though it does from another', () => {
    expect(told(moved[0]!, '-> move-made by white', moved[1]!)).toEqual([[10], [10]])
    expect(told(...moved, '-> move-made by black')).toEqual([[11], [11]])
  })

  test('events in another order', () => {
    const both = ['-> move-completed by white', '-> move-made by white']
    expect(told(...moved, ...both)).toEqual([[12], [12]])
    expect(told(...moved, ...both.toReversed())).toEqual([[], []])
  })

  test('a refusal that is none, and one that must not be', () => {
    expect(told(...moved, '-> refused')).toEqual([[11], [11]])
    expect(told(...moved, '0:02  white  accept-draw', 'at the end', 'never  refused')).toEqual([
      [11, 13],
      [11, 13],
    ])
  })

  test('a refusal that the case does not mention', () => {
    expect(told(...moved, '0:02  white  accept-draw')).toEqual([[11], [11]])
    expect(told(...moved, '0:02  white  accept-draw', '-> refused')).toEqual([[], []])
    expect(told(...moved, '0:02  white  accept-draw', '-> refused @fide-2018')).toEqual([[], [11]])
  })

  test('only under the editions that it is for', () => {
    expect(told(...moved, '-> move-made by black @fide-2018')).toEqual([[11], []])
    expect(told(...moved, 'at the end', 'status  paused @fide-2023')).toEqual([[], [12]])
    expect(told(...moved, 'at the end', 'never  move-made @fide-2023')).toEqual([[], [12]])
  })
})
