import type { Fields } from '@jadoube/laws/internals'
import { type Circumstances, claim, move, observe, quiet, type Story, story } from './story.js'

export function touched({ kind, noticed, pressed }: Circumstances): Story {
  const press: Fields = pressed ? {} : { press: false }
  const table = { start: 'r3k2r/ppp2ppp/2n2n2/3p4/3P4/2N2N2/PPP2PPP/R3K2R w KQkq - 0 1' }
  const first: Fields =
    kind === 'adjusted'
      ? { by: 'white', act: 'adjust', squares: ['f3'] }
      : { by: 'white', act: 'touch', square: kind === 'opponents' ? 'd5' : 'f3' }
  const sees =
    noticed === 'opponent' ? claim('touched-piece') : observe('touched-piece', { player: 'white' })
  const before = [move('white', 'h2', 'h3'), move('black', 'h7', 'h6')]
  if (kind === 'pinned') {
    // The knight on d2 is pinned by the bishop on b4: it cannot move, so any legal move may be
    // made.
    const pinned = { start: '4k3/ppp2ppp/8/8/1b6/8/PPPN1PPP/R3K2R w KQ - 0 1' }
    const hand: Fields = { by: 'white', act: 'touch', square: 'd2' }
    return story(pinned, before, [hand, move('white', 'a2', 'a3', press), sees])
  }
  if (kind === 'rook-first') {
    const rook: Fields = { by: 'white', act: 'touch', square: 'h1' }
    return story(table, before, [rook, move('white', 'e1', 'g1', press), sees])
  }
  if (kind === 'denied') return story(table, before, [move('white', 'a2', 'a3', press), sees])
  return story(table, before, [first, move('white', 'a2', 'a3', press), sees])
}
export const displaced = ({ pressed }: Circumstances): Story =>
  story(
    { start: quiet },
    [move('white', 'b2', 'b3'), move('black', 'b7', 'b6')],
    [
      move('white', 'a2', 'a3', { press: false }),
      { by: 'white', act: 'displace', from: 'h2', to: 'h4' },
      ...(pressed ? [{ by: 'white', act: 'press' } as const] : []),
      observe('displaced-pieces', { player: 'white' }),
    ],
  )
