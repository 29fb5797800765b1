import { questions } from '../questions/en.js'
import { sentenceAbout } from '../questions/words.js'
import { partNamed } from '../unnumbered.js'
import { withFullStop } from '../with-full-stop.js'
import {
  type ConductAndArbiter,
  type ObservationClauses,
  observedClause,
  type Penalties,
} from './words.js'

const who = { white: 'White', black: 'Black' } as const

const whose = { white: 'White’s', black: 'Black’s' } as const

const penalties: Penalties = {
  remark: 'The arbiter makes a remark to {to}.',
  warning: '{player} gets a warning.',
  'add-time': 'As a penalty, {of} opponent gets extra time.',
  'cut-time': 'As a penalty, {player} loses time.',
  'add-points': 'As a penalty, {of} opponent gets more points.',
  'cut-points': 'As a penalty, {player} loses points.',
  loss: 'As a penalty, {player} loses the game.',
  fine: '{player} is fined.',
  rounds: '{player} is excluded from one or more rounds.',
  expulsion: '{player} is expelled from the competition.',
}

const anybody = { player: 'a player', of: 'a player’s', to: 'a player' }
const bothRefuse = 'both players persistently refuse to comply with the Laws'

/** The clause after “the arbiter notes that”. */
const observations: ObservationClauses = {
  'both-kings-in-check': 'both kings are in check',
  'pawn-on-last-rank': 'a pawn stands unpromoted on its last rank',
  disrepute: '{player} brings chess into disrepute',
  'left-venue': '{player} has left the venue',
  'left-playing-area': '{player} has left the playing area',
  notes: '{player} uses notes',
  information: '{player} uses a source of information',
  advice: '{player} has received advice',
  analysis: '{player} analyses on another board',
  'device-possession': '{player} has an electronic device',
  'device-sound': '{of} electronic device has made a sound',
  'device-in-bag': '{player} has an electronic device in a bag',
  'device-switched-on': '{of} electronic device is switched on',
  'bag-used': '{player} has used the bag without permission',
  'search-refused': '{player} refuses to be searched',
  smoking: '{player} smokes',
  'e-cigarette': '{player} uses an electronic cigarette',
  disturbance: '{player} disturbs the opponent',
  noise: '{player} makes noise',
  'unreasonable-claim': '{player} makes an unreasonable claim',
  'unreasonable-offer': '{player} makes an unreasonable draw offer',
  'clock-struck': '{player} has struck the clock',
  'finger-on-clock': '{player} keeps a finger on the clock',
  'scoresheet-hidden': '{player} hides the scoresheet',
  'scoresheet-misused': '{player} has written other things on the scoresheet',
  'defective-scoresheet': '{of} electronic scoresheet is defective',
  'reconstruction-refused': '{player} refuses to help reconstruct the game',
  'claim-check-refused': '{player} refuses to help check the claim',
  'move-not-announced': '{player} has not announced the move',
  'move-not-repeated': '{player} has not repeated the opponent’s move',
  'persistent-refusal': '{player} persistently refuses to comply with the Laws',
  'outside-disturbance': 'play is disturbed from outside',
  'spectator-interference': 'a spectator interferes with the game',
  'spectators-device': 'a spectator uses a telephone',
  'unauthorised-person': 'somebody is in the playing area without permission',
  'clock-defective': 'the chess clock is defective',
  'clock-wrongly-set': 'the chess clock is set wrongly',
}

const why = (text: string | undefined): string => (text === undefined ? '' : `: ${text}`)

/** The article on which a ruling is based. */
const of = (article: string | null) =>
  article === null ? '' : ` (${partNamed(article, 'en') ?? `Article ${article}`})`

