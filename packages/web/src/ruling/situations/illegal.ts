import type { Fields } from '@jadoube/laws/internals'
import { type Circumstances, claim, move, observe, quiet, type Story, story } from './story.js'

/** White's earlier illegal moves, each claimed and replaced, and Black's replies. */
function earlierIllegal(count: number, file: string): readonly Fields[] {
  const replies = ['a', 'b']
  return Array.from({ length: count - 1 }, (_, index) => {
    const rank = 2 + index
    return [
      move('white', `${file}${rank}`, `${file}${rank + 3}`),
      claim('illegal-move'),
      move('white', `${file}${rank}`, `${file}${rank + 1}`),
      move('black', `${replies[index]}7`, `${replies[index]}6`),
    ]
  }).flat()
}

const nearly = '6k1/ppP2pp1/7p/8/8/8/P4PPP/6K1 w - - 0 1'

export function illegal(about: Circumstances): Story {
  const { kind, noticed, pressed, count, unsupervised } = about
  const press: Fields = pressed ? {} : { press: false }
  const report = noticed === 'opponent' ? claim('illegal-move') : observe('illegal-move')
  // Before the clock is pressed there is nothing to claim. The player corrects the move.
  const sees = pressed ? [report] : []
  const earlier = earlierIllegal(count, kind === 'promotion' ? 'h' : 'd')
  const check = [move('white', 'h2', 'h3'), move('black', 'f8', 'e8')]
  const calm = [move('white', 'h2', 'h3'), move('black', 'h7', 'h6')]
  const aside = [move('white', 'a2', 'a3'), move('black', 'g7', 'g6')]
  const table = { start: kind === 'promotion' ? nearly : quiet }
  switch (kind) {
    case 'check':
      return story(table, [...earlier, ...check], [move('white', 'b2', 'b3', press), ...sees])
    case 'castling':
      return story(table, [...earlier, ...check], [move('white', 'e1', 'g1', press), ...sees])
    case 'promotion': {
      const placed: Fields = { by: 'white', act: 'place', from: 'c7', to: 'c8' }
      const pressing: readonly Fields[] = pressed ? [{ by: 'white', act: 'press' }] : []
      return story(table, [...earlier, ...aside], [placed, ...pressing, ...sees])
    }
    case 'two-hands':
      return story(
        table,
        [...earlier, ...calm],
        [
          move('white', 'e1', 'g1', { hands: 2, ...press }),
          ...(pressed ? sees : beforePress(about, report)),
        ],
      )
    case 'king':
      // Black has overlooked the rook's check, and White takes the king. The first irregularity is
      // Black's, unless it stands because White has moved (rapid and blitz without supervision).
      return story(
        { start: '4k3/pppp4/8/8/8/3P4/PPP2PPP/R3K2R w KQ - 0 1' },
        [
          ...earlier,
          ...[move('white', 'h1', 'f1'), move('black', 'b7', 'b6')],
          ...[move('white', 'e1', 'd2'), move('black', 'c7', 'c6')],
          ...[move('white', 'a1', 'e1'), move('black', 'd7', 'd6')],
        ],
        [
          move('white', 'e1', 'e8', press),
          unsupervised ? claim('illegal-move') : observe('illegal-move', { player: 'black' }),
        ],
      )
    case 'later':
      return story(
        table,
        [...earlier, ...calm],
        [
          move('white', 'a1', 'b3'),
          // Not the pawns with which Black has replied to earlier illegal moves.
          ...[move('black', 'c7', 'c6'), move('white', 'c2', 'c3')],
          ...[move('black', 'd7', 'd6'), move('white', 'f2', 'f3')],
          report,
        ],
      )
    case 'no-move':
      return story(table, [...earlier, ...calm], [{ by: 'white', act: 'press' }, report])
    default:
      return story(table, [...earlier, ...calm], [move('white', 'a1', 'b3', press), ...sees])
  }
}

/**
 * What follows the use of both hands before the clock is pressed. Where it counts only with the
 * press, the player puts the pieces back and castles again with one hand (7.5.4). In 2017 it counts
 * at once (7.7.1).
 */
function beforePress({ twoHands }: Circumstances, report: Fields): readonly Fields[] {
  switch (twoHands) {
    case 'illegal-move-at-once':
      return [report]
    case 'illegal-move-on-press':
      return [
        { by: 'white', act: 'place', from: 'f1', to: 'h1' },
        { by: 'white', act: 'place', from: 'g1', to: 'e1' },
      ]
    default:
      return []
  }
}
