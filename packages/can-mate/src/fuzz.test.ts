import { parsePosition } from '@jadoube/chess'
import { expect, test } from 'vitest'
import { fuzz } from './testing/fuzz.js'

const dead = [
  '4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1',
  '8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1',
  '5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1',
  'B2b4/8/8/4k3/1p6/1Pp1p1pB/K1P1P1Pb/RB6 w - - 0 1',
  '8/1p6/1PpB4/k1P5/p1P5/P7/5K2/8 w - - 0 1',
  '1k6/1P5p/BP3p2/1P6/6K1/8/5P1P/8 w - - 0 1',
].map(fen => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
})

test('[end.dead-position] mutants of dead positions: verdict, quick question and certificate', () => {
  const { faults, compared } = fuzz(dead, 20_261, 8_000, asked => asked >= 60)
  expect(faults).toEqual([])
  expect(compared).toBeGreaterThan(5)
})
