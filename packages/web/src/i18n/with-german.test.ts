import { legalMoves, makeAnnouncement, parsePosition } from '@jadoube/chess'
import { allExplanations } from '@jadoube/laws/explanations'
import { describe, expect, test } from 'vitest'
import { germanIn } from './german-in.js'

const germanOf = (text: string) =>
  germanIn(text)
    .filter(each => each.german)
    .map(each => each.text)

test.each([
  ['White announces: Springer Gustav eins Felix drei.', ['Springer Gustav eins Felix drei']],
  ['Valkea ilmoittaa: Eva vier.', ['Eva vier']],
  ['Černý: Kurze Rochade', ['Kurze Rochade']],
  ['König (kralj), Dame (dama), Turm (trdnjava)', ['König', 'Dame', 'Turm']],
  ['imena Anna, Bella, Cesar, David, Eva, Felix', ['Anna, Bella, Cesar, David, Eva, Felix']],
  // Names of people, and words of other languages.
  ['Anna se vain sille, joka istuu paikalla.', []],
  ['David plays Black.', []],
  ['Dame Judi Dench is matt.', []],
])('%s', (text, german) => {
  expect(germanOf(text)).toEqual(german)
  expect(
    germanIn(text)
      .map(each => each.text)
      .join(''),
  ).toBe(text)
})

describe('every announcement', () => {
  const fens = [
    'r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPpP/R3K2R w KQkq - 0 1',
    'r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPpP/R3K2R b KQkq - 0 1',
  ]
  test.each(fens)('of a position is German to its end: %s', fen => {
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(fen)
    for (const move of legalMoves(position.value)) {
      const said = makeAnnouncement(position.value, move)
      expect(germanOf(`White: ${said}.`).join(' '), said).toBe(said)
    }
  })
})

test('the names are marked in the explanations of every language', () => {
  for (const [language, explanations] of Object.entries(allExplanations)) {
    const texts = Object.entries(explanations).filter(([rule]) => rule.startsWith('blind.'))
    expect(germanOf(JSON.stringify(texts)).length, language).toBeGreaterThan(6)
  }
})
