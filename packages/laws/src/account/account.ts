import { type Color, makeSan, moveOf, type Position, parseSan, parseSquare } from '@jadoube/chess'
import { displayTime, explainTime, type Millis } from '@jadoube/clock'
import { sectionTitles } from '../catalogue/section-titles.js'
import type { SectionSlug } from '../catalogue/sections/index.js'
import { editionOf } from '../editions/index.js'
import {
  inLettersOf,
  type Language,
  type WrittenLanguage,
  writtenAs,
} from '../explanations/index.js'
import type { EventOf, GameEvent, WrittenMove } from '../game/event.js'
import { evolve } from '../game/evolve.js'
import { codeOfHandMove, legalCodes } from '../game/legal-codes.js'
import { momentAt } from '../game/moment.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { codeOf } from '../game/written-move.js'
import type { RefusedLine, RuledLine, RuledRecord } from '../record/rule-record.js'
import { cs } from './cs.js'
import { en } from './en.js'
import { fi } from './fi.js'
import { questionWords } from './question.js'
import { sl } from './sl.js'
import { sr } from './sr.js'
import type { Say, Wording, Words } from './wording.js'

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
  const sentences: string[] = []
  let state = line.before
  for (const event of line.outcome) {
    if (event.type === 'refused') {
      sentences.push(refusal(event, wording))
      continue
    }
    if (!isImplied(event, line.outcome)) {
      const text = sentenceIn(event, state, language)
      if (text !== '') sentences.push(text)
    }
    state = evolve(state, event)
  }
  const time = line.act === null ? '' : displayAt(line.act.at)
  return sentences.map((text, index) => `${(index === 0 ? time : '').padStart(9)}  ${text}`)
}

