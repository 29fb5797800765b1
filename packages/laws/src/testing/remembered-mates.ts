import { type CanMate, canCheckmate, type MateAnswers, withMateAnswers } from '@jadoube/can-mate'
import { makeFen } from '@jadoube/chess'

/** The answers to questions that were searched in full in this process. */
const found = new Map<string, CanMate>()

/** Searched here, as without a host. */
const searched: MateAnswers = {
  nodes: Number.POSITIVE_INFINITY,
  answer: () => {
    throw new Error('nothing is left open')
  },
}

const remembered: MateAnswers = {
  ...searched,
  nodes: 0,
  known(position, color, nodes) {
    // The counters do not matter (5.2.2), and all editions ask the same.
    const [placement, turn, castling, passant] = makeFen(position).split(' ')
    const key = [placement, turn, castling, passant, color, nodes].join(' ')
    const answer =
      found.get(key) ?? withMateAnswers(searched, () => canCheckmate(position, color, { nodes }))
    found.set(key, answer)
    return answer
  },
}

/**
 * Runs work in which the question whether a colour can mate is searched only once per position. The
 * cases of the casebook are ruled under several editions and in several tests; half of the time
 * was spent on searching the same again.
 */
export const rememberingMates = <T>(work: () => T): T => withMateAnswers(remembered, work)
