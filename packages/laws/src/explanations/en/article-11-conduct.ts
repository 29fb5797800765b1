import type { Explanations } from '../explanation.js'

/** Article 11 (2009: 12): the conduct of the players. */
export const article11Conduct: Explanations = {
  'conduct.disrepute': 'Players may do nothing that brings the game of chess into disrepute.',
  'venue.definition': {
    text: 'The playing venue consists of the playing area, the rest rooms, the toilets, the refreshment area, the area set aside for smoking and any other places that the arbiter designates.',
    in: {
      'fide-2009':
        'The playing venue consists of the playing area, the rest areas, the refreshment area, the area set aside for smoking and any other places that the arbiter designates.',
    },
  },
  'venue.area': 'The playing area is the place where the games of the competition are played.',
  'venue.leave': 'A player may leave the playing venue only with the arbiter’s permission.',
  'venue.leave-on-move':
    'A player having the move may leave the playing area only with the arbiter’s permission.',
  'venue.access':
    'A person who is neither a player nor an arbiter may enter the playing area only with the arbiter’s permission.',
  'venue.report':
    'The regulations of a competition may require a player who does not have the move to report to the arbiter before leaving the playing area.',
  'conduct.no-aids':
    'During play a player may not use any notes, sources of information or advice, nor analyse any game on another chessboard.',
  'device.ban': {
    text: 'During play a player may not have any electronic device in the playing venue unless the arbiter has specifically approved it.',
    in: {
      'fide-2009':
        'Without the arbiter’s permission a player may not have a mobile phone or other electronic means of communication in the playing venue unless it is completely switched off.',
    },
  },
  'device.bag':
    'The regulations of a competition may allow a completely switched-off device to be kept in the player’s bag, which is placed as agreed with the arbiter. Neither player may then use that bag without the arbiter’s permission.',
  'device.sound-2009': {
    text: 'If a player’s mobile phone or other communication device makes any sound in the playing venue, that player loses the game and the opponent wins. An opponent who could not win by any series of legal moves scores only half a point.',
    in: {
      'finland-2009':
        'In competitions that are not FIDE-rated, a sound from a player’s phone is treated like any other disturbance: first a remark, then a warning, and on a further repetition the arbiter may declare the game lost. In FIDE-rated competitions the sound loses the game and the opponent wins.',
    },
  },
  'device.sound-2009-half': {
    text: 'If a game is lost because a player’s device made a sound and the opponent could not win by any series of legal moves, the opponent scores half a point; the offender still scores 0.',
    in: {
      'finland-2009':
        'If, in a FIDE-rated competition, a game is lost because a player’s device made a sound and the opponent could not win by any series of legal moves, the opponent scores half a point; the offender still scores 0.',
    },
  },
  'device.possession':
    'A player who evidently has an unapproved electronic device on them in the playing venue loses the game and the opponent wins, even if the opponent could not checkmate. The regulations of a competition may set a less severe penalty.',
  'device.search':
    'The arbiter may require a player to let their clothes, bags, other belongings or body be inspected in private, by the arbiter or by an authorised person. The inspector is of the same sex as the player. If the player refuses, the arbiter imposes a penalty from the list.',
  'conduct.smoking': {
    text: 'Smoking, electronic cigarettes included, is permitted only in the part of the venue that the arbiter has designated for it.',
    in: {
      'fide-2009':
        'Smoking is permitted only in the part of the venue that the arbiter has designated for it.',
    },
  },
  'conduct.spectator': 'A player who has finished their game counts as a spectator.',
  'conduct.no-disturb':
    'It is forbidden to distract or disturb the opponent in any way. This includes unreasonable claims, unreasonable draw offers and bringing a source of noise into the playing area.',
  'conduct.penalty-link': {
    text: 'A player who breaks any rule of conduct (disrepute, leaving the venue or the playing area, aids and devices, smoking, disturbing the opponent) is given a penalty from the arbiter’s list.',
    in: {
      'fide-2009':
        'A player who breaks any rule of conduct (disrepute, leaving the venue or the playing area, aids and devices, smoking, misuse of the scoresheet, disturbing the opponent) is given a penalty from the arbiter’s list.',
      'finland-blitz-2008':
        'A player who breaks any rule of conduct (disrepute, leaving the venue or the playing area, aids and devices, smoking, misuse of the scoresheet, disturbing the opponent) may be penalised: the first time with a warning, the second time in the same game with the loss of the game, and for repeated breaches over several games with other penalties.',
    },
  },
  'conduct.persistent':
    'A player who persistently refuses to comply with the Laws loses the game. The arbiter decides the opponent’s score.',
  'conduct.both-guilty':
    'If both players persistently refuse to comply with the Laws, the game is declared lost for both.',
  'conduct.explanation': 'A player may ask the arbiter to explain particular points of the Laws.',
  'appeal.right': {
    text: 'Unless the regulations of the competition say otherwise, a player may appeal against any decision of the arbiter, even after signing the scoresheet.',
    in: {
      'fide-2009':
        'Unless the regulations of the competition say otherwise, a player may appeal against any decision of the arbiter, except a ruling on a quickplay-finish draw claim.',
    },
  },
  'appeal.excluded':
    'No appeal is possible against the ruling on a draw claim in a quickplay finish, whether the game was played with or without an arbiter in the venue.',
  'conduct.help-reconstruct':
    'Both players must help the arbiter whenever the game has to be reconstructed, draw claims included.',
  'conduct.check-claim':
    'Checking a claim of threefold repetition or 50 moves is the duty of the players, under the arbiter’s supervision.',
}
