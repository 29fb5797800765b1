import type { RuleId } from '../catalogue/index.js'
import { flag, maybe, named, nullable, number, oneOf, optional, text } from '../shape/index.js'
import { actors, claims, noProgressGrounds } from './act-words.js'
import { color, type EventTable, eachSide, facts, writtenMove } from './event-fields.js'
import { resultTexts } from './result.js'

/** Said, written, present. */
export const playerEvents = {
  'draw-offered': {
    by: color,
    /** After the player's own move and before the press. */
    proper: flag,
    claim: nullable(oneOf(claims)),
    /** A condition that was tied to it; it counts for nothing. */
    void: optional(text),
  },
  /** 9.1.1: the arbiter lets the players agree to a draw anyway. */
  'draw-consent-given': {},
  'offer-lapsed': {
    by: color,
    how: oneOf(['rejected', 'touched-piece', 'position-reinstated', 'sealed-move']),
  },
  /** A friendly game: a player asks to go back to the position after this ply. */
  'take-back-asked': { by: color, ply: number },
  /** `by`: who had asked. */
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
    /** How many moves it adds to the scoresheet. */
    moves: number,
    /** D.2.7: by a player who cannot see, and not by hand. */
    how: optional(oneOf(['braille', 'recording'])),
  },
  'written-in-advance': { by: color, text: text },
  /** The last entries are struck out, and how many moves they had. */
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
  /** 12.7: somebody who is not a player of this game has told the arbiter what they noticed. */
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
    /** Its number in the edition in force. */
    number: text,
  },
  announced: {
    by: oneOf(actors),
    text: text,
    /** D.2.1, D.2.8: what it was, where it was about a move; whose, and after how many plies. */
    as: optional(oneOf(['move', 'correction', 'repetition', 'misheard', 'again', 'castling'])),
    of: optional(color),
    ply: optional(number),
    move: optional(writtenMove),
  },
  /** D.2.1: no move that can be carried out was announced. */
  'announcement-unclear': { by: color, why: oneOf(['promotion', 'ambiguous', 'not-possible']) },
  /** D.2.3: the move announced is not the move carried out. */
  'announcement-differs': { by: color },
  'assistant-asked': { by: color },
  /** D.2.10.4: the assistant tells the player, who has asked. */
  'player-informed': { player: color, moves: eachSide, used: nullable(eachSide) },
  /** D.2.10: the assistant does this for the player. */
  'assistant-acted': { player: color, what: text },
  /** D.2.9: how far the two scoresheets go, and how far they agree. */
  'scores-compared': { written: eachSide, agree: number, differ: flag },
} satisfies EventTable
