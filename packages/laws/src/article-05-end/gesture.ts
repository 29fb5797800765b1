import { type Color, opposite } from '@jadoube/chess'
import type { ActOf, Gesture } from '../game/act.js'
import { ask, openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { resign } from './resign.js'

const claim = 'meaning'

/** Whether the gesture is of both players: a handshake is, a tipped king is not. */
const isMutual = (what: Gesture): boolean => what === 'handshake'

/**
 * 5.1.2 and 5.2.3 require a declaration or an agreement. A handshake, a tipped king, stopped clocks
 * or an "OK" may be either or neither, so the arbiter is asked what each player meant.
 */
export function gesture(
  ruling: OpenRuling,
  { what }: ActOf<'gesture'>,
  by: Color,
): Refusal | undefined {
  const { status, turn } = ruling.state
  if (status === 'awaiting-start') return refused('game-not-started')
  const asked: readonly Color[] = isMutual(what) ? [by, opposite(by)] : [by]
  if (asked.some(player => openQuestion(ruling, claim, player) !== undefined)) {
    return refused('question-open', { claim })
  }
  const rule = 'preface.judgement'
  ruling.happen({ type: 'gesture-made', at: ruling.at, by, what, ...ruling.by(rule) })
  stopForRuling(ruling, what === 'clocks-stopped' ? by : 'arbiter')
  for (const player of asked) {
    ask(ruling, {
      claim,
      rule,
      player,
      facts: { gesture: what, hasTheMove: turn, offerOpen: ruling.state.offer !== null },
      options: [
        { verdict: 'correct', effect: 'resignation', meaning: 'resignation' },
        { verdict: 'correct', effect: 'agreement', meaning: 'draw' },
        { verdict: 'incorrect', effect: 'play-on' },
      ],
    })
  }
  return undefined
}

/** The player meant to resign, which now counts as declared. */
export function meantToResign(ruling: OpenRuling, { player }: Question): void {
  if (player !== null) resign(ruling, player)
}
