import { opposite } from '@jadoube/chess'
import type { RecordingAndDraws } from './words.js'

const who = { white: 'White', black: 'Black' } as const

export const recordingAndDraws: RecordingAndDraws = {
  events: {
    'draw-offered': e => {
      if (e.claim !== null) return ''
      return `${who[e.by]} offers a draw.${e.void === undefined ? '' : ' The condition has no effect.'}`
    },
    'offer-lapsed': e => {
      if (e.how === 'rejected') return `${who[e.by]}’s draw offer is rejected.`
      return e.how === 'touched-piece'
        ? `${who[opposite(e.by)]} rejects the draw by touching a piece.`
        : `${who[e.by]}’s draw offer has lapsed.`
    },
    'draw-consent-given': () => 'The arbiter consents to a draw by agreement.',
    'written-in-advance': e => `${who[e.by]} has not played that move yet.`,
    'entries-struck': e =>
      e.entries === 1
        ? `${who[e.by]} strikes out the last entry on the scoresheet.`
        : `${who[e.by]} strikes out the last ${e.entries} entries on the scoresheet.`,
    'offer-recorded': e => `${who[e.by]} notes the draw offer.`,
    'scoresheet-due': e => `${who[e.player]} must bring the scoresheet up to date before moving.`,
    'scoresheet-completed': e => `${who[e.player]}’s scoresheet is up to date.`,
    'scoresheet-borrowed': e =>
      `${who[e.by]} takes the opponent’s scoresheet to complete their own.`,
    'scoresheet-returned': e => `${who[e.by]} gives the opponent’s scoresheet back.`,
    'scoresheet-replaced': e => `The arbiter replaces ${who[e.player]}’s electronic scoresheet.`,
    'recording-passed-to-arbiter': () =>
      'Neither player has to record any more. The arbiter records instead.',
    'reconstruction-begun': () =>
      'The arbiter notes the position, the times and the number of moves. The game is reconstructed on a second board.',
    'next-period-begun': e => `${who[e.player]}’s next move is the first of the next period.`,
  },
  breaches: {
    'score.no-advance': player => `${player} has written a move before playing it.`,
    'note.algebraic-only': player =>
      `${player} does not record in algebraic notation, the only notation that counts.`,
    'score.before-next': player => `${player} has not recorded their last move.`,
    'score.mark-offer': player => `${player} has not noted the draw offer.`,
    'score.update-after-flag': player => `${player} moves before the scoresheet is up to date.`,
    'score.one': player => `${player} moves before the scoresheet is up to date.`,
    'score.neither': player => `${player} moves before the scoresheet is up to date.`,
    'score.borrow': player => `${player} moves before returning the opponent’s scoresheet.`,
  },
  claims: {
    reconstruction: 'could the scoresheets be brought up to date?',
    'signed-result': 'the players have signed different results',
    'draw-agreement': 'draw by agreement',
  },
  effects: { 'next-period': 'the next move is the first of the next period' },
  refusals: {},
}
