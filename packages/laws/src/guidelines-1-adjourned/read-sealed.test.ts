import { makeSan } from '@jadoube/chess'
import { expect, test } from 'vitest'
import { legalMovesIn } from '../game/legal-moves.js'
import { parseHeader } from '../record/header.js'
import { possibleMeanings, readSealedMove } from './read-sealed.js'

/**
 * Promotions, en passant captures, castling on both sides, two pieces that can go to one square.
 */
const positions = [
  '4k3/P6p/8/8/8/8/8/4K3 w - - 0 1',
  'r1r1k3/1P5p/8/8/8/8/8/4K3 w - - 0 1',
  'r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 1',
  'r3k2r/8/8/2P1P3/3p4/8/8/R3K2R w KQkq - 0 1',
  '1k6/8/8/8/4Q2Q/8/8/1N2K1NQ w - - 0 1',
  '4k3/8/2P1P3/3p4/2P1P3/8/8/R3K2R w KQ - 0 1',
]

/** What players leave out when they write a move down in haste. */
const hasty: readonly ((san: string) => string)[] = [
  san => san.replace(/=[QRBN]/, ''),
  san => san.replace(/^([QRN])[a-h]?[1-8]?(x?[a-h][1-8])/, '$1$2'),
  san => san.replace('x', ''),
  san => san.replace(/[+#]/, ''),
  san => san.replace(/=(?=[QRBN])/, ''),
]

function stateOf(start: string) {
  const table = parseHeader({ jadoube: 'record/1', laws: 'fide-2018', start })
  if (!table.ok) throw new Error(table.error.reason)
  return table.value.state
}

test('[adjourn.bad-seal.ambiguous, adjourn.bad-seal.unreadable · every edition] a legal move written in haste is never illegal, and is among its possible meanings', () => {
  for (const start of positions) {
    const state = stateOf(start)
    for (const move of legalMovesIn(state.position)) {
      const san = makeSan(state.position, move)
      for (const text of hasty.map(write => write(san))) {
        const read = readSealedMove(state, text)
        if (read.kind === 'move') expect(makeSan(state.position, read.move)).toBe(san)
        else {
          expect(read, `${text} for ${san} in ${start}`).not.toMatchObject({ kind: 'illegal' })
          expect(possibleMeanings(state, text), `${text} in ${start}`).toContain(san)
        }
      }
    }
  }
})

test('[adjourn.bad-seal.unreadable · every edition] a king move that is possible only by castling may mean castling', () => {
  const state = stateOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
  expect(readSealedMove(state, 'Kc1')).toMatchObject({ kind: 'unreadable' })
  expect(possibleMeanings(state, 'Kc1')).toEqual(['O-O-O'])
})

test('[adjourn.bad-seal.illegal · every edition] text that can mean no legal move is illegal', () => {
  const state = stateOf('4k3/P6p/8/8/8/8/8/4K3 w - - 0 1')
  for (const text of ['Ke3', 'a7', 'axb8=Q', 'O-O', 'Nf3']) {
    expect(readSealedMove(state, text), text).toMatchObject({ kind: 'illegal' })
  }
})

test('[adjourn.bad-seal.unreadable · every edition] text of any kind leaves the arbiter moves to choose from', () => {
  for (const start of positions) {
    const state = stateOf(start)
    const sans = legalMovesIn(state.position).map(move => makeSan(state.position, move))
    for (const text of ['', '?!', '~~~', 'king takes', 'Sd2', 'to e4 I think', 'castles']) {
      const offered = possibleMeanings(state, text)
      expect(offered.length, `“${text}” in ${start}`).toBeGreaterThan(0)
      expect(sans, `“${text}” in ${start}`).toEqual(expect.arrayContaining([...offered]))
    }
  }
})
