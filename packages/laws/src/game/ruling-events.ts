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

/** Events about the arbiter and the end of the game. */
export const rulingEvents = {
  question: {
    to: oneOf(['arbiter']),
    claim: oneOf(questionNames),
    by: nullable(color),
    /** The player whose conduct or score is concerned. */
    player: optional(color),
    facts,
    options: list(option),
    /** False: play does not wait for the answer. */
    holds: optional(oneOf([false])),
    /** The verdict that applies until the arbiter decides. */
    standing: optional(oneOf(verdicts)),
  },
  /** Without an arbiter: the answer of one player. */
  'answer-proposed': {
    claim: oneOf(questionNames),
    by: color,
    /** The player concerned, if there is one. */
    player: optional(color),
    verdict: oneOf(verdicts),
    /** Distinguishes answers with the same verdict. */
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
    /** Who answered; by default the arbiter. */
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
    /** The pieces on the board. */
    board: text,
    /** The milliseconds on each clock. */
    clocks: nullable(eachSide),
    /** Whose clock was running, if the edition requires noting it. */
    running: optional(color),
    moves: eachSide,
  },
  /** 8.6: the player's next move is the first of this period. */
  'next-period-begun': { player: color, moves: number, left: number },
  'device-noticed': { player: color, what: text },
  observed: { what: text, player: nullable(color) },
  'permission-given': { player: color, what: oneOf(permissions) },
  /** 12.6: the arbiter said how many moves were made, as 8.5 permits after a flag fall. */
  told: { what: oneOf(unsaid), player: optional(color) },
  'spectator-removed': { why: optional(text) },
  'assistant-admitted': { player: color, name: text },
  'game-concluded': {
    result: oneOf(resultTexts),
    points: nullable(eachSide),
    reason: oneOf(reasons),
    why: maybe(text),
    /** A draw instead of a loss: the player who cannot checkmate by any series of legal moves. */
    cannotMate: optional(color),
    /** When it was noticed, if that was later. The clocks ran until then. */
    noticed: optional(number),
    /** The result of play, if penalties changed the points (12.9.4, 12.9.5). */
    withoutPenalties: optional(oneOf(resultTexts)),
    /**
     * Penalties in points that the score cannot show, or not in full: no score outside those of a
     * game, and no more for both than a game gives (10.2).
     */
    penaltiesCount: optional(oneOf(['not', 'in-part'])),
  },
  'result-lifted': {
    /** The arbiter's reason. */
    why: optional(text),
    /** The clocks stay stopped until the arbiter restarts them. */
    stopped: optional(oneOf([true])),
  },
  /** The last ruling no longer counts. */
  'ruling-taken-back': {
    why: text,
    /** When it was made, and its article. */
    madeAt: number,
    of: nullable(text),
    /**
     * Whether the game is as before it. False if play had continued: then only its penalties are
     * undone.
     */
    restored: flag,
  },
  /** A gesture that may mean the end of the game. The arbiter decides what was meant. */
  'gesture-made': { by: color, what: oneOf(gestures) },
  /** This player's version of a fact. */
  'fact-disputed': { by: color, about: text, version: text },
  /** Whose version is true; null if it cannot be established. */
  'fact-established': { about: text, version: nullable(color) },
  /** 6.7.1: the arbiter decides that this player does not lose for being late. */
  'player-excused': { player: color },
} satisfies EventTable
