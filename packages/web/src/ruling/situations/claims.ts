import type { Fields } from '@jadoube/laws/internals'
import {
  type Circumstances,
  claim,
  move,
  observe,
  quiet,
  type Story,
  story,
  verdict,
} from './story.js'

const cycle = [
  move('white', 'g1', 'f3'),
  move('black', 'g8', 'f6'),
  move('white', 'f3', 'g1'),
  move('black', 'f6', 'g8'),
]

const otherWay = [
  move('white', 'g1', 'h3'),
  move('black', 'g8', 'f6'),
  move('white', 'h3', 'g1'),
  move('black', 'f6', 'g8'),
]

export function threefold({ kind }: Circumstances): Story {
  const table = { start: '4k1nr/pppp4/8/8/8/8/PPPP4/4K1NR w - - 0 1' }
  const says = claim('threefold', 'white')
  if (kind === 'wrong') return story(table, cycle, [says])
  // With the knight back on g1 the position would appear for the third time.
  const nearly = [...cycle, ...otherWay, ...cycle.slice(0, 2)]
  if (kind === 'written') return story(table, nearly, [{ ...says, move: 'Ng1' }])
  if (kind === 'written-wrong')
    return story(table, [...cycle, ...cycle.slice(0, 2)], [{ ...says, move: 'Ng1' }])
  if (kind === 'played') {
    return story(table, nearly, [move('white', 'f3', 'g1', { press: false }), says])
  }
  if (kind === 'touched') {
    const hand: Fields = { by: 'white', act: 'touch', square: 'g1' }
    return story(table, [...cycle, ...cycle], [hand, says])
  }
  if (kind === 'waiting') return story(table, [...cycle, ...cycle, ...cycle.slice(0, 3)], [says])
  return story(table, [...cycle, ...cycle], [says])
}

const halfMoves: Readonly<Record<string, number>> = { right: 100, wrong: 60, written: 99 }

export function fifty({ kind }: Circumstances): Story {
  const says = claim('fifty-moves', 'white')
  return story(
    { start: `4k2r/8/8/8/8/8/8/4K2R w - - ${halfMoves[kind] ?? 0} 90` },
    [],
    [kind === 'written' ? { ...says, move: 'Rh2' } : says],
  )
}

/** A draw offer: when it was made, and what happened to it. */
export function offer({ kind }: Circumstances): Story {
  const offers: Fields = { by: 'white', act: 'offer-draw' }
  const makes = move('white', 'a2', 'a3', { press: false })
  const press: Fields = { by: 'white', act: 'press' }
  const played = [move('white', 'b2', 'b3'), move('black', 'b7', 'b6')]
  switch (kind) {
    case 'thinking':
      return story({ start: quiet }, [...played, makes, press], [offers])
    case 'before-move':
      return story({ start: quiet }, played, [offers])
    case 'answered':
      return story(
        { start: quiet },
        [...played, makes],
        [offers, press, { by: 'black', act: 'touch', square: 'a7' }],
      )
    case 'forbidden':
      return story(
        { start: quiet, regulations: { noDrawAgreementBefore: 30 } },
        [...played, makes],
        [offers, press, { by: 'black', act: 'accept-draw' }],
      )
    case 'again':
      return story({ start: quiet }, [], [observe('unreasonable-offer', { player: 'white' })])
    default:
      return story(
        { start: quiet },
        [...played, makes],
        [offers, press, { by: 'black', act: 'accept-draw' }],
      )
  }
}

const quickplayVerdicts: Readonly<Record<string, string>> = {
  agreed: 'correct',
  postponed: 'postponed',
  rejected: 'incorrect',
  increment: 'correct',
}

/** Less than two minutes left without an increment: Article 10.2 in 2009, later Guidelines III. */
export function quickplay({ kind, base }: Circumstances): Story {
  const table: Fields = {
    start: '4k2r/8/8/8/8/8/8/4K2R w - - 0 60',
    timeControl: String(base / 1000),
    regulations: { guidelinesIII: true },
  }
  const what = kind === 'increment' ? 'five-second-increment' : 'no-effort-by-normal-means'
  const says = { ...claim(what, 'white'), after: kind === 'early' ? 20_000 : base - 90_000 }
  if (kind === 'early') return story(table, [], [says])
  // The request for an increment is also a draw offer.
  const rejects: readonly Fields[] =
    kind === 'increment' ? [{ by: 'black', act: 'reject-draw' }] : []
  return story(table, [], [says, ...rejects, verdict(what, quickplayVerdicts[kind]!)])
}

/** A game that a player resigns, or seems to resign. */
export function resigned({ kind }: Circumstances): Story {
  const won = '4k3/8/8/8/8/8/P7/4K2R w - - 0 1'
  const resigns: Fields = { by: 'white', act: 'resign' }
  if (kind === 'lone-king') return story({ start: won }, [], [resigns])
  if (kind === 'handshake') {
    return story({ start: quiet }, [], [{ by: 'white', act: 'gesture', what: 'handshake' }])
  }
  return story({ start: quiet }, [], [resigns])
}