export const conductAndArbiter: ConductAndArbiter = {
  events: {
    'player-left': e =>
      `${who[e.player]} leaves the ${e.where === 'venue' ? 'venue' : 'playing area'}.`,
    'touch-lifted': e =>
      `${who[e.by]}’s touch of the piece on ${e.square} was an accident and does not count.`,
    'arbiter-told': e => `Somebody reports to the arbiter${why(e.why)}.`,
    'appeal-lodged': e => `${who[e.by]} appeals${why(e.why)}.`,
    'complaint-lodged': e => `${who[e.by]} complains to the arbiters’ committee${why(e.why)}.`,
    'explanation-asked': e =>
      `${who[e.by]} asks for an explanation of the Laws: ${withFullStop(e.about)}`,
    'law-explained': e => `Article ${e.number} is explained to ${who[e.to]}.`,
    'permission-given': e =>
      ({
        leave: `${who[e.player]} may leave the playing area.`,
        'leave-venue': `${who[e.player]} may leave the venue.`,
        device: `${who[e.player]} may have an electronic device.`,
      })[e.what],
    told: () => 'The arbiter says how many moves have been made.',
    'spectator-removed': e => `The arbiter removes somebody from the venue${why(e.why)}.`,
    'answer-proposed': (e, w) => (w.answers === '' ? '' : `${who[e.by]} says: ${w.answers}.`),
    question: (_, w) =>
      w.left === '' ? `Question to the arbiter: ${w.asked} Answers: ${w.answers}.` : w.left,
    'question-answered': (e, w) => {
      if (e.verdict === null) return ''
      if (e.answeredBy === 'nobody') return 'Nobody answers: the question lapses.'
      if (w.answers === '') return ''
      return `${e.answeredBy === 'players' ? 'Both players answer' : 'The arbiter answers'}: ${w.answers}.`
    },
    'penalty-imposed': e => sentenceAbout(penalties[e.penalty], e.player, questions.names),
    'gesture-made': e =>
      ({
        handshake: 'The players shake hands.',
        'king-tipped': `${who[e.by]} tips the king over.`,
        'clocks-stopped': `${who[e.by]} stops the clocks.`,
        ok: `${who[e.by]} says “OK”.`,
      })[e.what],
    'fact-disputed': e => `${who[e.by]} says about ${e.about}: ${withFullStop(e.version)}`,
    'fact-established': e =>
      e.version === null
        ? `It cannot be established: ${withFullStop(e.about)}`
        : `${whose[e.version]} version is right: ${withFullStop(e.about)}`,
    'ruling-taken-back': e =>
      e.restored
        ? `The arbiter takes back the last ruling${of(e.of)}. The game goes back to where it was before. Reason: ${withFullStop(e.why)}`
        : `The arbiter takes back the last ruling${of(e.of)}. The moves played since then stand. Reason: ${withFullStop(e.why)}`,
    observed: e => {
      const clause = observedClause(e, observations, {
        names: questions.names,
        anybody,
        bothRefuse,
      })
      const about = e.player === null ? '' : ` (${who[e.player]})`
      return clause === undefined
        ? `The arbiter notes: ${e.what}${about}.`
        : `The arbiter notes that ${clause}.`
    },
  },
  breaches: {
    'conduct.disrepute': player => `${player} brings chess into disrepute.`,
    'venue.leave': player => `${player} had no permission to leave the venue.`,
    'venue.leave-on-move': player =>
      `${player} has the move and had no permission to leave the playing area.`,
    'venue.report': player => `${player} did not report before leaving.`,
    'conduct.no-aids': player => `${player} uses help that is forbidden during play.`,
    'device.ban': player => `${player} has a device that is forbidden.`,
    'device.bag': player => `${player} uses the bag with the device without permission.`,
    'device.search': player => `${player} refuses to be searched.`,
    'conduct.smoking': player => `${player} smokes where it is not allowed.`,
    'conduct.no-disturb': player => `${player} disturbs the opponent.`,
    'conduct.persistent': player => `${player} persistently refuses to comply with the Laws.`,
    'conduct.help-reconstruct': player => `${player} does not help to reconstruct the game.`,
    'conduct.check-claim': player => `${player} does not help to check the claim.`,
    'clock.handling': player => `${player} mishandles the chess clock.`,
    'clock.no-hover': player => `${player} keeps a finger on the clock or over it.`,
    'score.visible': player => `${player} hides the scoresheet.`,
    'score.only-use': player => `${player} misuses the scoresheet.`,
  },
  claims: {
    conduct: 'should this be penalised?',
    'persistent-refusal': 'persistent refusal to comply with the Laws',
    appeal: 'appeal',
    explanation: 'an explanation of the Laws',
    'opponents-score': 'the opponent’s score',
    'outside-disturbance': 'extra time for a disturbance from outside',
    'accidental-touch': 'was the touch an accident?',
    'assistant-time': 'time for an assistant’s help',
    meaning: 'what did the player mean?',
    fact: 'whose version is right?',
    spectator: 'interference by somebody who is not playing this game',
  },
  effects: {
    'score-set': 'the score is set',
    'decision-changed': 'the decision is changed',
    'decision-stands': 'the decision stands',
    'law-explained': 'the arbiter explains',
    warning: 'a warning',
    'time-added': 'more time',
    'time-removed': 'less time',
    'points-added': 'more points for the opponent',
    'points-cut': 'fewer points',
    fine: 'a fine',
    'rounds-missed': 'exclusion from rounds',
    expulsion: 'expulsion from the competition',
    'touch-lifted': 'the touch does not count',
    'touch-stands': 'the touch counts',
    resignation: 'the player has resigned',
    agreement: 'the player agrees to a draw',
    'version-holds': 'this version is right',
    removal: 'removal from the venue',
  },
  // English uses the reasons of the refusals themselves.
  refusals: {},
}