const displayAt = (at: number): string => {
  const whole = Math.floor(Math.abs(at) / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  const clock = `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
  return at < 0 ? `-${clock}` : clock
}

const refusal = ({ code, reason, line }: RefusedLine, wording: Wording): string =>
  wording.line(line, wording.refusals[code] ?? reason)

/** Acts of the arbiter's that are themselves the answer. */
const answersByItself: ReadonlySet<string> = new Set([
  'penalty-imposed',
  'clock-set',
  'spectator-removed',
])

/** What another sentence of the same line says already. */
function isImplied(event: GameEvent, all: RuledLine['outcome']): boolean {
  const made = all.some(each => each.type === 'move-made')
  switch (event.type) {
    case 'piece-touched':
    case 'piece-placed':
      return made
    case 'move-carried-out':
      return made
    case 'board-handled':
      return all.some(each => each.type === 'move-executed' && isAsAnnounced(each, event))
    case 'move-executed':
      return (
        event.implied === true ||
        all.some(each => each.type === 'board-handled' && !isAsAnnounced(event, each))
      )
    case 'move-completed':
      return made && event.legal && event.how !== 'next-move'
    case 'player-arrived':
      return !event.reported
    case 'question-answered':
      return all.some(each => answersByItself.has(each.type))
    default:
      return false
  }
}

/** The opponent's move is carried out as it was announced, and with one piece. */
const isAsAnnounced = (
  { move }: EventOf<'move-executed'>,
  { from, to }: EventOf<'board-handled'>,
): boolean => move.from === from && move.to === to && move.promotion === undefined

/** One event as a sentence, with its article; empty where there is nothing to say. */
export function sentenceOf(event: GameEvent, before: GameState, language: Language): string {
  return inLettersOf(language, sentenceIn(event, before, writtenAs(language)))
}

function sentenceIn(event: GameEvent, before: GameState, language: WrittenLanguage): string {
  const wording = wordings[language]
  const say = wording.events[event.type] as Say<typeof event.type> | undefined
  if (say === undefined) return ''
  const text = (say as (event: GameEvent, words: Words) => string)(
    event,
    wordsOf(event, before, language),
  )
  if (text === '' || !isRuling(event) || event.article === undefined) return text
  return `${text} (${citation(event.article, language)})`
}

/** Where a rule stands that no number is given to. */
const unnumbered: Readonly<Record<string, SectionSlug>> = {
  Intro: 'introduction',
  Preface: 'introduction',
  'Finnish preface': 'finland-preface',
  Glossary: 'glossary',
}

/** `Article 9.4`; or the name of a part of the Laws that has no numbers. */
function citation(article: string, language: WrittenLanguage): string {
  const section = unnumbered[article]
  return section === undefined
    ? wordings[language].article(article)
    : sectionTitles[section][language]
}

/** An ordinary move needs no article; what the Laws made of something does. */
const isRuling = (event: GameEvent): boolean =>
  event.type === 'move-made'
    ? !event.legal
    : event.type !== 'piece-touched' &&
      event.type !== 'move-recorded' &&
      (event.type !== 'announced' || event.as === 'correction' || event.as === 'misheard') &&
      event.type !== 'game-started'

function wordsOf(event: GameEvent, before: GameState, language: WrittenLanguage): Words {
  const position = standing(before) ?? before.position
  const write = (move: WrittenMove) => makeMove(position, move, language)
  return {
    move: moveText(event, position, language),
    moves: 'moves' in event && Array.isArray(event.moves) ? event.moves.map(write).join(', ') : '',
    time: 'ms' in event ? explainTime(event.ms as Millis, language) : '',
    clocks: event.type === 'clock-set' ? clocksText(event.white, event.black) : '',
    after: event.type === 'position-reinstated' ? lastMoveOf(before, event.ply, language) : null,
    ...questionWords(event, wordings[language]),
  }
}

const clocksText = (...times: readonly (number | null)[]): string =>
  times.map(time => (time === null ? '–' : displayTime(time as Millis))).join(', ')

function moveText(event: GameEvent, position: Position, language: WrittenLanguage): string {
  if (event.type === 'move-made') {
    const number = `${position.moveNumber}${event.by === 'white' ? '.' : '…'}`
    if (event.mirrored) return `${number} ${mirroredText(event, language)}`
    return event.legal
      ? `${number} ${makeMove(position, event, language)}`
      : `${event.from}–${event.to}`
  }
  if (event.type === 'move-carried-out') return makeMove(position, event, language)
  if (event.type === 'intended-move-binds') return makeMove(position, event.move, language)
  if (event.type !== 'claim-made' || event.move === undefined) return ''
  const read = parseSan(position, event.move)
  return read.ok ? makeSan(position, read.value, language) : event.move
}

/** Castling the other way round is short towards the a-side (Finnish blitz 7). */
const mirroredText = ({ rook }: WrittenMove, language: WrittenLanguage): string => {
  const step = language === 'en' ? 'O' : '0'
  return Array(rook?.startsWith('a') ? 2 : 3)
    .fill(step)
    .join('-')
}

/** A move as people write it; by its squares, where it is not legal in this position. */
function makeMove(position: Position, move: WrittenMove, language: WrittenLanguage): string {
  const written = codeOf(position, move)
  // Castling to choose from is written by the king's squares alone.
  const code = legalCodes(position).includes(written) ? written : byHand(position, move)
  return code < 0 ? `${move.from}–${move.to}` : makeSan(position, moveOf(code), language)
}

const byHand = (position: Position, { from, to }: WrittenMove): number =>
  codeOfHandMove(position, parseSquare(from)!, parseSquare(to)!, undefined)

/** The move after which the position stood that is put back; null where none had been made. */
function lastMoveOf(state: GameState, ply: number, language: WrittenLanguage): string | null {
  const before = ply === 0 ? undefined : momentAt(state, ply - 1)?.position
  const code = momentAt(state, ply)?.history?.code
  if (before === undefined || code === undefined) return null
  const number = `${before.moveNumber}${before.turn === 'white' ? '.' : '…'}`
  return code < 0 ? number : `${number} ${makeSan(before, moveOf(code), language)}`
}
