import type { Color } from '@jadoube/chess'
import { displayTime, type Instant, timeLeft } from '@jadoube/clock'
import type { EventOf, GameEvent, GameState } from '@jadoube/laws'
import { lastAnnouncement } from '../blind/announcement.js'
import { pieceList } from '../blind/piece-list.js'
import { language, words } from '../i18n/language.js'
import { announcementLanguage, type Utterance, voice } from '../speech/voice.js'
import { moment } from './game.js'
import { type Outcome, rulingsOf } from './rulings.js'
import { boardStands } from './stands.js'
import { writtenMoves } from './written.js'

/** Puts a text into a live region; the same one twice is said twice. */
export function say(region: { value: string }, text: string): void {
  if (text === '') return
  region.value = region.value === text ? `${text}\u00a0` : text
}

const inOwn = (text: string): Utterance => ({ text, lang: language.value })
const inGerman = (text: string): Utterance => ({ text, lang: announcementLanguage })

/** What is said of utterances by a live region: all of it, in one breath. */
export const inOneBreath = (utterances: readonly Utterance[]): string =>
  utterances.map(({ text }) => text).join(' ')

const sideName = (color: Color): string => words().frame[color]

/** A move as it is written, and in the names of Appendix D; where one may not have it, it is not there. */
export interface LastMove {
  readonly written?: string | undefined
  readonly announced?: string | null
}

/**
 * What has changed, in words that are complete in themselves: for a live region, and for a voice. The last move
 * is as it is written, where whoever listens may have it written for him.
 */
export function utterancesOf(outcome: Outcome, last: LastMove): readonly Utterance[] {
  const isWhole = outcome.events.some(({ type }) => type === 'move-made')
  const utterances = outcome.events.flatMap(event => {
    // A move that came as a whole is said as a whole.
    if (isWhole && (event.type === 'piece-touched' || event.type === 'move-carried-out')) return []
    return event.type === 'refused' ? [] : saidOf(event, last)
  })
  return [...utterances, ...rulingsOf(outcome).map(ruling => inOwn(ruling.text))]
}

/** The same in one text. */
export const spoken = (outcome: Outcome, lastWritten: string | undefined): string =>
  inOneBreath(utterancesOf(outcome, { written: lastWritten }))

function saidOf(event: GameEvent, last: LastMove): readonly Utterance[] {
  const { board, blind } = words()
  switch (event.type) {
    case 'piece-touched': {
      const color = event.piece === event.piece.toUpperCase() ? 'white' : 'black'
      const role = roles[event.piece.toLowerCase()]
      return role === undefined
        ? []
        : [inOwn(board.touched(board.pieces[color][role], event.square))]
    }
    case 'move-carried-out':
      return [inOwn(blind.carriedOut(sideName(event.by), event.from, event.to))]
    case 'move-made':
      return moveSaid(event, last)
    case 'announced':
      return announcementSaid(event)
    case 'announcement-unclear':
      return [inOwn(blind.unclear)]
    case 'announcement-differs':
      return [inOwn(blind.differs)]
    default:
      return []
  }
}

function moveSaid(event: EventOf<'move-made'>, last: LastMove): readonly Utterance[] {
  const { table } = words()
  const side = sideName(event.by)
  const mayBeWritten = event.legal !== false
  if (mayBeWritten && voice.value.phonetic && last.announced) {
    return [inOwn(`${side}:`), inGerman(`${last.announced}.`)]
  }
  const text = mayBeWritten ? last.written : undefined
  return [inOwn(table.lastMove(side, text ?? `${event.from}–${event.to}`))]
}

/** An announcement is heard as it was said: with a German voice, whatever the rest is spoken in. */
function announcementSaid(event: EventOf<'announced'>): readonly Utterance[] {
  const { blind } = words()
  const { by, text, as } = event
  if (by !== 'white' && by !== 'black') return [inGerman(text)]
  const side = sideName(by)
  const whole =
    as === 'repetition'
      ? blind.repeated(side, text)
      : as === 'misheard'
        ? blind.misheard(side, text)
        : as === 'correction'
          ? blind.corrected(side, text)
          : blind.announced(side, text)
  const at = whole.lastIndexOf(text)
  return [inOwn(whole.slice(0, at).trim()), inGerman(whole.slice(at))]
}

const roles: Readonly<Record<string, 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}

export function lastMoveSaid(state: GameState): readonly Utterance[] {
  const { table } = words()
  const last = writtenMoves(state, language.value).at(-1)
  if (last === undefined) return [inOwn(table.noMoves)]
  const side = sideName(last.color)
  const announced = voice.value.phonetic ? lastAnnouncement(state) : null
  if (announced !== null) return [inOwn(`${side}:`), inGerman(`${announced}.`)]
  return [inOwn(table.lastMove(side, last.text))]
}

export function clocksSaid(state: GameState): readonly Utterance[] {
  const { clock: t, table } = words()
  const { clock } = state
  const side = sideName(state.turn)
  if (clock === null) return [inOwn(table.hasTheMove(side))]
  const left = (color: Color) => displayTime(timeLeft(clock, color, moment.value as Instant))
  return [inOwn(`${t.says(left('white'), left('black'))} ${table.hasTheMove(side)}`)]
}

/** Where all pieces stand, White's first. */
export function piecesSaid(state: GameState): readonly Utterance[] {
  const { blind } = words()
  const stands = boardStands(state)
  const list = (color: Color) => pieceList(stands, color, blind.pieceNames)
  return [inOwn(blind.pieces(list('white'), list('black')))]
}
