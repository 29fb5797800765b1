import {
  chess960NumberOf,
  type Move,
  makePieceLetter,
  parseSquare,
  type StandingPosition,
} from '@jadoube/chess'
import { explainTime, type Millis } from '@jadoube/clock'
import type { WrittenLanguage } from '../explanations/index.js'
import type { EventOf, GameEvent, WrittenMove } from '../game/event.js'
import { legalMovesIn } from '../game/legal-moves.js'
import { baseOf, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { earlyPress } from './early-press.js'
import { givenTime } from './given-time.js'
import { isOnlyIfDeliberate } from './if-deliberate.js'
import { lastMoveOf, legalText, makeMove, moveText, sanIn } from './move-text.js'
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
  const addition = isOnlyIfDeliberate(event, before) ? telling.wording.onlyIfDeliberate : later
  const text = addition === null || said === '' ? said : `${said} ${addition}`
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

/** What the sentence about an event may need, in the words of the language. */
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
    back: event.type === 'piece-placed' && isPutBack(event, before),
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

/** Whether the player has made other illegal moves, which this count leaves out. */
function isCountedApart({ by, count }: EventOf<'illegal-move-ruled'>, before: GameState): boolean {
  const { moves, twoHands, presses } = before[by].illegal
  return count <= moves + twoHands + presses
}

/** Whether this piece stands again where it stood before the hand took it. */
function isPutBack({ from, to, piece }: EventOf<'piece-placed'>, before: GameState): boolean {
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

/** Whether this is the initial position of chess or Chess960, and not one that was set up. */
const isInitial = ({ opening }: GameState, ply: number): boolean =>
  ply === 0 && chess960NumberOf(opening.position.placement) !== undefined

/** Whether the moves are all legal moves, and not those of a single piece (4.5). */
const isAnyMove = (moves: readonly WrittenMove[], position: StandingPosition): boolean =>
  moves.some(move => move.from !== moves[0]?.from) && moves.length === legalMovesIn(position).length
