/**
 * A game at one board under the Laws of Chess. Either rule on a whole record ({@link ruleRecord}),
 * or play a game act by act ({@link follow}). Sentences for people are in `@jadoube/laws/account`,
 * explanations of the rules in `@jadoube/laws/explanations`.
 *
 * @module
 */

export { type Choice, movesToChooseFrom } from './article-04-act-of-moving/choice.js'
export { mustRecord } from './article-08-recording/duty-to-record.js'
// Cases: records with the expected consequences of each act.
export type { BrokenCase, CaseFile } from './case-file/case-file.js'
export { parseCaseFile } from './case-file/parse-case-file.js'
export { recordOfCase } from './case-file/record-of-case.js'
// The catalogue: every rule, with its number in each edition.
export type { Citation } from './catalogue/citation.js'
export { type Comparison, compareEditions, type RuleInBoth } from './catalogue/comparison.js'
export {
  articleOf,
  citationsOf,
  existsIn,
  isRuleId,
  ruleById,
  rulesIn,
  rulesNamed,
  rulesOfArticle,
} from './catalogue/lookup.js'
export type { Rule } from './catalogue/rule.js'
export type { RuleKind } from './catalogue/rule-kind.js'
export { rules } from './catalogue/rules.js'
export { sectionTitles } from './catalogue/section-titles.js'
export { type RuleId, type SectionSlug, sectionSlugs } from './catalogue/sections/index.js'
// The editions of the Laws, as data.
export type { Edition, Supervision } from './editions/edition.js'
export { editionFor, type Occasion } from './editions/edition-for.js'
export { type EditionId, editionIds, isEditionId } from './editions/edition-id.js'
export { editionOf, editions, fideEditionOn } from './editions/editions.js'
export { type Setting, settings } from './editions/settings.js'
// Explanations of the rules, in five languages.
export { type Explanation, type Explanations, explanationIn } from './explanations/explanation.js'
export { explanationAlone, headingOf } from './explanations/heading.js'
export {
  isLanguage,
  type Language,
  languages,
  type WrittenLanguage,
  writtenAs,
  writtenLanguages,
} from './explanations/language.js'
export { loadExplanations } from './explanations/load.js'
export { inLettersOf, latinFromCyrillic } from './explanations/transliteration.js'
// Acts: what a person did or said.
export {
  type Act,
  type ActName,
  type ActOf,
  type Actor,
  actors,
  type Claim,
  claims,
  type Verdict,
} from './game/act.js'
// The rules in force: edition, mode, regulations of the competition, the table's own settings.
export { articlesUnder } from './game/articles.js'
// What happens if nobody acts: a flag falls, a player is late, a game resumes.
export type { Due } from './game/due.js'
// Events: what happened, each with its rule and article.
export {
  type EventOf,
  type EventType,
  eventTypes,
  type GameEvent,
  type WrittenMove,
} from './game/event.js'
// The state: one game at one moment.
export { inOrder, isTakenOver, type Ply, type TakenOver } from './game/history.js'
export { type Articles, type Laws, lawsOf } from './game/laws.js'
// A game act by act: an act is decided, its events change the state.
export { newGame } from './game/new-game.js'
export { actNames, actsSchema, parseAct, readAct } from './game/parse-act.js'
export { type Pending, pendingOf } from './game/pending.js'
export type { Decision } from './game/phases.js'
// Questions that the Laws leave to the arbiter.
export type {
  ActedOption,
  Effect,
  FactName,
  Facts,
  FactValue,
  Option,
  Question,
  QuestionName,
  RuledOption,
} from './game/question.js'
export { type Refusal, type RefusalCode, refusalReasons } from './game/refusal.js'
export { displayResult, type Reason, type Result, type ResultText } from './game/result.js'
export {
  makeSnapshot,
  parseSnapshot,
  type Snapshot,
  type SnapshotError,
} from './game/snapshot.js'
export { standing } from './game/standing.js'
export {
  type GameState,
  type Hand,
  type Irregularity,
  movesCompleted,
  movesMade,
  type Offer,
  type PlayerState,
  type Proceedings,
  type Status,
} from './game/state.js'
// A record: what happened at a board, line by line, and how the Laws rule on it.
export {
  type HeaderPlayer,
  type HeaderProblem,
  parseHeader,
  type RecordHeader,
  type Table,
} from './record/header.js'
export { openTable } from './record/open-table.js'
export {
  type BrokenRecord,
  RecordRuler,
  type RefusedLine,
  type RuledLine,
  type RuledRecord,
  type RuleOptions,
  ruleAct,
  ruleRecord,
} from './record/rule-record.js'
export { type Summary, summarise } from './record/summary.js'
export type { RulesHeader } from './rules-in-force/header.js'
export { type Origin, originOf } from './rules-in-force/origin.js'
export { isRegulation, isTableSetting } from './rules-in-force/parse-regulations.js'
export type {
  BoardKind,
  CalledByDevice,
  Help,
  Preset,
  Regulations,
  Scoring,
  TableSettings,
  UnansweredQuestions,
} from './rules-in-force/regulations.js'
export { type RulesInForce, rulesInForce } from './rules-in-force/rules-in-force.js'
export { decide, follow } from './the-laws/decide.js'
export { evolve } from './the-laws/evolve.js'
export { fallsDue, nextDue } from './the-laws/next-due.js'
