import { penaltyKinds } from '../editions/parameters/arbiter.js'
import {
  flag,
  list,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} from '../shape/index.js'
import { gestures, meanings, permissions, unsaid, verdicts } from './act-words.js'
import { color, type EventTable, eachSide, facts, option } from './event-fields.js'
import { answerers, questionNames } from './question.js'
import { reasons, resultTexts } from './result.js'

/** The arbiter, and the end. */
export const rulingEvents = {
  question: {
    to: oneOf(['arbiter']),
    claim: oneOf(questionNames),
    by: nullable(color),
    /** Whose conduct or score it is about. */
    player: optional(color),
    facts,
    options: list(option),
    /** False: play does not wait for the answer. */
    holds: optional(oneOf([false])),
    /** What holds as long as the arbiter says nothing. */
    standing: optional(oneOf(verdicts)),
  },
  /** Without an arbiter: what one of the players says. */
  'answer-proposed': {
    claim: oneOf(questionNames),
    by: color,
    /** Whom the question is about, where it is about a player. */
    player: optional(color),
    verdict: oneOf(verdicts),
    /** What tells answers apart that have the same verdict. */
    points: optional(number),
    meaning: optional(oneOf(meanings)),
    version: optional(color),
  },
  'question-answered': {
    claim: oneOf(questionNames),
    player: optional(color),
    verdict: nullable(oneOf(verdicts)),
    /** What the player meant by a gesture. */
    meaning: optional(oneOf(meanings)),
    /** The arbiter, where nothing is said. */
    answeredBy: optional(oneOf(answerers)),
  },
  'penalty-imposed': {
    player: color,
    penalty: oneOf([...penaltyKinds, 'remark']),
    minutes: optional(number),
    points: optional(number),
    rounds: optional(number),
    fine: optional(object({ amount: number, currency: text })),
  },
  'reconstruction-begun': {
    /** What stands on the board. */
    board: text,
    /** Milliseconds on each clock. */
    clocks: nullable(eachSide),
    /** Whose clock was running, where the edition has it noted. */
    running: optional(color),
    moves: eachSide,
  },
  /** 8.6: the player's next move is the first of this period. */
  'next-period-begun': { player: color, moves: number, left: number },
  'device-noticed': { player: color, what: text },
  observed: { what: text, player: nullable(color) },
  'permission-given': { player: color, what: oneOf(permissions) },
  /** 12.6: the arbiter told how many moves were made, as 8.5 permits after a flag-fall. */
  told: { what: oneOf(unsaid), player: optional(color) },
  'spectator-removed': { why: optional(text) },
  'assistant-admitted': { player: color, name: text },
  'game-concluded': {
    result: oneOf(resultTexts),
    points: nullable(eachSide),
    reason: oneOf(reasons),
    why: maybe(text),
    /** A draw in place of a loss: who cannot checkmate by any series of legal moves. */
    cannotMate: optional(color),
    /** When it came to light, where that was later; the clocks ran until then. */
    noticed: optional(number),
  },
  'result-lifted': {
    /** The arbiter's reason. */
    why: optional(text),
    /** The clocks stay stopped until the arbiter has them restarted. */
    stopped: optional(oneOf([true])),
  },
  /** The last ruling does not count any more. */
  'ruling-taken-back': {
    why: text,
    /** When it was made, and the article that it rested on. */
    madeAt: number,
    of: nullable(text),
    /** The game stands as before it; false where play had continued, and only its penalties are undone. */
    restored: flag,
  },
  /** What may mean the end of the game; what was meant, the arbiter finds out. */
  'gesture-made': { by: color, what: oneOf(gestures) },
  /** How it was, as this player says. */
  'fact-disputed': { by: color, about: text, version: text },
  /** Whose version holds; null where it cannot be found out. */
  'fact-established': { about: text, version: nullable(color) },
  /** 6.7.1: the arbiter decides that being late does not cost this player the game. */
  'player-excused': { player: color },
} satisfies EventTable
