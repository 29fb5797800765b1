import type { Explanations } from '../explanation.js'

/** Guidelines III (2009: Article 10 and Appendix D): quickplay finish, games without increment. */
export const guidelines3Quickplay: Explanations = {
  'qpf.def':
    'A quickplay finish is the phase of a game in which all the remaining moves must be played within a limited time.',
  'qpf.announced':
    'The guidelines for games without increment apply only if it was announced beforehand that they would be used in the competition; otherwise no quickplay-finish claim exists.',
  'qpf.scope.no-increment':
    'The guidelines on quickplay finishes apply only to standard and rapid games played without an increment.',
  'qpf.scope.no-blitz': {
    text: 'The guidelines on quickplay finishes never apply to blitz, with or without adequate supervision.',
    in: {
      'fide-2009':
        'In blitz without adequate supervision no quickplay-finish draw claim can be made. Where there is one arbiter for each game, the claim is available in blitz too.',
    },
  },
  'qpf.both-flags.not-last': {
    text: 'If both flags have fallen, it cannot be established which fell first and it is not the last period, the game continues. This applies only to standard and rapid games without increment, and only if the guidelines for such games were announced beforehand.',
    in: {
      'fide-2009':
        'If both flags have fallen, it cannot be established which fell first and it is not the last period, the game continues. In rapid and blitz without adequate supervision it is a draw instead.',
    },
  },
  'qpf.both-flags.last': {
    text: 'If both flags have fallen, it cannot be established which fell first and all remaining moves were due in this period, the game is drawn. This applies only to standard and rapid games without increment, and only if the guidelines for such games were announced beforehand.',
    in: {
      'fide-2009':
        'If both flags have fallen, it cannot be established which fell first and all remaining moves were due in this period, the game is drawn.',
    },
  },
  'qpf.incr.request':
    'A player who has the move and less than two minutes on the clock may ask for an increment of five seconds per move to be introduced for both players.',
  'qpf.incr.is-draw-offer':
    'The request for the five-second increment is at the same time a draw offer: if the opponent accepts, the game is drawn.',
  'qpf.incr.granted':
    'If the opponent rejects the draw and the arbiter agrees to the request, the clocks are set to an increment of five seconds per move for both players, the opponent receives two extra minutes and the game continues.',
  'qpf.incr.refused':
    'If the arbiter does not agree to the request for the increment, the game continues with the clocks as they were and neither player is given extra time.',
  'qpf.claim.when':
    'A player may claim a draw in a quickplay finish only when they have the move, their clock shows less than two minutes and their flag has not yet fallen. Exactly two minutes is too much.',
  'qpf.claim.only-if-no-incr':
    'The quickplay-finish draw claim is available only where the five-second increment is not used.',
  'qpf.claim.act':
    'A player who claims a draw in a quickplay finish calls the arbiter and may stop the clocks to do so.',
  'qpf.claim.ground.cannot':
    'A draw claim in a quickplay finish may be made on the grounds that the opponent cannot win by normal means. The arbiter judges whether this is so.',
  'qpf.claim.ground.no-effort':
    'A draw claim in a quickplay finish may be made on the grounds that the opponent makes no effort to win by normal means. The arbiter judges whether this is so.',
  'qpf.claim.is-draw-offer':
    'The draw claim in a quickplay finish is also a draw offer: if the opponent accepts, the game is drawn without a ruling.',
  'qpf.rule.agree':
    'If the arbiter agrees with a quickplay-finish claim that the opponent cannot win by normal means, or makes no effort to do so, the game is declared drawn.',
  'qpf.rule.postpone-or-reject':
    'If the arbiter is not convinced that a quickplay-finish claim is justified, the decision is postponed or the claim is rejected.',
  'qpf.postpone.time':
    'When postponing the decision on a quickplay-finish claim, the arbiter may give the opponent two extra minutes. This is not compulsory.',
  'qpf.postpone.play-on':
    'If the arbiter postpones the decision on a quickplay-finish claim, the game continues, if possible in the presence of an arbiter.',
  'qpf.postpone.decide-when':
    'A postponed quickplay-finish claim is decided later in the game, or as soon as possible after either player’s flag has fallen.',
  'qpf.postpone.draw-test': {
    text: 'On a postponed quickplay-finish claim the arbiter declares a draw if the opponent of the player whose flag has fallen cannot win by normal means or did not try enough to do so. Otherwise the flag-fall decides the game.',
    in: {
      'fide-2009':
        'On a postponed quickplay-finish claim the arbiter declares a draw if the final position cannot be won by normal means or the opponent did not try enough to win by normal means. Otherwise the flag-fall decides the game.',
    },
  },
  'qpf.reject.time':
    'If the arbiter rejects a quickplay-finish claim, the opponent receives two extra minutes and the game continues. The claimant loses no time.',
  'qpf.final':
    'The arbiter’s decision on a draw claim in a quickplay finish (granted, postponed or rejected) is final; there is no appeal.',
  'qpf.noarb.applies':
    'Where no arbiter supervises the games in the venue, a draw claim in a quickplay finish ends the game; the players document the final position and an arbiter decides afterwards.',
  'qpf.noarb.claim':
    'Without an arbiter in the venue, a player with less than two minutes on the clock may claim a draw as long as their flag has not fallen. They need not have the move. The claim ends the game at once.',
  'qpf.noarb.ground.cannot':
    'Without an arbiter in the venue, a player may claim that the opponent cannot win by normal means. They must write down the final position, and the opponent must verify it.',
  'qpf.noarb.ground.no-effort':
    'Without an arbiter in the venue, a player may claim that the opponent has made no effort to win by normal means. They must write down the final position and submit an up-to-date scoresheet, and the opponent must verify both.',
  'qpf.noarb.refer': {
    text: 'A claim made without an arbiter in the venue is referred to the designated arbiter, who decides the result.',
    in: {
      'fide-2009':
        'A claim made without an arbiter in the venue is referred to an arbiter, who decides the result. The decision is final.',
    },
  },
  'qpf.normal-means':
    'To win by normal means is to play positively for a win, or to have a position with a real chance of winning other than by the opponent’s flag-fall.',
}
