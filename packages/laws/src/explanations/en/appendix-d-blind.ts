import type { Explanations } from '../explanation.js'

/** Appendix D: play with blind and visually disabled players. */
export const appendixDBlind: Explanations = {
  'blind.adapt': {
    text: 'The organiser, after consulting the arbiter, may adapt the rules for visually disabled players to local circumstances.',
    in: {
      'fide-2009':
        'The organiser or tournament director may adapt the rules for visually disabled players to local circumstances.',
    },
  },
  'blind.two-boards':
    'When a sighted player meets a visually disabled (legally blind) player, either of them may demand two boards: a normal one for the sighted player and a specially constructed one for the visually disabled player.',
  'blind.board.size':
    'The special board of a visually disabled player measures at least 20 by 20 centimetres.',
  'blind.board.raised':
    'On the special board the black squares are slightly raised, so that they can be felt.',
  'blind.board.aperture':
    'Every square of the special board has a hole that holds the piece in place.',
  'blind.pieces.peg':
    'Every piece for the special board has a peg that fits into the hole of a square.',
  'blind.pieces.staunton':
    'The pieces for the special board are of Staunton design, and the black ones carry a special mark that can be felt.',
  'blind.announce.clear': 'Every move must be announced aloud and clearly.',
  'blind.announce.repeat':
    'The opponent repeats the announced move aloud and carries it out on their own board.',
  'blind.announce.promotion':
    'A player who promotes a pawn must also announce which piece they have chosen.',
  'blind.announce.files':
    'To be understood better, players are advised to say a name instead of the letter of a file: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector for a to h.',
  'blind.announce.algebraic':
    'Moves are announced in the manner of algebraic notation: the piece, then the square by its file and rank.',
  'blind.announce.ranks': {
    text: 'Unless the arbiter decides otherwise, ranks are announced with German numbers counted from White’s side: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    in: {
      'fide-2009':
        'Ranks are announced with German numbers counted from White’s side: eins, zwei, drei, vier, fünf, sechs, sieben, acht.',
    },
  },
  'blind.announce.castling':
    'Castling is announced in German: “Lange Rochade” for queenside castling (0-0-0), “Kurze Rochade” for kingside castling (0-0).',
  'blind.announce.pieces':
    'Pieces are announced by their German names: König (king), Dame (queen), Turm (rook), Läufer (bishop), Springer (knight), Bauer (pawn).',
  'blind.touch':
    'On the special board a piece counts as touched only once it has been taken out of its hole; feeling the pieces in their holes is allowed.',
  'blind.made.capture-removed':
    'When a visually disabled player captures, the move is not made until the captured piece has been removed from their own board.',
  'blind.made.placed':
    'A visually disabled player’s move is not made until the piece has been put into a different hole.',
  'blind.made.announced':
    'A visually disabled player’s move is not made until it has been announced.',
  'blind.clock-after':
    'The opponent’s clock may be started only when the visually disabled player’s move has been made: a captured piece is off the board, the moved piece stands in its new hole, and the move has been announced.',
  'blind.sighted-normal':
    'The ordinary rules decide when the sighted player has touched a piece and when the sighted player’s move has been made; the special rules hold only for the visually disabled player.',
  'blind.clock.special': 'A visually disabled player may use a specially made chess clock.',
  'blind.clock.speaking':
    'The special chess clock should be able to announce the time and the number of moves to the visually disabled player.',
  'blind.clock.analogue.dial': {
    text: 'Instead of a talking chess clock an analogue one may be used; it needs reinforced hands and a dial with one raised dot every five minutes and two raised dots every 15 minutes.',
    in: {
      'fide-2009':
        'The special chess clock needs reinforced hands and a dial with one raised dot every five minutes and two raised dots every 15 minutes.',
    },
  },
  'blind.clock.analogue.flag': {
    text: 'An analogue chess clock for a visually disabled player needs a flag that is easy to feel, arranged so that the player can also feel the minute hand during the last five minutes of the hour.',
    in: {
      'fide-2009':
        'The special chess clock needs a flag that is easy to feel, arranged so that the player can also feel the minute hand during the last five minutes of the hour.',
    },
  },
  'blind.record':
    'The visually disabled player must keep the score of the game in Braille, in ordinary writing or on a sound recorder.',
  'blind.slip':
    'A slip of the tongue in announcing a move must be corrected at once and before the opponent’s clock is started; after that it can no longer be corrected.',
  'blind.diverge.consult':
    'If the positions on the two boards turn out to differ, they must be corrected with the help of the arbiter and of both players’ scores.',
  'blind.diverge.scores-agree':
    'If the positions on the boards differ but both scores agree, the player who wrote down the right move and carried out a wrong one must correct their board to match the score.',
  'blind.diverge.scores-differ':
    'If the positions on the boards differ and the scores differ too, the moves are taken back to the last point where the scores agree, and the arbiter resets the clocks accordingly.',
  'blind.assistant.right':
    'The visually disabled player has the right to an assistant, who may take over any or all of the permitted duties: making moves on the boards, announcing them, keeping score and starting the clock, informing the player on request, claiming and reporting, and the formalities of adjournment.',
  'blind.assistant.move':
    'The assistant of the visually disabled player may make either player’s move on the board of that player’s opponent.',
  'blind.assistant.announce':
    'The assistant of the visually disabled player may announce the moves of both players.',
  'blind.assistant.score-clock':
    'The assistant may keep the visually disabled player’s score and start the opponent’s clock, but only after the move has been announced.',
  'blind.assistant.inform':
    'The assistant may tell the visually disabled player the number of moves and the time used by both players, but only on request.',
  'blind.assistant.claim-flag':
    'The assistant may claim for the visually disabled player that the opponent has exceeded the time limit.',
  'blind.assistant.report-touch':
    'The assistant may inform the arbiter that the sighted player has touched one of their own pieces.',
  'blind.assistant.adjourn':
    'If the game is adjourned, the assistant may carry out the necessary formalities for the visually disabled player.',
  'blind.assistant.sighted-may':
    'If the visually disabled player uses no assistant, the sighted player may use one, but only to make the moves on the boards and to announce them.',
  'blind.assistant.hearing':
    'When a visually disabled player meets a hearing-impaired player, an assistant must be used.',
}
