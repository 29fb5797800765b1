import type { Color } from '@jadoube/chess'
import { displayTime, type Millis } from '@jadoube/clock'
import { editionOf } from '../editions/index.js'
import {
  inLettersOf,
  type Language,
  type WrittenLanguage,
  writtenAs,
} from '../explanations/index.js'
import type { Act } from '../game/act.js'
import type { GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'
import type { RefusedLine, RuledLine, RuledRecord } from '../record/rule-record.js'
import { cs } from './cs.js'
import { en } from './en.js'
import { fi } from './fi.js'
import { tellOutcome } from './outcome.js'
import { refusedAct } from './refused-act.js'
import { makeSentence, type Sentence } from './sentence.js'
import { sl } from './sl.js'
import { sr } from './sr.js'
import type { Wording } from './wording.js'

export const wordings: Readonly<Record<WrittenLanguage, Wording>> = { en, sl, sr, cs, fi }

/** Tells a ruled record to people, move by move, each ruling with its article. */
export function makeAccount(record: RuledRecord, language: Language): string[] {
  const written = writtenAs(language)
  const lines = [...heading(record, written), '']
  for (const line of record.lines) lines.push(...lineAccount(line, written))
  lines.push('', ...ending(record, wordings[written]))
  return lines.map(line => inLettersOf(language, line))
}

function heading({ table }: RuledRecord, language: WrittenLanguage): string[] {
  const { header, laws } = table
  const wording = wordings[language]
  const { white, black } = wording.players
  const name = (color: Color) => header[color].name ?? '?'
  return [
    `${editionOf(header.laws).name[language]} · ${wording.modes[laws.rules.mode]}`,
    `${white}: ${name('white')} · ${black}: ${name('black')}`,
  ]
}

function ending({ summary }: RuledRecord, wording: Wording): string[] {
  const { clocks, status, hasTheMove, pending } = summary
  const lines: string[] = []
  if (clocks !== null) {
    const show = (color: Color) => displayTime(clocks[color] as Millis)
    lines.push(wording.clocksNow(show('white'), show('black')))
  }
  if (status !== 'concluded') lines.push(wording.hasTheMove(hasTheMove))
  for (const open of pending) {
    if (open.kind !== 'draw-offer')
      lines.push(wording.still(wording.claims[open.claim] ?? open.claim))
  }
  return lines
}

/** What one line of a record came to: a time, and a sentence for each thing that happened. */
function lineAccount(line: RuledLine, language: WrittenLanguage): string[] {
  const wording = wordings[language]
  const refusals = line.outcome.filter(each => each.type === 'refused')
  const sentences = [
    ...tellOutcome(line.before, line.outcome, { language, wording }).map(inFull),
    ...refusals.map(each => refusal(each, line.act, wording)),
  ]
  const time = line.act === null ? '' : displayAt(line.act.at)
  return sentences.map((text, index) => `${(index === 0 ? time : '').padStart(9)}  ${text}`)
}

const displayAt = (at: number): string => {
  const whole = Math.floor(Math.abs(at) / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  const clock = `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
  return at < 0 ? `-${clock}` : clock
}

function refusal({ code, reason, line }: RefusedLine, act: Act | null, wording: Wording): string {
  const why = wording.refusals[code] ?? reason
  return act === null ? wording.line(line, why) : refusedAct(act, why, wording)
}

/** One event as a sentence, with its article; empty where there is nothing to say. */
export function sentenceOf(event: GameEvent, before: GameState, language: Language): string {
  return inLettersOf(language, sentenceIn(event, before, writtenAs(language)))
}

const sentenceIn = (event: GameEvent, before: GameState, language: WrittenLanguage): string =>
  inFull(makeSentence(event, before, { language, wording: wordings[language] }))

const inFull = ({ text, citation }: Sentence): string =>
  citation === null ? text : `${text} (${citation})`
