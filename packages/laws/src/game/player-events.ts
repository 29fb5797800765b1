import type { RuleId } from '../catalogue/index.js'
import { flag, maybe, named, nullable, number, oneOf, optional, text } from '../shape/index.js'
import { actors, claims, noProgressGrounds } from './act-words.js'
import { color, type EventTable, eachSide, facts, writtenMove } from './event-fields.js'
import { resultTexts } from './result.js'

/** Events about what players say, write, and whether they are present. */
export const playerEvents = {
  'draw-offered': {
    by: color,
    /** Whether it was after the player's own move and before the press. */
    proper: flag,
    claim: nullable(oneOf(claims)),
    /** A condition attached to it, which does not count. */
    void: optional(text),
  },
  /** 9.1.1: the arbiter consents to a draw by agreement. */
  'draw-consent-given': {},
  'offer-lapsed': {
    by: color,
    how: oneOf(['rejected', 'touched-piece', 'position-reinstated', 'sealed-move']),
  },
  /** A friendly game: a player asks to go back to the position after this ply. */
  'take-back-asked': { by: color, ply: number },
  /** `by` is the player who had asked. */
  'take-back-agreed': { by: color, ply: number },
  'take-back-rejected': { by: color, how: oneOf(['rejected', 'withdrawn']) },
  'claim-made': {
    by: color,
    claim: oneOf(claims),
    move: optional(text),
    ground: optional(oneOf(noProgressGrounds)),
  },
  'claim-upheld': { by: color, claim: text, facts: optional(facts) },
  'claim-rejected': { by: color, claim: text, facts: optional(facts) },
  'claim-postponed': { by: color, claim: text },
  'intended-move-binds': { by: color, move: writtenMove },
  'move-recorded': {
    by: color,
    text: text,
    /** The number of moves that it adds to the scoresheet. */
    moves: number,
    /** D.2.7: how a visually disabled player recorded it, if not by hand. */
    how: optional(oneOf(['braille', 'recording'])),
  },
  'written-in-advance': { by: color, text: text },
  /** The last entries are struck out, with this many moves. */
  'entries-struck': { by: color, entries: number, moves: number },
  'offer-recorded': { by: color },
  'scoresheet-due': { player: color },
  'scoresheet-completed': { player: color },
  'scoresheet-given': { player: color },
  'record-shown': { to: color, times: number },
  'scoresheet-borrowed': { by: color },
  'scoresheet-returned': { by: color },
  'scoresheet-replaced': { player: color },
  'recording-passed-to-arbiter': {},
  'duty-to-record-ended': { player: color, period: number },
  'result-signed': { by: color, result: oneOf(resultTexts) },
  'player-arrived': { player: color, reported: flag },
  'player-left': { player: color, where: oneOf(['playing-area', 'venue']) },
  'arbiter-summoned': { by: color, why: maybe(text) },
  /** 12.7: somebody who is not a player of this game has told the arbiter something. */
  'arbiter-told': { by: oneOf(actors), why: optional(text) },
  'appeal-lodged': { by: color, against: optional(text), why: optional(text) },
  'complaint-lodged': {
    by: color,
    to: oneOf(['arbiters-committee']),
    against: optional(text),
    why: optional(text),
  },
  'explanation-asked': { by: color, about: text },
  'law-explained': {
    to: color,
    law: named<RuleId>(),
    /** Its article in the edition in force. */
    number: text,
  },
  announced: {
    by: oneOf(actors),
    text: text,
    /**
     * D.2.1, D.2.8: the kind of announcement, if it was about a move; then whose, and after how
     * many plies.
     */
    as: optional(oneOf(['move', 'correction', 'repetition', 'misheard', 'again', 'castling'])),
    of: optional(color),
    ply: optional(number),
    move: optional(writtenMove),
  },
  /** D.2.1: the announcement was not a move that can be carried out. */
  'announcement-unclear': {
    by: color,
    why: oneOf(['promotion', 'ambiguous', 'not-possible']),
    /** Of the move that the player who has the move announced although it cannot be played. */
    text: optional(text),
  },
  /** D.2.3: the announced move differs from the one carried out. */
  'announcement-differs': { by: color },
  'assistant-asked': { by: color },
  /** D.2.10.4: the assistant tells the player, who has asked. */
  'player-informed': { player: color, moves: eachSide, used: nullable(eachSide) },
  /** D.2.10: the assistant does this for the player. */
  'assistant-acted': { player: color, what: text },
  /** D.2.9: the lengths of the two scoresheets, and how far they agree. */
  'scores-compared': { written: eachSide, agree: number, differ: flag },
} satisfies EventTable
