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
import { act, oneOfGroups, type ReadFields } from './act-shape.js'
import {
  claims,
  gestures,
  meanings,
  noProgressGrounds,
  permissions,
  unsaid,
  verdicts,
} from './act-words.js'

// Every act with its fields. The types, the reader, the check of client input and the JSON Schema
// all follow from these tables.

const none = act({})

/** The board, if a game with a visually disabled player has two. */
const board = optional(color)

/** What the two clocks showed, if they were read, and whether the order of the flags is unknown. */
const flagsSeen = {
  white: optional(natural),
  black: optional(natural),
  order: optional(oneOf(['unknown'])),
}

const distinct = (list: unknown): Square[] => [...new Set(Array.isArray(list) ? list : [])]

/**
 * A touch has one square, or several that were touched together. Afterwards it always has `square`.
 */
function checkTouch(touch: ReadFields): string | null {
  if ((touch.square === undefined) === (touch.squares === undefined)) {
    return 'touch wants either `square` or `squares`'
  }
  if (touch.squares === undefined) return null
  const touched = distinct(touch.squares)
  if (touched.length === 0) return 'touch wants at least one square'
  touch.square = touched[0]
  if (touched.length > 1) touch.squares = touched
  else delete touch.squares
  return null
}

/** What was done to the pieces. */
const boardActs = {
  adjust: act({ squares }),
  touch: {
    ...act({
      square,
      /** More pieces touched together with it, or in an unknown order (4.3.3, 4.4). */
      squares: optional(squares),
      /** The player says that it was an accident. The arbiter decides (4.2.2). */
      accident: optional(flag),
      board,
    }),
    fields: {
      square: optional(square),
      squares: optional(squares),
      accident: optional(flag),
      board,
    },
    check: checkTouch,
    checkSchema: { oneOf: [{ required: ['square'] }, { required: ['squares'] }] },
  },
  place: oneOfGroups(
    {
      // `piece`: from beside the board.
      groups: [{ from: square }, { piece: role, color: optional(color) }],
      exclusive: true,
      problem: 'place wants either `from` or `piece`',
    },
    {
      to: square,
      hands: optional(hands),
      /** False: the piece is on the square, but the hand has not released it (4.4.4, 4.7). */
      released: optional(flag),
      board,
    },
  ),
  /** Released, but not clearly on one of these squares: the arbiter decides which. */
  'place-between': act(
    { from: square, squares },
    {
      check: act =>
        distinct(act.squares).length < 2 ? 'place-between wants at least two squares' : null,
    },
  ),
  remove: act({ square, board }),
  /** A visually disabled player feels a piece in its hole (D.2.2). */
  feel: act({ square, board }),
  /** A player asks for two boards (D.1). */
  'demand-two-boards': none,
  displace: act({ from: square, to: square, board }),
  move: oneOfGroups(
    {
      groups: [{ san: words }, { from: square, to: square, promotion: optional(role) }],
      exclusive: false,
      problem: 'move wants `san`, or `from` and `to`',
    },
    {
      press: optional(flag),
      hands: optional(hands),
      /** The announcement between placing and pressing (D.2.1). */
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
    /** Whose flag has fallen, if given. The opponent's unless only the claimant's is down. */
    player: optional(color),
    /** The basis of the claim, if it is only a screen or demonstration board (6.12.2). */
    basis: optional(oneOf(['display'])),
    /** The mating line that the claimant shows at once (Finnish blitz 13.c.2). */
    line: optional(list(text, 200)),
    /** Why there is no progress (Finnish blitz 14.e). */
    ground: optional(oneOf(noProgressGrounds)),
    ...flagsSeen,
  }),
  /** `player` is for reports by the arbiter. */
  gesture: act({ what: oneOf(gestures), player: optional(color) }),
  /** The players disagree about a fact: its subject, and this player's version. */
  dispute: act({ about: words, version: words, player: optional(color) }),
  'summon-arbiter': act({ why: optional(words) }),
  announce: act({ text: words }),
  appeal: act({ against: optional(words), why: optional(words) }),
  'ask-explanation': act({ about: words }),
  /** The player asks the assistant for the number of moves and the times (D.2.10.4). */
  'ask-assistant': none,
  /** A.4.2: a player proposes to correct an illegal move that stands. Both must agree. */
  'propose-correction': none,
  /**
   * In a friendly game, if the regulations allow it: a player asks to take back their last move.
   * Both must agree.
   */
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
  /** A.2: the player asks for a scoresheet in order to record. */
  'ask-scoresheet': none,
  'borrow-scoresheet': none,
  'return-scoresheet': none,
  seal: act(
    {
      /** The move as written. A secret record has the sealed envelope instead. */
      text: optional(words),
      envelope: optional(sealedEnvelope),
      /**
       * False: the envelope is closed but the clock still runs, so the move may still be changed.
       */
      press: optional(flag),
    },
    {
      check: ({ text: move, envelope }) =>
        (move === undefined) === (envelope === undefined)
          ? 'seal wants either `text` or `envelope`'
          : null,
      checkSchema: { oneOf: [{ required: ['text'] }, { required: ['envelope'] }] },
    },
  ),
  /** III.6.1: without an arbiter, the opponent verifies what the claimant has written down. */
  verify: act({ what: oneOf(['position', 'scoresheet']) }),
}

const presenceActs = {
  arrive: none,
  leave: act({
    where: optional(oneOf(['playing-area', 'venue'])),
    /** The player has told the arbiter, if the regulations require it (11.2.4). */
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
    /** The player concerned, if both have a question of this name. */
    player: optional(color),
    /** The opponent's score, if the arbiter decides it. */
    points: optional(amount),
    /** The move that an unclear sealed move means (I.8). */
    move: optional(words),
    /** What a player meant by a gesture. */
    meaning: optional(oneOf(meanings)),
    /** Whose version of a fact is true. */
    version: optional(color),
  }),
  penalise: act({
    player: color,
    penalty: oneOf(penaltyKinds),
    minutes: optional(minutes),
    points: optional(amount),
    /** The number of rounds from which the player is excluded (12.9.8). */
    rounds: optional(positive),
    /** Set if the player has broken the rules in several games (Finnish blitz 17.c). */
    severalGames: optional(flag),
  }),
  permit: act({ player: color, what: oneOf(permissions) }),
  tell: act({ what: oneOf([...unsaid, 'times']), player: optional(color) }),
  expel: act({ why: optional(words) }),
  'add-time': act({ player: color, ms: timeOnClock }),
  'set-clock': act(
    { white: optional(timeOnClock), black: optional(timeOnClock), moves: optional(natural) },
    {
      check: ({ white, black, moves }) =>
        white === undefined && black === undefined && moves === undefined
          ? 'set-clock wants `white`, `black` or `moves`'
          : null,
    },
  ),
  reinstate: act({ ply: natural }),
  reconstruct: none,
  declare: act({ white: amount, black: amount, why: optional(words) }),
  /** The result no longer counts, and the game continues. */
  'lift-result': act({
    why: words,
    /** The ply from which play resumes, if it is an earlier position. */
    ply: optional(natural),
    white: optional(natural),
    black: optional(natural),
  }),
  /** The last ruling was a mistake. */
  'take-back': act({ why: words, white: optional(natural), black: optional(natural) }),
  adjourn: act({ sessionEnds: optional(moment), resumes: optional(moment) }),
  'open-envelope': act({
    /** The content of a sealed envelope, with its proof. */
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

/** All acts by name. */
export const acts = {
  ...boardActs,
  ...clockActs,
  ...spokenActs,
  ...writtenActs,
  ...presenceActs,
  ...arbiterActs,
}
