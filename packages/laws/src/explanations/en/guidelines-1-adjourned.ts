import type { Explanations } from '../explanation.js'

/** Guidelines I: adjourned games. */
export const guidelines1Adjourned: Explanations = {
  'adjourn.trigger':
    'If the game is not finished at the end of the time set for play, the arbiter requires the player having the move to seal the next move.',
  'adjourn.seal.write': {
    text: 'The sealing player writes the move in unambiguous notation on a paper scoresheet.',
    in: {
      'fide-2009':
        'The sealing player writes the move in unambiguous notation on their own scoresheet.',
      'fide-2017':
        'The sealing player writes the move in unambiguous notation on their own scoresheet.',
      'fide-2018':
        'The sealing player writes the move in unambiguous notation on their own scoresheet.',
    },
  },
  'adjourn.seal.envelope':
    'After writing the move the sealing player puts their own scoresheet and the opponent’s into an envelope and seals it.',
  'adjourn.seal.stop-clock':
    'Only when the envelope is sealed does the player stop the chess clock; the opponent’s clock is not started.',
  'adjourn.seal.changeable':
    'Until stopping the chess clock, the sealing player may still change the sealed move.',
  'adjourn.seal.board-move-binds':
    'If the player makes a move on the board after the arbiter has asked for a sealed move, that same move must be written down as the sealed move.',
  'adjourn.early':
    'A player having the move who adjourns before the end of the session is treated as having sealed at its scheduled end: all the time left in the session is charged to that player’s clock.',
  'adjourn.envelope.names': 'The names of both players must be written on the envelope.',
  'adjourn.envelope.position':
    'The envelope must show the position immediately before the sealed move.',
  'adjourn.envelope.times': 'The envelope must show the time used by each player.',
  'adjourn.envelope.sealer': 'The envelope must name the player who sealed the move.',
  'adjourn.envelope.number': 'The envelope must show the number of the sealed move.',
  'adjourn.envelope.draw-offer':
    'If a draw offer is still open when the game is adjourned, it must be noted on the envelope.',
  'adjourn.envelope.resumption':
    'The envelope must show the date, time and place at which play resumes.',
  'adjourn.envelope.check': 'The arbiter checks that the information on the envelope is correct.',
  'adjourn.envelope.custody':
    'The arbiter is responsible for keeping the envelope safe until play resumes.',
  'adjourn.offer.after-seal':
    'A draw offer made after the opponent has sealed a move does not lapse at the resumption. It stands until that opponent accepts it, rejects it aloud or by touching a piece with the intention of moving or capturing it, or until the game ends in another way.',
  'adjourn.resume.setup':
    'Before play resumes, the position immediately before the sealed move is set up on the board.',
  'adjourn.resume.clocks':
    'Before play resumes, both clocks are set to the times used by the players up to the adjournment.',
  'adjourn.end-before.draw':
    'If the players agree to a draw before play resumes, the game is over and the sealed move no longer matters.',
  'adjourn.end-before.resign':
    'If a player resigns before play resumes by telling the arbiter, the game is over and the sealed move no longer matters.',
  'adjourn.open.replier-present':
    'To resume play, the envelope is opened only when the player who must reply to the sealed move is present.',
  'adjourn.bad-seal.ambiguous':
    'A sealed move that can be read in more than one way loses the game for the player who sealed it, unless the game is already over or drawn automatically. If the opponent cannot mate by any series of legal moves, it is a draw.',
  'adjourn.bad-seal.unreadable':
    'A sealed move written so that its true meaning cannot be established loses the game for the player who sealed it, unless the game is already over or drawn automatically. If the opponent cannot mate by any series of legal moves, it is a draw.',
  'adjourn.bad-seal.illegal':
    'An illegal sealed move loses the game at once for the player who sealed it, with no second try and no time penalty instead, unless the game is already over or drawn automatically. If the opponent cannot mate by any series of legal moves, it is a draw.',
  'adjourn.bad-seal.exceptions': {
    text: 'A faulty sealed move does not lose if the game had already ended or if it is drawn automatically: by a dead position, by the same position for the fifth time, by 75 moves of each player without a pawn move or capture, or because the opponent cannot mate by any series of legal moves.',
    in: {
      'fide-2009':
        'A faulty sealed move does not lose if the game had already ended, or if it is drawn because the position is dead or because the opponent cannot mate by any series of legal moves.',
    },
  },
  'adjourn.resume.replier-present':
    'If the player who must reply is present at the agreed time, the envelope is opened, the sealed move is made on the board and that player’s clock is started.',
  'adjourn.resume.replier-absent.clock':
    'If the player who must reply is absent at the agreed time, that player’s clock is started and the envelope stays closed.',
  'adjourn.resume.replier-absent.arrival':
    'On arriving, the absent player who must reply may stop the clock and call the arbiter; then the envelope is opened, the sealed move is made on the board and that player’s clock is started again.',
  'adjourn.resume.sealer-absent.seal-reply':
    'If the player who sealed is absent, the opponent may, instead of replying on the board, write the reply on the scoresheet, seal it in a new envelope, stop their own clock and start the absent player’s clock.',
  'adjourn.resume.sealer-absent.custody':
    'An envelope with a sealed reply is handed to the arbiter for safe keeping and opened when the absent player arrives.',
  'adjourn.late.loss': {
    text: 'A player who arrives for the resumption after the default time loses, unless the arbiter decides otherwise or the sealed move has itself ended the game. The default time is zero if the regulations set none.',
    in: {
      'fide-2009':
        'A player who arrives for the resumption more than one hour late loses, unless the regulations of the event or the arbiter decide otherwise. The player who sealed does not lose if the sealed move mates or draws, or if the opponent has already lost on time.',
    },
  },
  'adjourn.late.override': {
    text: 'The arbiter may decide that a player who arrives too late for the resumption does not lose.',
    in: {
      'fide-2009':
        'The regulations of the event or the arbiter may provide that a player who arrives more than one hour late for the resumption does not lose.',
    },
  },
  'adjourn.late.sealed-mate': {
    text: 'If the sealed move gives checkmate, the player who sealed it wins, no matter which player arrives too late.',
    in: {
      'fide-2009':
        'The player who sealed wins even when arriving more than one hour late, provided that the sealed move gives checkmate.',
    },
  },
  'adjourn.late.sealed-draw': {
    text: 'If the sealed move ends the game in a draw (stalemate, dead position, the same position for the fifth time or the 75-move rule), the draw stands, no matter which player arrives too late.',
    in: {
      'fide-2009':
        'The game is drawn even if the player who sealed arrives more than one hour late, provided that the sealed move gives stalemate or a dead position.',
    },
  },
  'adjourn.late.present-flagged':
    'A player who sealed and arrives more than one hour late does not lose if the opponent at the board has by then already lost on time.',
  'adjourn.both-absent': {
    text: 'If the default time is not zero and neither player is present at the resumption, the player who must reply to the sealed move loses all the time until they arrive, unless the regulations of the event or the arbiter decide otherwise.',
    in: {
      'fide-2009':
        'If neither player is present at the resumption, the clock of the player who must reply to the sealed move is started, and that player loses all the time until they arrive.',
    },
  },
  'adjourn.lost.continue':
    'If the envelope with the sealed move is missing, the game continues from the adjourned position with the times recorded at the adjournment.',
  'adjourn.lost.clocks':
    'If the envelope is missing and the times used cannot be established, the arbiter sets the clocks.',
  'adjourn.lost.state-move':
    'If the envelope is missing, the player who sealed makes on the board the move that they say they sealed.',
  'adjourn.lost.annul':
    'If the envelope is missing and the adjourned position cannot be re-established, the game is annulled and a new game is played.',
  'adjourn.clock-error.in-time':
    'If a clock was set wrongly for the resumption and either player points it out before making their own first move, the error must be corrected.',
  'adjourn.clock-error.late': {
    text: 'If neither player points out a wrongly set clock before making their first move after the resumption, the game continues without correction, unless the arbiter decides otherwise.',
    in: {
      'fide-2009':
        'If neither player points out a wrongly set clock before making their first move after the resumption, the game continues without correction, unless the arbiter finds that the consequences would be too severe.',
    },
  },
  'adjourn.session.timepiece':
    'The length of a resumption session is measured by the arbiter’s timepiece.',
  'adjourn.session.announce': {
    text: 'The starting time of a resumption session is announced in advance.',
    in: {
      'fide-2009':
        'The starting time and the finishing time of a resumption session are announced in advance.',
    },
  },
}
