import { provesCannotMate, provesDead } from '@jadoube/can-mate'
import { describe, expect, test } from 'vitest'
import { type CheckedGame, checkGame } from './check.js'
import { PgnReplay } from './replay.js'
import { PgnScanner } from './scanner.js'
import { encodeText } from './text.js'

function check(text: string): (CheckedGame | undefined)[] {
  const checked: (CheckedGame | undefined)[] = []
  const scanner = new PgnScanner(
    new PgnReplay(game => checked.push(checkGame(game, { provesCannotMate, provesDead }))),
  )
  scanner.push(encodeText(text))
  scanner.end()
  return checked
}

const codes = (text: string) => check(text)[0]?.contradictions.map(each => each.code) ?? []

describe('results that contradict the Laws', () => {
  test('[end.mate · fide-2023] checkmate wins, whatever the file says', () => {
    expect(codes('1. f3 e5 2. g4 Qh4# 1/2-1/2')).toEqual(['checkmate-otherwise'])
    expect(codes('1. f3 e5 2. g4 Qh4# 1-0')).toEqual(['checkmate-otherwise'])
    expect(codes('1. f3 e5 2. g4 Qh4# 0-1')).toEqual([])
  })

  test('[end.stalemate · fide-2023] stalemate draws', () => {
    const stalemate = '[FEN "7k/8/6KQ/8/8/8/8/8 w - - 0 1"]\n\n1. Qf6+ Kg8 2. Qf7+ Kh8 '
    expect(codes(`${stalemate}3. Qe7 1/2-1/2`)).toEqual([])
    const stuck = '[FEN "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"]\n\n1. Kf7 1-0'
    expect(codes(stuck)).toEqual(['stalemate-otherwise'])
  })

  test('[end.dead-position · fide-2023] play went on after neither side could mate', () => {
    const taken = '[FEN "8/8/8/8/8/2k5/1p6/K7 w - - 0 1"]\n\n1. Ka2 b1=R '
    expect(codes(`${taken}2. Kxb1 Kd3 3. Ka1 Kd4 1/2-1/2`)).toEqual([
      'played-on-after-dead-position',
    ])
    expect(codes(`${taken}2. Kxb1 0-1`)).toEqual(['dead-position-otherwise'])
    expect(codes(`${taken}2. Kxb1 1/2-1/2`)).toEqual([])
  })

  test('[flag.draw-no-mate · fide-2023] no loss on time to a player who cannot mate', () => {
    const game = (result: string, termination: string) =>
      `[FEN "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"]\n[Termination "${termination}"]\n\n1. e3 Ke6 ${result}`
    expect(codes(game('0-1', 'Time forfeit'))).toEqual(['lost-on-time-against-no-mate'])
    expect(codes(game('1-0', 'Time forfeit'))).toEqual([])
    expect(codes(game('0-1', 'Normal'))).toEqual([])
  })

  test('the tag and the moves may disagree', () => {
    expect(codes('[Result "1-0"]\n\n1. e4 0-1')).toEqual(['result-differs'])
    expect(codes('[Result "1-0"]\n\n1. e4 1-0')).toEqual([])
  })
})
