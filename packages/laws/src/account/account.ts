import { type Language, type WrittenLanguage, writtenAs } from '../explanations/index.js'
import type { GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'
import type { RuledRecord } from '../record/rule-record.js'
import { makeAccountIn, sentenceIn } from './account-in.js'
import { cs } from './cs.js'
import { en } from './en.js'
import { fi } from './fi.js'
import { sl } from './sl.js'
import { sr } from './sr.js'
import type { Wording } from './wording.js'

/** The sentences of all languages. A program that needs only one should use `loadWording`. */
export const wordings: Readonly<Record<WrittenLanguage, Wording>> = { en, sl, sr, cs, fi }

/** Describes a ruled record for people, move by move, each ruling with its article. */
export const makeAccount = (record: RuledRecord, language: Language): string[] =>
  makeAccountIn(record, language, wordings[writtenAs(language)])

/** Describes one event in a sentence, with its article; empty if there is nothing to say. */
export const sentenceOf = (event: GameEvent, before: GameState, language: Language): string =>
  sentenceIn(event, before, language, wordings[writtenAs(language)])
