import type { Provision } from '../game/provision.js'
import { askAssistant, assistantMay, assistantMissing } from './assistants.js'
import { illegalStandsUnannounced, standsUnannounced } from './carried-out.js'
import { demandTwoBoards } from './other-board.js'
import { announce, assistant, feel, handle, move, press, tell } from './play.js'
import { observeNotAnnounced } from './press-announced.js'
import { adjust, claimBoards, observeBoards } from './reconcile.js'

/** Appendix D: play with blind and visually disabled players. */
export const appendixD = {
  acts: {
    'demand-two-boards': { when: 'until-the-end', player: demandTwoBoards },
    'ask-assistant': { when: 'until-the-end', player: askAssistant },
  },
  claims: { 'boards-differ': { player: claimBoards } },
  observations: { 'boards-differ': { arbiter: observeBoards } },
  effects: { 'boards-adjusted': adjust },
  before: {
    acts: {
      touch: handle,
      place: handle,
      remove: handle,
      displace: handle,
      feel,
      move,
      press,
      announce,
      tell,
      assistant,
    },
    observations: { 'move-not-announced': observeNotAnnounced },
  },
  occasions: {
    mayStart: assistantMissing,
    assisting: assistantMay,
    moveStands: standsUnannounced,
    illegalStands: illegalStandsUnannounced,
  },
} as const satisfies Provision
