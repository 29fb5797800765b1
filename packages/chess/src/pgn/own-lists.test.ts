import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen } from '../fen.js'
import { type CheckedGame, checkGame } from './check.js'
import type { PgnPlace } from './fault.js'
import type { PgnGame } from './game.js'
import { parsePgn, readPgn } from './read.js'
import { PgnReplay } from './replay.js'
import { PgnScanner } from './scanner.js'

const neverAsked = { provesCannotMate: () => false, provesDead: () => false }

// The result for one game of a file must be the same as for that game alone.

const texts = [
  '[White "A"]\n\n1. e4 e5 2. Nf3 *\n',
  '[White "B"]\n\n1. e4 e5 2. Ke3 Nc6 1-0\n',
  '[White "C"]\n\n1. d4 (1. e4 e5 2. Bh6) 1... d5 ) 1/2-1/2\n',
  '[White "D"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 *\n',
  '[White "E"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n[Result "0-1"]\n\n1. O-O {a comment} 1-0\n',
  '[White "F"]\n[Event broken]\n\n{before} 1. -- *\n',
  '[White "G"]\n\n1. f3 $1 e5 2. g4 Qh4# 1-0\n',
]

/** Places are counted from the beginning of the file. */
const withoutPlace = <T extends PgnPlace>({ line, column, offset, ...rest }: T) => rest

const said = ({ start, ...game }: PgnGame) => ({
  ...game,
  faults: game.faults.map(withoutPlace),
  illegal: game.illegal.map(withoutPlace),
  number: 0,
  tags: [...game.tags],
  start: start && makeFen(start),
})

const files = fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 6 })

describe('games of one file share no data', () => {
  test('parsePgn and readPgn give the same for each game as for the game alone', async () => {
    await fc.assert(
      fc.asyncProperty(files, async parts => {
        const alone = parts.map(part => said(parsePgn(part)[0]!))
        expect(parsePgn(parts.join('\n')).map(said)).toEqual(alone)
        const streamed: PgnGame[] = []
        for await (const game of readPgn(parts.map(part => `${part}\n`))) streamed.push(game)
        expect(streamed.map(said)).toEqual(alone)
      }),
    )
  })

  test('a kept check result does not change with later games', () => {
    fc.assert(
      fc.property(files, parts => {
        const check = (text: string) => {
          const kept: (CheckedGame | undefined)[] = []
          const replay = new PgnReplay(game => kept.push(checkGame(game, neverAsked)))
          const scanner = new PgnScanner(replay)
          scanner.push(new TextEncoder().encode(text))
          scanner.end()
          return kept.map(
            each =>
              each && {
                ...each,
                number: 0,
                tags: [...each.tags],
                faults: each.faults.map(withoutPlace),
                illegal: each.illegal.map(withoutPlace),
                startPlace: undefined,
                resultPlace: undefined,
              },
          )
        }
        expect(check(parts.join('\n'))).toEqual(parts.flatMap(check))
      }),
    )
  })

  test('every game has its own lists', () => {
    const games = parsePgn(texts.join('\n'))
    for (const [index, game] of games.entries()) {
      for (const other of games.slice(index + 1)) {
        for (const list of ['illegal', 'faults', 'comments', 'moves'] as const) {
          if (game[list].length + other[list].length > 0) {
            expect(game[list], `${list} of ${index + 1}`).not.toBe(other[list])
          }
        }
        expect(game.tags).not.toBe(other.tags)
      }
    }
  })
})
