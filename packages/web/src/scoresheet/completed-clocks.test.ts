import { expect, test } from 'vitest'
import { reviewRecord } from '../review/read-record.js'
import { conformanceCases } from '../testing/conformance-cases.js'
import { scoresOfRecord } from './score.js'

/** The time beside each legal move of the game, on its scoresheet and in its review. */
function bothClocks(text: string) {
  const read = reviewRecord(text, 'en', null)
  if (!read.ok) throw new Error(read.error.reason)
  const moves = new Map<string, { sheet: number | null; review: number | null }>()
  const steps = read.value.steps.filter(({ isWithdrawn, move }) => !isWithdrawn && move !== null)
  for (const { left, ...move } of scoresOfRecord(text, 'en')[0]?.moves ?? []) {
    const step = steps.find(each => each.number === move.number && each.color === move.color)
    if (step === undefined) continue
    moves.set(`${move.number} ${move.color}`, { sheet: left, review: step.clock })
  }
  return moves
}

test('the scoresheet and the review give a move the same time', () => {
  let compared = 0
  // Cases about pressing the clock, and a part of the others.
  const cases = conformanceCases().filter(
    ({ id }, index) => id.includes('completed.by-next-move') || index % 16 === 0,
  )
  for (const { id, table, acts, editions } of cases) {
    const header = { jadoube: 'record/1', laws: editions.at(-1), ...table }
    const text = [header, ...acts].map(line => JSON.stringify(line)).join('\n')
    for (const [move, { sheet, review }] of bothClocks(text)) {
      expect(sheet, `${id}: ${move}`).toBe(review)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(100)
})
