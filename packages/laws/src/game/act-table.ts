import type { Square } from '@jadoube/chess'
import { penaltyKinds } from '../editions/parameters/arbiter.js'
import { amount, flag, list, natural, oneOf, optional, positive, text } from '../shape/index.js'
import {
  color,
  hands,
  minutes,
  moment,
  role,
  sealedEnvelope,
  square,
  squares,
  timeOnClock,
  words,
} from './act-fields.js'
import { act, eitherWay, type ReadFields } from './act-shape.js'
import {
  claims,
  gestures,
  meanings,
  noProgressGrounds,
  permissions,
  unsaid,
  verdicts,
} from './act-words.js'

// Every act, and what it says. The types, the reader, the check of what a client sends and the JSON Schema
// are all made from these tables.

const none = act({})

/** Which of the two boards of a game with a visually disabled player. */
const board = optional(color)

/** What the two clocks showed, where somebody read them; nobody knows which flag fell first. */
const flagsSeen = {
  white: optional(natural),
  black: optional(natural),
  order: optional(oneOf(['unknown'])),
}

const different = (given: unknown): Square[] => [...new Set(Array.isArray(given) ? given : [])]

/** A touch names one square, or several that were touched together. */
function touchLacks(given: ReadFields): string | null {
  if ((given.square === undefined) === (given.squares === undefined)) {
    return 'touch wants either `square` or `squares`'
  }
  if (given.squares === undefined) return null
  const touched = different(given.squares)
  if (touched.length === 0) return 'touch wants at least one square'
  given.square = touched[0]
  if (touched.length > 1) given.squares = touched
  else delete given.squares
  return null
}

/** What was done to the pieces. */
const boardActs = {
  adjust: act({ squares }),
  touch: {
    ...act({
      square,
      /** More pieces that were touched together with it, or in an order that nobody knows (4.3.3, 4.4). */
      squares: optional(squares),
      /** The player says that it was by accident; the arbiter judges (4.2.2). */
      accident: optional(flag),
      board,
    }),
    fields: {
      square: optional(square),
      squares: optional(squares),
      accident: optional(flag),
      board,
    },
    lacks: touchLacks,
    needs: { oneOf: [{ required: ['square'] }, { required: ['squares'] }] },
  },
  place: eitherWay(
    {
      // `piece`: from beside the board.
      of: [{ from: square }, { piece: role, color: optional(color) }],
      exclusive: true,
      lacks: 'place wants either `from` or `piece`',
    },
    {
      to: square,
      hands: optional(hands),
      /** False: the piece stands on the square, and the hand has not let go of it (4.4.4, 4.7). */
      released: optional(flag),
      board,
    },
  ),
  /** Released, and on none of these squares clearly: the arbiter says which it is. */
  'place-between': act(
    { from: square, squares },
    {
      lacks: given =>
        different(given.squares).length < 2 ? 'place-between wants at least two squares' : null,
    },
  ),
  remove: act({ square, board }),
  /** Felt in its hole, by a player who cannot see (D.2.2). */
  feel: act({ square, board }),
  /** Two boards are asked for (D.1). */
  'demand-two-boards': none,
  displace: act({ from: square, to: square, board }),
  move: eitherWay(
    {
      of: [{ san: words }, { from: square, to: square, promotion: optional(role) }],
      exclusive: false,
      lacks: 'move wants `san`, or `from` and `to`',
    },
    {
      press: optional(flag),
      hands: optional(hands),
      /** What is said with it, between placing and pressing (D.2.1). */
      announce: optional(words),
    },
  ),
}

/** What was done to the chess clock. */
const clockActs = {
  press: act({ hand: optional(oneOf(['same', 'other'])) }),
  pause: act({
    why: optional(words),
    /** The promotion piece is not available (6.11.2). */
    for: optional(oneOf(['promotion-piece'])),
  }),
  tick: none,
}

/** What a player said. */
const spokenActs = {
  'offer-draw': act({ condition: optional(words) }),
  'withdraw-offer': none,
  'withdraw-claim': none,
  'accept-draw': none,
  'reject-draw': none,
  resign: none,
  claim: act({
    claim: oneOf(claims),
    move: optional(words),
    /** Whose flag has fallen, where that is said; the opponent's unless only the claimant's is down. */
    player: optional(color),
    /** What it rests on, where that is only a screen or a demonstration board (6.12.2). */
    basis: optional(oneOf(['display'])),
    /** The moves to mate that the claimant shows at once (Finnish blitz 13.c.2). */
    line: optional(list(text, 200)),
    /** Why there is no progress (Finnish blitz 14.e). */
    ground: optional(oneOf(noProgressGrounds)),
    ...flagsSeen,
  }),
  /** `player`: where the arbiter takes it down. */
  gesture: act({ what: oneOf(gestures), player: optional(color) }),
  /** The players disagree about a fact: what it is about, and how it was as this player says. */
  dispute: act({ about: words, version: words, player: optional(color) }),
  'summon-arbiter': act({ why: optional(words) }),
  announce: act({ text: words }),
  appeal: act({ against: optional(words), why: optional(words) }),
  'ask-explanation': act({ about: words }),
  /** The player asks the assistant for the number of moves and the times (D.2.10.4). */
  'ask-assistant': none,
  /** A.4.2: an illegal move that stands is to be corrected; it takes both players. */
  'propose-correction': none,
  /** In a friendly game whose regulations allow it: the last own move is to be taken back, if both agree. */
  'ask-take-back': none,
  'accept-take-back': none,
  'reject-take-back': none,
  /** A.3.2: the player asks to see the official record. */
  'ask-record': none,
}

