import type { Fields } from '@jadoube/laws/internals'
import { type Circumstances, claim, move, observe, quiet, type Story, story } from './story.js'

/** As many quiet pawn moves of both players as needed. */
const pawnMoves = (count: number): readonly Fields[] =>
  Array.from({ length: count }, (_, index) => {
    const file = 'abcdefgh'[index % 8]!
    const step = Math.floor(index / 8)
    return [
      move('white', `${file}${2 + step}`, `${file}${3 + step}`),
      move('black', `${file}${7 - step}`, `${file}${6 - step}`),
    ]
  }).flat()

export const setUp = ({ kind }: Circumstances): Story =>
  story(
    { setUp: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR w KQkq - 0 1' },
    pawnMoves(kind === 'early' ? 2 : 12),
    [
      claim('wrong-setup'),
      { by: 'arbiter', act: 'rule', claim: 'wrong-setup', verdict: 'correct' },
    ],
  )

export const colours = ({ kind }: Circumstances): Story =>
  story({}, pawnMoves(kind === 'early' ? 2 : 12), [
    claim('reversed-colours'),
    { by: 'arbiter', act: 'rule', claim: 'reversed-colours', verdict: 'correct' },
  ])

/** A position that should not occur, or a board placed the wrong way. */
export function position({ kind }: Circumstances): Story {
  if (kind === 'turned') {
    return story({ start: quiet }, [move('white', 'a2', 'a3')], [observe('board-turned')])
  }
  if (kind === 'pawn') {
    return story(
      { start: '6k1/ppP2pp1/7p/8/8/8/P4PPP/6K1 w - - 0 1' },
      [
        { by: 'white', act: 'place', from: 'c7', to: 'c8' },
        { by: 'white', act: 'press' },
      ],
      [move('black', 'h6', 'h5'), observe('pawn-on-last-rank'), move('white', 'a2', 'a3')],
    )
  }
  // White is in check and gives check. Black does not get out of it.
  return story(
    { start: '4k3/8/8/8/7b/8/5P2/R3K2r w - - 0 1' },
    [],
    [move('white', 'a1', 'a8'), observe('both-kings-in-check'), move('black', 'h4', 'g5')],
  )
}

/** The scoresheet: what a player did not record, or recorded too soon. */
export function recording({ kind }: Circumstances): Story {
  const writes = (text: string): Fields => ({ by: 'white', act: 'record', text })
  const first = [move('white', 'a2', 'a3'), writes('a3'), move('black', 'a7', 'a6')]
  switch (kind) {
    case 'advance':
      return story({ start: quiet }, first, [writes('a6'), writes('b3'), move('white', 'b2', 'b3')])
    case 'hidden':
      return story({ start: quiet }, first, [observe('scoresheet-hidden', { player: 'white' })])
    case 'misused':
      return story({ start: quiet }, first, [observe('scoresheet-misused', { player: 'white' })])
    default:
      return story(
        { start: quiet },
        [...first, move('white', 'b2', 'b3'), move('black', 'b7', 'b6')],
        [move('white', 'c2', 'c3')],
      )
  }
}
