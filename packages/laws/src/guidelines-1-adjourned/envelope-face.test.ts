import { expect, test } from 'vitest'
import { type EditionId, editionIds } from '../editions/index.js'
import type { EventOf } from '../game/event.js'
import { ruleRecord } from '../record/rule-record.js'
import { envelopeFace } from './envelope-face.js'

function adjournedUnder(laws: EditionId) {
  const acts = [
    { jadoube: 'record/1', laws, timeControl: '7200', white: 'Vera', black: { name: 'Pekka' } },
    { at: 0, by: 'arbiter', act: 'start' },
    { at: 60_000, by: 'white', act: 'move', san: 'e4' },
    { at: 600_000, by: 'arbiter', act: 'adjourn', sessionEnds: 600_000, resumes: 86_400_000 },
    { at: 630_000, by: 'black', act: 'seal', text: 'c5' },
  ]
  const ruled = ruleRecord(acts.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  const { table, events } = ruled.value
  const event = events.find(
    (each): each is EventOf<'game-adjourned'> => each.type === 'game-adjourned',
  )
  if (event === undefined) throw new Error('the game was not adjourned')
  return { header: table.header, event }
}

test('[adjourn.envelope.names, adjourn.envelope.position, adjourn.envelope.times, adjourn.envelope.sealer, adjourn.envelope.number, adjourn.envelope.draw-offer, adjourn.envelope.resumption · every edition] what stands on the envelope', () => {
  for (const laws of editionIds) {
    const { header, event } = adjournedUnder(laws)
    expect(envelopeFace(header, event)).toEqual({
      names: { white: 'Vera', black: 'Pekka' },
      position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      used: { white: 60_000, black: 570_000 },
      sealer: 'black',
      sealedBy: 'Pekka',
      number: 1,
      offer: null,
      resumes: 86_400_000,
    })
  }
})

test('a player without a name has no name on it', () => {
  const { event } = adjournedUnder('fide-2018')
  expect(envelopeFace({ white: {}, black: {} }, event)).toMatchObject({
    names: { white: null, black: null },
    sealedBy: null,
  })
})