/** What a player wrote. */
const writtenActs = {
  record: act({ text: words }),
  /** The player strikes out the last entries, to write them again. */
  strike: act({ entries: natural }),
  sign: act({ result: words, how: optional(oneOf(['signature', 'approval'])) }),
  /** A.2: the player wants to record, and asks for a scoresheet. */
  'ask-scoresheet': none,
  'borrow-scoresheet': none,
  'return-scoresheet': none,
  seal: act(
    {
      /** The move as it was written; a record that is kept secret has the sealed envelope instead. */
      text: optional(words),
      envelope: optional(sealedEnvelope),
      /** False: the envelope is closed and the clock still runs, so the move may yet be changed. */
      press: optional(flag),
    },
    {
      lacks: ({ text: open, envelope }) =>
        (open === undefined) === (envelope === undefined)
          ? 'seal wants either `text` or `envelope`'
          : null,
      needs: { oneOf: [{ required: ['text'] }, { required: ['envelope'] }] },
    },
  ),
  /** III.6.1: without an arbiter the opponent verifies what a claimant has written down. */
  verify: act({ what: oneOf(['position', 'scoresheet']) }),
}

const presenceActs = {
  arrive: none,
  leave: act({
    where: optional(oneOf(['playing-area', 'venue'])),
    /** The player has told the arbiter, where the regulations ask for it (11.2.4). */
    reported: optional(flag),
  }),
}

/** What the arbiter did or decided. */
const arbiterActs = {
  start: none,
  restart: none,
  observe: act({ what: words, player: optional(color), ...flagsSeen }),
  rule: act({
    claim: words,
    verdict: oneOf(verdicts),
    /** Whose question, where both players have one of this name. */
    player: optional(color),
    /** What the opponent scores, where that is the arbiter's to say. */
    points: optional(amount),
    /** Which move a sealed one is that was not clear (I.8). */
    move: optional(words),
    /** What a player meant by a gesture. */
    meaning: optional(oneOf(meanings)),
    /** Whose version of a fact holds. */
    version: optional(color),
  }),
  penalise: act({
    player: color,
    penalty: oneOf(penaltyKinds),
    minutes: optional(minutes),
    points: optional(amount),
    /** How many rounds the player is excluded from (12.9.8). */
    rounds: optional(positive),
  }),
  permit: act({ player: color, what: oneOf(permissions) }),
  tell: act({ what: oneOf([...unsaid, 'times']), player: optional(color) }),
  expel: act({ why: optional(words) }),
  'add-time': act({ player: color, ms: timeOnClock }),
  'set-clock': act(
    { white: optional(timeOnClock), black: optional(timeOnClock), moves: optional(natural) },
    {
      lacks: ({ white, black, moves }) =>
        white === undefined && black === undefined && moves === undefined
          ? 'set-clock wants `white`, `black` or `moves`'
          : null,
    },
  ),
  reinstate: act({ ply: natural }),
  reconstruct: none,
  declare: act({ white: amount, black: amount, why: optional(words) }),
  /** The result does not count any more, and the game continues. */
  'lift-result': act({
    why: words,
    /** Where play resumes, where that is an earlier position. */
    ply: optional(natural),
    white: optional(natural),
    black: optional(natural),
  }),
  /** The last ruling was a mistake. */
  'take-back': act({ why: words, white: optional(natural), black: optional(natural) }),
  adjourn: act({ sessionEnds: optional(moment), resumes: optional(moment) }),
  'open-envelope': act({
    /** What was in a sealed envelope, and the proof of it. */
    text: optional(words),
    proof: optional(words),
  }),
  cancel: act({ why: optional(words) }),
  assistant: act({
    player: color,
    name: words,
    /** The player has a disability. */
    disabled: optional(flag),
  }),
}

/** Every act by its name. */
export const acts = {
  ...boardActs,
  ...clockActs,
  ...spokenActs,
  ...writtenActs,
  ...presenceActs,
  ...arbiterActs,
}
