import { boardOf, colorCode, moveOf } from '@jadoube/chess/internals'
import { describe, expect, test } from 'vitest'
import { positionOf } from '../../../chess/src/testing/random-games.js'
import { canCheckmate } from '../can-mate.js'
import { checkLine } from '../checker/check-proof.js'
import { Closure } from '../closures/closure.js'
import { NovelFirst } from './novel-first.js'
import { ThinnedSearch } from './thinned-search.js'

describe('[end.dead-position] many bishops behind locked chains of pawns', () => {
  test.each([
    'BbK1kb2/b1p1p1p1/1pP1P1P1/1P6/1b4B1/2b5/8/8 b - - 0 1',
    'BbK1kb2/b1p1p1p1/1pP1P1P1/1Pb5/B7/8/8/7B b - - 0 1',
    'BbK1kb2/b1p1p1p1/1pP1P1P1/1P4b1/B1B3B1/8/8/5B2 w - - 0 1',
    'BbK1kb2/b1p1p1p1/1pP1P1P1/1P2b3/B2b3b/1B6/8/3B3B w - - 0 1',
    // Free pieces that block each other.
    'BbK1kb2/b1p1p1p1/1pP1P1P1/1P6/1b1b4/b2Bb2B/8/6b1 w - - 0 1',
    'BbK1kb2/b1p1p1p1/1pP1P1P1/1Pb4B/1b4Bb/1Bb5/2B1B3/8 b - - 0 1',
    // More free pieces than are tried one by one.
    'BbK1kb2/b1p1p1p1/1pP1P1P1/bP1B4/1b4B1/5Bb1/6B1/b2Bb3 w - - 0 1',
    'BbK1kb2/b1p1p1p1/1pP1P1P1/1P1B4/2B1Bb1b/5B1B/1b5b/4b3 w - - 0 1',
  ])('%s', fen => {
    const position = positionOf(fen)
    const thinned = new ThinnedSearch(new NovelFirst(), new Closure())
    expect(thinned.search(boardOf(position), colorCode('white'), 1_000_000, undefined)).toBe(true)
    const line = thinned.line.map(moveOf)
    expect(checkLine(position, 'white', line)).toMatchObject({ accepted: true })
  })

  // Everything else is tried first, which takes some seconds on a busy machine.
  test('it is the last attempt of canCheckmate', { timeout: 240_000 }, () => {
    const position = positionOf('BbK1kb2/b1p1p1p1/1pP1P1P1/1P6/1b4B1/2b5/8/8 b - - 0 1')
    const answer = canCheckmate(position, 'white')
    if (answer.verdict !== 'yes') throw new Error(answer.verdict)
    expect(checkLine(position, 'white', answer.line)).toMatchObject({ accepted: true })
  })

  test('it finds nothing if nobody can mate', () => {
    const dead = positionOf('7k/8/8/8/8/8/8/K6B w - - 0 1')
    const thinned = new ThinnedSearch(new NovelFirst(), new Closure())
    expect(thinned.search(boardOf(dead), colorCode('white'), 100_000, undefined)).toBe(false)
  })
})
