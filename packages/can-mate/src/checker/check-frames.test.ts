import { parsePosition } from '@jadoube/chess'
import { boardOf } from '@jadoube/chess/internals'
import { describe, expect, test } from 'vitest'
import { canCheckmate } from '../can-mate.js'
import { FrameProver } from '../frames/frame-prover.js'
import type { FrameClaim } from '../verdict.js'
import { checkProof } from './check-proof.js'

function positionOf(fen: string) {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

// Five bishops behind a wall, none of which can mate: too many arrangements for a closure.
const wall = positionOf('3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57')

function claimOf(): FrameClaim {
  const prover = new FrameProver()
  if (!prover.prove(boardOf(wall), 0, 1000, false)) throw new Error('not proved')
  return prover.claim()
}

const check = (frames: FrameClaim, position = wall) =>
  checkProof(position, 'white', { positions: 1, enclosures: [], frames })
const stride = (claim: FrameClaim) => 5 + 3 * claim.groups.length

describe('[end.dead-position] the checker of frames', () => {
  test('accepts the original claim, for both colours', () => {
    expect(check(claimOf())).toEqual({ accepted: true })
    for (const color of ['white', 'black'] as const) {
      const answer = canCheckmate(wall, color)
      if (answer.verdict !== 'no') throw new Error(answer.verdict)
      expect(checkProof(wall, color, answer.proof)).toEqual({ accepted: true })
    }
  })
  test('rejects it if any frame is missing', () => {
    const claim = claimOf()
    const size = stride(claim)
    for (let at = 0; at < claim.words.length; at += size) {
      const words = Int32Array.from([...claim.words.slice(0, at), ...claim.words.slice(at + size)])
      expect(check({ ...claim, words }).accepted, `without frame ${at / size}`).toBe(false)
    }
  })
  test('rejects it if a moving group has one square too few', () => {
    const claim = claimOf()
    const size = stride(claim)
    let tried = 0
    for (let at = 0; at < claim.words.length; at += size * 7) {
      for (let group = 0; group < claim.groups.length; group++) {
        const word = at + 5 + 3 * group + 2
        const set = claim.words[word]
        if (set === 0) continue
        const words = claim.words.slice()
        words[word] = set & (set - 1)
        expect(check({ ...claim, words }).accepted, `${at / size} ${group}`).toBe(false)
        tried++
      }
    }
    expect(tried).toBeGreaterThan(5)
  })
  test('a cage of pieces that hardly move is proved with exact squares, but not with sets', () => {
    // Every move of the knight on b2 opens the line from a3 to the white king, which has no move:
    // it is mate.
    const cage = positionOf('6Q1/8/4b3/8/ppp5/qkp3r1/rnp5/n1K5 w - - 0 1')
    const prover = new FrameProver()
    expect(prover.prove(boardOf(cage), 0, 10_000, false)).toBe(false)
    expect(prover.wasFull).toBe(false)
    expect(prover.prove(boardOf(cage), 0, 300, true)).toBe(true)
    const claim = prover.claim()
    expect(check(claim, cage)).toEqual({ accepted: true })
    const size = stride(claim)
    for (let at = 0; at < claim.words.length; at += size) {
      const words = Int32Array.from([...claim.words.slice(0, at), ...claim.words.slice(at + size)])
      expect(check({ ...claim, words }, cage).accepted, `without frame ${at / size}`).toBe(false)
    }
  })
  test('rejects it for another position, and if there may be a mate', () => {
    const other = positionOf('3k1b2/2p1pBp1/KpP1P1P1/1P6/4B1B1/5B2/8/8 w - - 0 1')
    expect(check(claimOf(), other).accepted).toBe(false)
    // Black, to move, is mated in a frame in which the queen may be anywhere.
    const queen = positionOf('7k/8/6K1/8/8/8/8/Q7 b - - 0 1')
    const words = Int32Array.from([1 | (46 << 8) | (63 << 14), 0, 0, 0, 0, 1, -1, -1])
    const groups = [{ color: 'white', role: 'queen' }] as const
    expect(check({ groups, words }, queen)).toMatchObject({
      accepted: false,
      reason: expect.stringContaining('mate'),
    })
  })
})
