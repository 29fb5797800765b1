import { type Color, makeFen, type Position, parsePosition } from '@jadoube/chess'
import { boardOf, moveOf } from '@jadoube/chess/internals'
import { describe, expect, test } from 'vitest'
import { checkLine, checkProof } from '../checker/check-proof.js'
import { Closure } from '../closures/closure.js'
import { BestFirst } from '../search/best-first.js'
import { dice, mutate } from '../testing/mutants.js'
import { KingWalks } from './king-walks.js'

const closure = new Closure()
const walks = new KingWalks(new BestFirst(), new Closure())

function positionOf(fen: string): Position {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(`${fen}: ${position.error.reason}`)
  return position.value
}

/** The answer of the king walks, with the line or the proof accepted by the checker. */
function ask(position: Position, color: Color, most = 200_000): 'yes' | 'no' | undefined {
  const found = walks.search(boardOf(position), color === 'white' ? 0 : 1, most)
  if (found === undefined) return undefined
  const check =
    found === 'no'
      ? checkProof(position, color, {
          positions: walks.positions,
          enclosures: [...walks.enclosures],
        })
      : checkLine(position, color, found.map(moveOf))
  expect(check, `${makeFen(position)} ${color}`).toEqual({ accepted: true })
  return found === 'no' ? 'no' : 'yes'
}

describe('[end.dead-position] kings between pawns', () => {
  // The player who first runs out of moves must give way, and only complete play shows who that is.
  const cases: [fen: string, color: Color, verdict: 'yes' | 'no'][] = [
    ['1k6/1P1p3p/BP3p2/1P5p/3P4/8/5PKP/8 b - - 0 1', 'black', 'no'],
    ['k7/3p4/5p1p/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1', 'white', 'no'],
    // A piece other than kings and pawns gets a move, and an enclosure contains what follows, on
    // either side of the board.
    ['6k1/1p1P2P1/1P4PK/2p3PP/8/8/2P5/8 w - - 0 1', 'black', 'no'],
    ['8/2p5/8/8/2P3pp/1p4pk/1P1p2p1/6K1 b - - 0 1', 'white', 'no'],
    ['k7/Pp1p1p1p/1P6/K7/8/8/3P1P1P/8 w - - 0 1', 'white', 'yes'],
    ['6kB/p3p1P1/2p3P1/p7/8/4P3/PKP5/8 w - - 0 1', 'black', 'yes'],
    ['kb6/b1p2p1p/1pPp4/1P6/8/8/3P1P1P/K7 w - - 0 1', 'white', 'yes'],
    ['8/pkp5/4p3/8/P5p1/2P3pb/P3P1p1/7K w - - 0 1', 'white', 'yes'],
  ]
  test.each(cases)('%s, %s: %s', (fen, color, verdict) => {
    expect(ask(positionOf(fen), color)).toBe(verdict)
  })

  test('the number of positions is that of the closure', () => {
    const position = positionOf('k7/3p4/5p1p/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1')
    expect(ask(position, 'white')).toBe('no')
    expect(closure.search(boardOf(position), 0, { positions: 200_000, enclosures: 0 }, false)).toBe(
      'no',
    )
    // After an unlocked position, positions may be met a second time.
    expect(walks.positions).toBeGreaterThanOrEqual(closure.positions)
    expect(walks.positions).toBeLessThan(closure.positions * 1.1)
  })

  test('they do not answer for moves that they do not play', () => {
    const silent = [
      '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', // castling
      '8/8/8/8/pP6/k7/8/2K5 b - b3 0 1', // en passant
      '4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1', // a rook that moves
    ]
    for (const fen of silent) expect(ask(positionOf(fen), 'white'), fen).toBe(undefined)
  })

  test('en passant captures are considered', () => {
    // a2-a4 would be mate without bxa3.
    expect(ask(positionOf('8/8/ppp5/pkp5/1p6/1P6/P7/7K w - - 0 1'), 'white')).not.toBe('no')
    // Without the step of the a-pawn and its capture, everything is locked.
    const locked = '4k3/8/8/p1p1p1p1/1pPpPpPp/1P1P1P1P/P7/4K3 w - - 0 1'
    expect(ask(positionOf(locked), 'white')).toBe('yes')
    expect(ask(positionOf(locked), 'black')).toBe('yes')
  })

  test('a limit that is too small gives no answer', () => {
    const position = positionOf('8/1p1p1p1p/1P6/KP6/PP6/1P1P4/5P1P/k7 w - - 0 1')
    expect(ask(position, 'white', 1000)).toBe(undefined)
    expect(walks.search(boardOf(position), 0, 200_000, { aborted: true })).toBe(undefined)
  })

  test('mutants: every line and every proof is accepted', { tags: 'sampled' }, () => {
    const mutants = process.env.JADOUBE_TESTS === 'rest' ? 1200 : 300
    const roll = dice(20_261)
    const walls = [
      '4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1',
      '8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1',
      '1k6/1P5p/BP3p2/1P6/6K1/8/5P1P/8 w - - 0 1',
    ]
    const seeds = [...cases.map(([fen]) => fen), ...walls].map(positionOf)
    const said = { yes: 0, no: 0 }
    for (let n = 0; n < mutants; n++) {
      const position = mutate(seeds[roll(seeds.length)], roll)
      if (position === undefined) continue
      const answer = ask(position, roll(2) === 0 ? 'white' : 'black', 6000)
      if (answer !== undefined) said[answer]++
    }
    expect(said.yes).toBeGreaterThan(mutants / 24)
    expect(said.no).toBeGreaterThan(mutants / 24)
  })
})
