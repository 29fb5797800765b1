import type { Provision } from '../game/provision.js'
import { castleMirrored } from './castle-mirrored.js'
import { restatements } from './grounds.js'
import { isKingCapture, kingTaken } from './king-capture.js'
import {
  mirroredMade,
  mirroredMeant,
  mirroredMoves,
  mirroredPart,
  writeMirrored,
} from './mirrored-castling.js'
import { claimNoProgress, rejectOffer, watchProgress } from './no-progress.js'
import { flagClaimWaits } from './order-of-events.js'
import { restartWithPiece, stopForPiece } from './promotion-piece.js'
import { startsOpponentsClock } from './start-opponents-clock.js'
import { winsByOwnTest } from './win-on-time.js'

/** The Finnish blitz rules of 2008: what they change and add. */
export const finlandBlitz = {
  claims: { 'no-progress': { player: claimNoProgress } },
  before: {
    acts: { pause: stopForPiece, restart: restartWithPiece, 'reject-draw': rejectOffer },
  },
  reactions: { 'move-made': kingTaken, 'claim-postponed': watchProgress },
  occasions: {
    completeByItself: isKingCapture,
    pressOfNoMove: startsOpponentsClock,
    flagClaimed: flagClaimWaits,
    winsOnTime: winsByOwnTest,
  },
  restates: restatements,
  extraMoves: {
    moves: mirroredMoves,
    write: (ruling, move) => writeMirrored(ruling.state.turn, move),
    meant: mirroredMeant,
    standing: mirroredMade,
    begun: mirroredPart,
    make: castleMirrored,
  },
} as const satisfies Provision
