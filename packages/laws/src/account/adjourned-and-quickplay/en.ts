import {
  type AdjournedAndQuickplay,
  clockText,
  isEnvelopeEmpty,
  isSessionOver,
  timeUsed,
} from './words.js'

const who = { white: 'White', black: 'Black' } as const

export const adjournedAndQuickplay: AdjournedAndQuickplay = {
  events: {
    'sealing-ordered': e =>
      `${isSessionOver(e) ? 'The session is over. ' : ''}${who[e.player]} must seal a move.`,
    'resumption-announced': e => `Play resumes ${clockText(e.resumes)} after the scheduled start.`,
    'move-sealed': e =>
      e.reply === true
        ? `${who[e.by]} seals a reply for the absent opponent and starts the opponent’s clock.`
        : `${who[e.by]} puts the move into the envelope and closes it.`,
    'game-adjourned': e =>
      `The game is adjourned. On the envelope: move ${e.number}, sealed by ${who[e.sealer]}; ` +
      `time used: White ${timeUsed(e, 'white')}, Black ${timeUsed(e, 'black')}` +
      `${e.offer === null ? '' : `; ${who[e.offer]} offers a draw`}` +
      `${e.resumes === null ? '' : `; play resumes ${clockText(e.resumes)} after the scheduled start`}.`,
    'replier-clock-started': e =>
      `${who[e.player]} is absent. Their clock is started and the envelope stays closed.`,
    'envelope-opened': e =>
      isEnvelopeEmpty(e)
        ? `The arbiter opens ${who[e.by]}’s envelope: there is no move in it.`
        : `The arbiter opens ${who[e.by]}’s envelope: “${e.text}”.`,
    'envelope-lost': e => `The envelope with ${who[e.by]}’s move cannot be found.`,
    'sealed-move-stated': e => `${who[e.by]} says that the sealed move was ${e.text}.`,
    'increment-granted': (_, w) =>
      `From now on both players get ${w.time.replace(' ', ' extra ')} per move.`,
    'play-ended-by-claim': e => `${who[e.by]}’s claim ends the game. An arbiter will judge it.`,
    'claim-verified': e =>
      e.what === 'position'
        ? `${who[e.by]} verifies the final position.`
        : `${who[e.by]} verifies the scoresheet.`,
  },
  claims: {
    'sealed-move': 'a sealed move that is not clear',
    resumption: 'when does play resume?',
    'envelope-missing': 'can the adjourned position be established?',
  },
  effects: {
    'flag-decides': 'the flag decides',
    'sealed-move-made': 'the sealed move is made',
    'resumption-announced': 'the arbiter announces when play resumes',
  },
  // English uses the reasons of the refusals themselves.
  refusals: {},
}
