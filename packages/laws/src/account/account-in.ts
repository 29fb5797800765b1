import type { Color } from '@jadoube/chess'
import { displayTime, type Millis } from '@jadoube/clock'
import { editionOf } from '../editions/index.js'
import { inLettersOf, type Language, writtenAs } from '../explanations/index.js'
import type { Act } from '../game/act.js'
import type { GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'
import type { RefusedLine, RuledLine, RuledRecord } from '../record/rule-record.js'
import { tellOutcome } from './outcome.js'
import { refusedAct, whyRefused } from './refused-act.js'
import { makeSentence, type Sentence, type Telling } from './sentence.js'
import type { Wording } from './wording.js'

/** Like `makeAccount`, with the words of a single language. */
export function makeAccountIn(record: RuledRecord, language: Language, wording: Wording): string[] {
  const telling = { language: writtenAs(language), wording }
  const lines = [...heading(record, telling), '']
  for (const line of record.lines) lines.push(...lineAccount(line, telling))
  lines.push('', ...ending(record, wording))
  return lines.map(line => inLettersOf(language, line))
}

function heading({ table }: RuledRecord, { language, wording }: Telling): string[] {
  const { header, laws } = table
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
    if (open.kind !== 'draw-offer' && open.kind !== 'take-back')
      lines.push(wording.still(wording.claims[open.claim] ?? open.claim))
  }
  return lines
}

/** The account of one line of a record: its time, and a sentence for each thing that happened. */
function lineAccount(line: RuledLine, telling: Telling): string[] {
  const refusals = isTickThatEnded(line) ? [] : line.outcome.filter(each => each.type === 'refused')
  const time = line.act === null ? '' : displayAt(line.act.at)
  const sentences = [
    // What happened by itself before the act has its own time.
    ...tellOutcome(line.before, line.outcome, telling).map(sentence => ({
      time: displayAt(sentence.event.at),
      text: inFull(sentence),
    })),
    ...refusals.map(each => ({ time, text: refusal(each, line.act, telling) })),
  ]
  return sentences.map(({ time, text }, index) => {
    const isNew = index === 0 || time !== sentences[index - 1]!.time
    return `${(isNew ? time : '').padStart(9)}  ${text}`
  })
}

/**
 * Whether a tick has ended the game. A tick only asks what has happened by itself, so its refusal
 * after the end is not worth a sentence.
 */
const isTickThatEnded = ({ act, outcome }: RuledLine): boolean =>
  act?.act === 'tick' && outcome.some(each => each.type === 'game-concluded')

const displayAt = (at: number): string => {
  const whole = Math.floor(Math.abs(at) / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  const clock = `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
  return at < 0 ? `-${clock}` : clock
}

function refusal(refused: RefusedLine, act: Act | null, telling: Telling): string {
  const { wording } = telling
  return act === null
    ? wording.line(refused.line, whyRefused(refused, wording))
    : refusedAct(act, refused, telling)
}

/** Like `sentenceOf`, with the words of a single language. */
export function sentenceIn(
  event: GameEvent,
  before: GameState,
  language: Language,
  wording: Wording,
): string {
  const sentence = makeSentence(event, before, { language: writtenAs(language), wording })
  return inLettersOf(language, inFull(sentence))
}

const inFull = ({ text, citation }: Sentence): string =>
  citation === null ? text : `${text} (${citation})`
