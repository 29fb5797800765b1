import { describe, expect, test } from 'vitest'
import { pgnOfReview } from './game-pgn.js'
import { reviewPgn } from './read-pgn.js'
import { reviewRecord } from './read-record.js'
import { fragmentOf, textInFragment } from './shared-link.js'

const record = (header: object, acts: readonly object[]): string =>
  [
    {
      jadoube: 'record/1',
      laws: 'fide-2018',
      timeControl: '600+5',
      boardKind: 'physical',
      ...header,
    },
    { at: 0, by: 'arbiter', act: 'start' },
    ...acts,
  ]
    .map(line => JSON.stringify(line))
    .join('\n')

const move = (at: number, by: string, from: string, to: string) => ({
  at,
  by,
  act: 'move',
  from,
  to,
})

/** A knight moved illegally, claimed, put back, and moved correctly. */
const corrected = record({ white: { name: 'Novak' } }, [
  move(10_000, 'white', 'e2', 'e4'),
  move(20_000, 'black', 'g8', 'g6'),
  { at: 25_000, by: 'white', act: 'claim', claim: 'illegal-move' },
  move(40_000, 'black', 'g8', 'f6'),
])

function review(text: string) {
  const read = reviewRecord(text, 'en', Date.UTC(2026, 10, 14, 12))
  if (!read.ok) throw new Error(read.error.reason)
  return read.value
}

describe('the review of a record', () => {
  test('[illegal.restore · fide-2018] has the illegal move in its place, marked as taken back', () => {
    const { steps } = review(corrected)
    expect(steps.map(({ text, isWithdrawn }) => [text, isWithdrawn])).toEqual([
      ['e4', false],
      ['g8–g6', true],
      ['Nf6', false],
    ])
    expect(steps.map(({ number, color }) => `${number} ${color}`)).toEqual([
      '1 white',
      '1 black',
      '1 black',
    ])
    // The board shows what was there, not what should have been.
    expect(steps[1]?.placement.at(46 as never)?.role).toBe('knight')
    const said = steps[1]?.outcomes.flatMap(({ events }) => events.map(({ type }) => type)) ?? []
    expect(said).toContain('claim-upheld')
    expect(said).toContain('position-reinstated')
    expect(said).toContain('time-added')
  })

  test('[illegal.unpromoted · fide-2018] goes on after a pawn that became a queen by a ruling, in PGN, too', () => {
    const start = '7k/P6p/8/8/8/8/8/4K3 w - - 0 1'
    const game = review(
      record({ start }, [
        move(1000, 'white', 'a7', 'a8'),
        { at: 2000, by: 'black', act: 'claim', claim: 'illegal-move' },
        move(9000, 'black', 'h8', 'g7'),
      ]),
    )
    expect(game.steps.map(({ text, isWithdrawn }) => [text, isWithdrawn])).toEqual([
      ['a8=Q+', false],
      ['Kg7', false],
    ])
    expect(pgnOfReview(game)).toMatch(/1\. a8=Q\+ .*1\.\.\. Kg7/s)
  })

  test('shows the clocks as they stood once the move was completed, with the increment', () => {
    const { steps, startClocks } = review(corrected)
    expect(startClocks).toEqual({ white: 605_000, black: 605_000 })
    expect(steps[0]?.clocks).toEqual({ white: 600_000, black: 605_000 })
  })

  test('writes a PGN without moves that were taken back, which reads back as the same moves', () => {
    const pgn = pgnOfReview(review(corrected))
    expect(pgn).toContain('[White "Novak"]')
    expect(pgn).toContain('[Date "2026.11.14"]')
    const read = reviewPgn(pgn, 'en')
    if (!read.ok) throw new Error(read.error.reason)
    expect(read.value.steps.map(({ text }) => text)).toEqual(['e4', 'Nf6'])
    expect(read.value.steps[0]?.clock).toBe(600_000)
  })

  test('of a text that is not a record gives the reason and the line', () => {
    expect(reviewRecord('{"jadoube":"record/1","laws":"none"}', 'en', null)).toMatchObject({
      ok: false,
      error: { code: 'header-laws', line: 1 },
    })
  })
})

describe('a game in a link', () => {
  test('is read back exactly, and is far shorter than its record', async () => {
    const text = `${corrected}\n`.repeat(1)
    const fragment = await fragmentOf({ format: 'record', text })
    expect(fragment).toMatch(/^r[\w-]+$/)
    expect(fragment!.length).toBeLessThan(text.length)
    expect(await textInFragment(fragment!)).toEqual({ format: 'record', text })
  })

  test('that was cut off or changed is not a game, and never crashes', async () => {
    const fragment = (await fragmentOf({ format: 'pgn', text: '1. e4 e5 2. Nf3 Nc6 *' }))!
    for (const bad of ['', 'r', 'x', fragment.slice(0, -6), `q${fragment}`, 'r!!!!', 'p%%']) {
      expect(await textInFragment(bad)).toBeNull()
    }
  })

  test('is refused if it is too long', async () => {
    let seed = 1
    const letters = Array.from({ length: 40_000 }, () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
      return String.fromCharCode(33 + ((seed >> 12) % 90))
    })
    expect(await fragmentOf({ format: 'pgn', text: letters.join('') })).toBeNull()
  })
})
