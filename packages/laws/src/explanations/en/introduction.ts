import type { Explanations } from '../explanation.js'

/** Introduction and preface. */
export const introduction: Explanations = {
  'scope.otb':
    'The Laws cover over-the-board play only: games played at a chessboard, not over the internet or by correspondence.',
  'scope.two-parts':
    'The Laws have two parts: the basic rules of play (the game itself, the board, the moves, the end of the game) and the rules for competitions (from the chess clock on). A game without a clock can be played under the basic rules alone.',
  'scope.edition-by-date':
    'A game is judged by the edition in force when it is played, unless the regulations of the competition name another. The editions apply from 1 July 2009, 1 July 2017, 1 January 2018 and 1 January 2023. The English text is the authentic one: where a translation differs from it, the English text decides.',
  'scope.gender':
    'Where the Laws say “he”, “him” or “his”, they mean every person, whether man or woman.',
  'preface.analogy':
    'The Laws cannot foresee every situation. Where no article settles a case exactly, the arbiter looks for similar cases that the Laws do settle and decides accordingly.',
  'preface.judgement':
    'The Laws presume an arbiter who is competent, of sound judgement and wholly impartial. They deliberately avoid too much detail, so that the arbiter can find the solution that fairness, logic and the circumstances of the case demand.',
  'preface.accept-view':
    'FIDE asks all players and federations to accept that the Laws leave room for the arbiter’s judgement. It has no further effect on an individual game.',
  'preface.federation.no-conflict':
    'A federation may introduce more detailed rules of its own, but only if they do not conflict with the Laws in any way.',
  'preface.federation.territory':
    'A federation’s own, more detailed rules apply only within the territory of that federation.',
  'preface.federation.not-fide-events':
    'A federation’s own, more detailed rules do not apply in any FIDE match, championship or qualifying event, nor in events for a FIDE title or for FIDE rating.',
  'preface.rating-condition': 'FIDE rates a game only if it was played under the Laws of Chess.',
  'preface.unrated-recommended':
    'Competitive games that FIDE does not rate should be played under the Laws of Chess as well. This is a recommendation.',
  'preface.fide-ruling':
    'A member federation may ask FIDE for a ruling on a question about the Laws of Chess.',
}
