/**
 * Why an act has no effect. One list: the codes are stable, the words may be bettered. A refusal
 * says that something could not be done at that moment; it is never a penalty.
 */
export const refusalReasons = {
  'unknown-act': 'there is no such act',
  'malformed-act': 'the act is not written as the record asks',
  'not-for-this-person': 'this person cannot do that',
  'time-goes-back': 'it is dated before the act that came before it',
  'game-over': 'the game is over',
  'game-not-started': 'the game has not been started',
  'game-already-started': 'the game has been started already',
  'game-paused': 'the chess clock is paused',
  'game-adjourned': 'the game is adjourned',
  'not-adjourned': 'the game is not adjourned',
  'sealing-ordered': 'the move is to be sealed; only then is the clock stopped',
  'sealed-move-already-made': 'the move that was made on the board is the one to be sealed',
  'replier-absent': 'the envelope is opened only in the presence of the player who must reply',
  'resumption-not-yet': 'the time of the resumption has not come',
  'envelope-missing': 'the envelope is not to be found',
  'envelope-needs-both-secrets':
    'the envelope opens only with the secrets of the arbiter and of the player who must reply',
  'envelope-changed': 'that is not what was sealed',
  'nothing-to-correct': 'no illegal move stands that could be corrected',
  'not-covered': 'nothing in these rules provides for it',
  'nothing-on-square': 'nothing stands on that square',
  'not-having-the-move': 'the player does not have the move',
  'unreadable-move': 'the move cannot be read',
  'ambiguous-move': 'the move fits more than one piece',
  'guarded-illegal': 'a guarded board takes only legal moves',
  'guarded-touched': 'the touched piece must be moved or captured',
  'guarded-displaced': 'a guarded board lets nobody displace pieces',
  'guarded-no-move': 'the clock is pressed after a move, and no move was made',
  'guarded-partial': 'a guarded board takes whole moves',
  'no-clock': 'the game is played without a chess clock',
  'own-clock-not-running': 'the player’s own clock is not running',
  'already-paused': 'the chess clock is paused already',
  'not-paused': 'the chess clock is not paused',
  'question-open': 'a question to the arbiter is open and must be answered first',
  'cannot-be-withdrawn': 'an offer or a claim of a draw cannot be withdrawn',
  'no-open-offer': 'no offer of a draw is open',
  'own-offer': 'a player cannot answer their own offer',
  'offer-already-open': 'an offer is open already',
  'draw-needs-consent': 'the regulations want the arbiter’s consent to a draw by agreement',
  'agreement-too-early': 'a draw cannot be agreed before both players have made their moves',
  'take-back-not-allowed': 'in this game no move is taken back',
  'take-back-already-asked': 'a player has already asked to take a move back',
  'no-take-back-asked': 'nobody has asked to take a move back',
  'own-take-back': 'a player cannot agree to their own request',
  'no-move-to-take-back': 'the player has made no move to take back',
  'claim-lost-by-touching': 'the player has touched a piece and can no longer claim with this move',
  'claim-not-in-laws': 'these Laws have no such claim',
  'claim-not-now': 'the claim may not be made now',
  'claim-move-missing': 'the claim needs no move or another claim',
  'claim-rests-on-display': 'a claim cannot rest on a screen or a demonstration board alone',
  'arbiter-must-not-call': 'the arbiter may not point that out here',
  'nothing-observed': 'the record shows no such thing',
  'no-such-question': 'no such question is open',
  'arbiter-must-not-tell': 'the arbiter does not tell a player that',
  'no-appeal': 'the rules of this event allow no appeal',
  'appeal-excluded': 'that decision is final',
  'answer-incomplete': 'the answer leaves something open',
  'verdict-not-possible': 'that answer is not among those that the question has',
  'penalty-not-in-laws': 'these Laws have no such penalty',
  'penalty-too-early':
    'the first breach gets a warning; only the second one in the same game loses it',
  'penalty-incomplete': 'the penalty needs its minutes or points',
  'no-such-ply': 'the game has no such ply',
  'player-missing': 'the arbiter has to say which player it was',
  'nothing-to-take-back': 'no ruling has been made that could be taken back',
  'no-result': 'the game has no result that could be lifted',
  'game-cancelled': 'the game was cancelled; a new one is played in its place',
  'ended-on-the-board':
    'the position itself ended the game; say from which position the game is to go on',
  'flag-still-down': 'a flag is down; say what the clocks are to show',
  'points-not-normal': 'these are not points that a game can give',
  'already-present': 'the player is already present',
  'already-absent': 'the player is not there',
  'already-signed': 'the player has already signed',
  'result-unknown': 'that is no result',
  'approval-not-in-laws': 'these Laws know no electronic approval; the result is signed',
  'scoresheet-not-to-borrow': 'the player may not borrow the opponent’s scoresheet now',
  'no-scoresheet-to-return': 'the player does not have the opponent’s scoresheet',
  'written-move-stands': 'the move that was written first cannot be changed',
  'nothing-to-sign': 'the game has no result yet',
  'not-announced': 'the move is not announced yet, so the clock may not be started',
  'slip-too-late': 'a slip of the tongue is corrected before the opponent’s clock is started',
  'two-boards-already': 'two boards are in use already',
  'not-his-board': 'each player handles only their own board',
  'assistant-may-not': 'that is none of an assistant’s duties',
  'assistant-not-allowed': 'the opponent has an assistant, so this player may not have one',
  'assistant-needed': 'this game needs an assistant',
  'assistant-not-asked': 'the assistant says this only on request',
  'no-assistant': 'the player has no assistant',
} as const

export type RefusalCode = keyof typeof refusalReasons

export interface Refusal {
  readonly type: 'refused'
  readonly code: RefusalCode
  readonly reason: string
}

/** A refusal, with what more there is to say of this one. */
export function refused(code: RefusalCode, detail?: string): Refusal {
  const reason: string = refusalReasons[code]
  return { type: 'refused', code, reason: detail === undefined ? reason : `${reason}: ${detail}` }
}
