import {
  chess960NumberOf,
  type Move,
  makePieceLetter,
  makeSan,
  makeSquare,
  type NotationLanguage,
  parseSan,
  parseSquare,
  type Square,
  type StandingPosition,
  squares,
} from '@jadoube/chess'
import { explainTime, type Millis } from '@jadoube/clock'
import { lettersOn, withoutNumber } from '../appendix-c-notation/sheet-languages.js'
import type { WrittenLanguage } from '../explanations/index.js'
import type { EventOf, GameEvent, WrittenMove } from '../game/event.js'
import { legalMovesIn, moveByHand } from '../game/legal-moves.js'
import { momentAt } from '../game/moment.js'
import { baseOf, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { moveOfWritten } from '../game/written-move.js'
import { earlyPress } from './early-press.js'
import { givenTime } from './given-time.js'
import { isOnlyIfDeliberate } from './if-deliberate.js'
import { illegalCastling } from './illegal-castling.js'
import { isAsIfTouched } from './moving/words.js'
import { isNational } from './national-rule.js'
import { noticedLater } from './noticed.js'
import { owedMove } from './owed-move.js'
import { questionWords } from './question.js'
import { partNamed } from './unnumbered.js'
import type { Say, Wording, Words } from './wording.js'

/** The language of a sentence and its words. A program that needs one language loads no other. */
export interface Telling {
  readonly language: WrittenLanguage
  readonly wording: Wording
}

/** A sentence about an event, with its article. */
export interface Sentence {
  readonly text: string
  /** `Article 9.4`, if the sentence is a ruling. */
  readonly citation: string | null
}

/** Describes one event in a sentence. The text is empty if there is nothing to say. */
export function makeSentence(event: GameEvent, before: GameState, telling: Telling): Sentence {
  const say = telling.wording.events[event.type] as Say<typeof event.type> | undefined
  if (say === undefined) return { text: '', citation: null }
  const said = (say as (event: GameEvent, words: Words) => string)(
    event,
    wordsOf(event, before, telling),
  )
  const later = noticedLater(event, before, telling.language, telling.wording)
  const more = isOnlyIfDeliberate(event, before) ? telling.wording.onlyIfDeliberate : later
  const text = more === null || said === '' ? said : `${said} ${more}`
  const cited = text !== '' && isRuling(event) && event.article !== undefined
  return { text, citation: cited ? citationOf(event, event.article, telling) : null }
}

/** The articles on which several events are based, in order and without repetition. */
export function numbersOf(events: readonly GameEvent[], { wording }: Telling): string | null {
  const numbers = events.flatMap(({ article, also = [] }) =>
    article === undefined ? [] : [article, ...also],
  )
  if (numbers.length === 0) return null
  const all = [...new Set(numbers)].join(', ')
  const isFinnish = events.every(({ rule, article = '' }) => isNational(rule, article))
  return isFinnish ? wording.national(all) : wording.article(all)
}

/** `Article 9.4`, or the name of a part of the Laws without numbers. */
function citationOf(event: GameEvent, article: string, { language, wording }: Telling): string {
  const part = partNamed(article, language)
  if (part !== undefined) return part
  const numbers = [article, ...(event.also ?? [])].join(', ')
  return isNational(event.rule, article) ? wording.national(numbers) : wording.article(numbers)
}

/** Whether an event is a ruling. Ordinary moves need no article. */
const isRuling = (event: GameEvent): boolean =>
  event.type === 'move-made'
    ? event.legal === false
    : (event.type !== 'piece-touched' || isAsIfTouched(event)) &&
      event.type !== 'move-recorded' &&
      (event.type !== 'announced' || event.as === 'correction' || event.as === 'misheard') &&
      event.type !== 'game-started'

function wordsOf(event: GameEvent, before: GameState, { language, wording }: Telling): Words {
  const position = standing(before) ?? before.position
  const write = (move: WrittenMove) => makeMove(position, move, language)
  const san = (on: StandingPosition, move: Move) => legalText(on, move, language)
  return {
    move: moveText(event, before, language),
    moves: 'moves' in event && Array.isArray(event.moves) ? event.moves.map(write).join(', ') : '',
    any: event.type === 'obligation' && isAnyMove(event.moves, position),
    time: timeText(event, language),
    timeGiven: givenTime(timeText(event, language), language),
    clocks: event.type === 'clock-set' ? clocksText(event, { language, wording }) : '',
    after: event.type === 'position-reinstated' ? lastMoveOf(before, event.ply, language) : null,
    initial: event.type === 'position-reinstated' && isInitial(before, event.ply),
    owed: event.type === 'irregularity-arose' ? owedMove(event, before, san) : null,
    back: event.type === 'piece-placed' && isBack(event, before),
    again: event.type === 'position-reinstated' && event.rule === 'illegal.two-hands',
    apart: event.type === 'illegal-move-ruled' && isCountedApart(event, before),
    early:
      event.type === 'breach' || event.type === 'irregularity-arose' ? earlyPress(before) : null,
    ...questionWords(event, before.questions, {
      wording,
      write: san => sanIn(position, san, language),
    }),
  }
}

/** Has the player made other illegal moves, which this count leaves out? */
function isCountedApart({ by, count }: EventOf<'illegal-move-ruled'>, before: GameState): boolean {
  const { moves, twoHands, presses } = before[by].illegal
  return count <= moves + twoHands + presses
}

/** Does this piece stand again where it stood before the hand took it? */
function isBack({ from, to, piece }: EventOf<'piece-placed'>, before: GameState): boolean {
  const stood = (baseOf(before) ?? before.position.placement).at(parseSquare(to)!)
  return from !== to && stood !== undefined && makePieceLetter(stood) === piece
}

const timeText = (event: GameEvent, language: WrittenLanguage): string =>
  'ms' in event ? explainTime(event.ms as Millis, language) : ''

/** The times to which the clocks were set, with units: `White 1 hour 25 minutes`. */
const clocksText = (
  event: EventOf<'clock-set'>,
  { language, wording }: Pick<Telling, 'language' | 'wording'>,
): string =>
  (['white', 'black'] as const)
    .flatMap(color => {
      const time = event[color]
      if (time === null) return []
      const { player } = wording.questions.names[color]
      return [`${player} ${explainTime(time as Millis, language)}`]
    })
    .join(', ')

function moveText(event: GameEvent, before: GameState, language: WrittenLanguage): string {
  const position = standing(before) ?? before.position
  if (event.type === 'move-made') {
    const number = `${position.moveNumber}${event.by === 'white' ? '.' : '…'}`
    if (event.mirrored) return `${number} ${mirroredText(event, language)}`
    if (event.legal !== false) return `${number} ${makeMove(position, event, language)}`
    return illegalText(event, before, language)
  }
  if (event.type === 'irregularity-arose') {
    return event.rule === 'made.released-fixed'
      ? (lastMoveOf(before, before.ply, language) ?? '')
      : ''
  }
  if (event.type === 'move-carried-out' && event.legal === false)
    return illegalText(event, before, language)
  if (event.type === 'move-carried-out') return makeMove(position, event, language)
  if (event.type === 'intended-move-binds') return makeMove(position, event.move, language)
  if (event.type !== 'claim-made' || event.move === undefined) return ''
  return sanIn(position, withoutNumber(event.move), language, lettersOn(before, event.by))
}

/** An illegal move by its squares, or as castling. */
function illegalText(
  event: EventOf<'move-made'> | EventOf<'move-carried-out'>,
  before: GameState,
  language: WrittenLanguage,
): string {
  const castling = illegalCastling(event, before)
  if (castling !== null) return language === 'en' ? castling : castling.replaceAll('O', '0')
  // A piece from beside the board has no departure square.
  return event.from === event.to ? '' : `${event.from}–${event.to}`
}

/** A move in the letters it was written in, English unless told, in those of the language; as it is where it cannot be read. */
function sanIn(
  position: StandingPosition,
  san: string,
  language: WrittenLanguage,
  letters: NotationLanguage = 'en',
): string {
  const read = parseSan(position, san, letters)
  return read.ok ? makeSan(position, read.value, language) : san
}

/** Whether the moves are all legal moves, and not those of a single piece (4.5). */
const isAnyMove = (moves: readonly WrittenMove[], position: StandingPosition): boolean =>
  moves.some(move => move.from !== moves[0]?.from) && moves.length === legalMovesIn(position).length

/** A legal move, or castling the other way round, which only the Finnish blitz rules have. */
const legalText = (position: StandingPosition, move: Move, language: WrittenLanguage): string =>
  move.kind === 'castling' && !legalMovesIn(position).includes(move)
    ? mirroredText({ rook: makeSquare(move.rook) }, language)
    : makeSan(position, move, language)

/** Castling the other way round is short towards the a-side (Finnish blitz 7). */
const mirroredText = ({ rook }: Pick<WrittenMove, 'rook'>, language: WrittenLanguage): string => {
  const step = language === 'en' ? 'O' : '0'
  return Array(rook?.startsWith('a') ? 2 : 3)
    .fill(step)
    .join('-')
}

/** A move as people write it, or by its squares if it is not legal in this position. */
function makeMove(
  position: StandingPosition,
  written: WrittenMove,
  language: WrittenLanguage,
): string {
  const exact = moveOfWritten(position, written)
  // Castling in a list of moves is given only by the king's squares.
  const move = legalMovesIn(position).includes(exact) ? exact : byHand(position, written)
  if (move !== null) return makeSan(position, move, language)
  return written.rook === undefined
    ? `${written.from}–${written.to}`
    : mirroredText(written, language)
}

const byHand = (position: StandingPosition, { from, to }: WrittenMove): Move | null =>
  moveByHand(position, parseSquare(from)!, parseSquare(to)!, undefined)

/** Whether this is the initial position of chess or Chess960, and not one that was set up. */
const isInitial = ({ opening }: GameState, ply: number): boolean =>
  ply === 0 && chess960NumberOf(opening.position.placement) !== undefined

/** The last move before the reinstated position; null if there was none. */
function lastMoveOf(state: GameState, ply: number, language: WrittenLanguage): string | null {
  const before = ply === 0 ? undefined : momentAt(state, ply - 1)?.position
  const after = momentAt(state, ply)
  const move = after?.history?.move
  if (before === undefined || after === undefined || move === undefined) return null
  const number = `${before.moveNumber}${before.turn === 'white' ? '.' : '…'}`
  if (move !== null) return `${number} ${makeSan(before, move, language)}`
  return `${number} ${bySquares(before, after.position)}`.trimEnd()
}

/**
 * An illegal move from which play continued, by its squares; empty if more than one piece was
 * involved.
 */
function bySquares(before: StandingPosition, after: StandingPosition): string {
  const isHis = (position: StandingPosition, square: Square) =>
    position.at(square)?.color === before.turn
  const left = squares.filter(each => isHis(before, each) && !isHis(after, each))
  const reached = squares.filter(each => !isHis(before, each) && isHis(after, each))
  if (left.length !== 1 || reached.length !== 1) return ''
  return `${makeSquare(left[0]!)}–${makeSquare(reached[0]!)}`
}
