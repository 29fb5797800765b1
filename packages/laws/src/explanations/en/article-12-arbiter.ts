import type { Explanations } from '../explanation.js'

/** Article 12 (2009: 13): the role of the arbiter. */
export const article12Arbiter: Explanations = {
  'arb.uphold': 'The arbiter makes sure that the Laws of Chess are followed.',
  'arb.fair-play': 'The arbiter ensures fair play.',
  'arb.best-interest': 'The arbiter acts in the best interest of the competition.',
  'arb.environment': 'The arbiter ensures that good playing conditions are maintained.',
  'arb.undisturbed': 'The arbiter ensures that the players are not disturbed.',
  'arb.supervise': 'The arbiter supervises the progress of the competition.',
  'arb.special-needs':
    'The arbiter takes special measures in the interests of disabled players and of those who need medical attention.',
  'arb.anti-cheating': {
    text: 'The arbiter follows the fair-play rules or guidelines.',
    in: {
      'fide-2017': 'The arbiter follows the anti-cheating rules or guidelines.',
      'fide-2018': 'The arbiter follows the anti-cheating rules or guidelines.',
    },
  },
  'arb.observe':
    'The arbiter observes the games, above all when players are short of time, enforces the decisions made and imposes penalties on players where appropriate.',
  'arb.assistants':
    'The arbiter may appoint assistants to observe games, for example when several players are in time trouble.',
  'arb.extra-time':
    'If a game is disturbed from outside, the arbiter may give extra time to one or both players.',
  'arb.no-intervene':
    'The arbiter may not intervene in a game except in the cases laid down by the Laws.',
  'arb.no-move-count': {
    text: 'The arbiter does not tell the players how many moves have been completed. The only exception is when scoresheets are being brought up to date after at least one flag has fallen.',
    in: {
      'fide-2009':
        'The arbiter does not tell the players how many moves have been made. The only exception is when scoresheets are being brought up to date after at least one flag has fallen.',
      'finland-blitz-2008': 'The arbiter does not tell the players how many moves have been made.',
    },
  },
  'arb.no-reminders':
    'The arbiter does not tell a player that the opponent has moved or that the player has not pressed the clock.',
  'arb.report-only': 'Anyone who notices an irregularity may tell only the arbiter about it.',
  'arb.no-interference':
    'Spectators and players of other games may not speak about a game or interfere in it in any other way.',
  'arb.expel':
    'If necessary, the arbiter may expel from the playing venue anyone who interferes in a game.',
  'arb.phones-anyone':
    'Without the arbiter’s permission nobody may use a mobile phone or any other communication device in the playing venue or in adjoining areas that the arbiter designates.',
  'penalty.combine': {
    text: 'The arbiter may choose among these penalties: a warning, more time for the opponent, less time for the offender, more points for the opponent, fewer points for the offender, loss of the game, a fine announced in advance, exclusion from one or more rounds, expulsion from the competition.',
    in: {
      'fide-2009':
        'The arbiter may impose one or more of these penalties: a warning, more time for the opponent, less time for the offender, loss of the game, fewer points for the offender, more points for the opponent, expulsion from the competition.',
    },
  },
  'penalty.warning': 'The arbiter may give the offending player a warning.',
  'penalty.add-time': 'The arbiter may increase the remaining time of the offender’s opponent.',
  'penalty.cut-time': 'The arbiter may reduce the remaining time of the offending player.',
  'penalty.add-points':
    'The arbiter may increase the points that the offender’s opponent scores in the game, up to the maximum available for that game.',
  'penalty.cut-points':
    'The arbiter may reduce the points that the offending player scores in the game.',
  'penalty.loss': {
    text: 'The arbiter may declare the game lost for the offending player, and then also decides the opponent’s score.',
    in: {
      'fide-2009': 'The arbiter may declare the game lost for the offending player.',
    },
  },
  'penalty.fine':
    'The arbiter may impose a fine, provided that it was announced before the competition.',
  'penalty.rounds': 'The arbiter may exclude the offending player from one or more rounds.',
  'penalty.expulsion': 'The arbiter may expel the offending player from the competition.',
}
