import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { legalMoves, play } from '../position.js'
import type { PgnMove } from './game.js'
import { parsePgn, readPgn } from './read.js'
import { standardPosition } from './start.js'
import { makePgn } from './write.js'

const exported = `[Event "Club championship"]
[Site "Ljubljana"]
[Date "2026.11.15"]
[Round "3"]
[White "Novak, A"]
[Black "Horvat, B"]
[Result "1-0"]
[TimeControl "5400+30"]

{A short game.} 1. e4 {[%clk 1:30:12]} 1... e5 2. Qh5 $2 (2. Nf3 Nc6 (2... d6
3. d4) 3. Bb5) 2... Nc6 3. Bc4 Nf6 $4 4. Qxf7# 1-0

`

describe('whole games', () => {
  test('a game that is read is written back exactly', () => {
    const [game] = parsePgn(exported)
    if (game === undefined) throw new Error('no game')
    expect(makePgn(game)).toBe(exported)
    expect(game.tags.get('White')).toBe('Novak, A')
    expect(game.comments).toEqual(['A short game.'])
    expect(game.moves[2]?.nags).toEqual([2])
    expect(game.moves[2]?.variations[0]?.moves.map(each => each.text)).toEqual([
      'Nf3',
      'Nc6',
      'Bb5',
    ])
  })

  test('after an illegal move the text is kept, or the line stops: the caller chooses', () => {
    const text = '1. e4 e5 2. Ke3 Nc6 3. Nf3 *'
    const [kept] = parsePgn(text)
    expect(kept?.moves.map(each => each.text)).toEqual(['e4', 'e5', 'Ke3', 'Nc6', 'Nf3'])
    expect(kept?.moves.map(each => each.move !== undefined)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const [stopped] = parsePgn(text, { afterIllegal: 'stop' })
    expect(stopped?.moves.map(each => each.text)).toEqual(['e4', 'e5'])
    expect(stopped?.illegal.map(each => each.text)).toEqual(['Ke3'])
  })

  test('a stream gives the same games as the text at once', async () => {
    const text = exported + exported.replace('1-0', '*') + exported
    const pieces = text.match(/[\s\S]{1,7}/g) ?? []
    const streamed = []
    for await (const game of readPgn(pieces)) streamed.push(game)
    expect(streamed).toEqual(parsePgn(text))
    expect(streamed.map(game => game.number)).toEqual([1, 2, 3])
  })

  test('random games survive being written and read', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 120 }), fc.boolean(), (choices, remark) => {
        let position = standardPosition()
        const moves: PgnMove[] = []
        for (const choice of choices) {
          const legal = legalMoves(position)
          const move = legal[choice % Math.max(legal.length, 1)]
          if (move === undefined) break
          const comments = remark && choice % 7 === 0 ? [`remark ${choice}`] : []
          moves.push({
            text: '',
            move,
            nags: choice % 11 === 0 ? [3] : [],
            comments,
            variations: [],
          })
          position = play(position, move)
        }
        const written = makePgn({ tags: new Map([['White', 'A "B" \\C']]), moves, result: '*' })
        const [game] = parsePgn(written)
        expect(game?.moves.map(each => each.move)).toEqual(moves.map(each => each.move))
        expect(game?.illegal).toEqual([])
        if (game !== undefined) expect(makePgn(game)).toBe(written)
      }),
    )
  })
})

test('a tag value stays inside its tag', () => {
  const tags = new Map([['White', 'A"]\n[Result "1-0\u0000']])
  const text = makePgn({ tags, moves: [], result: '*' })
  expect(text).toContain(String.raw`[White "A\"] [Result \"1-0 "]`)
  expect(text.match(/^\[Result /gm)).toHaveLength(1)
})
