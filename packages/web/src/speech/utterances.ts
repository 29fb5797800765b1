import type { Color } from '@jadoube/chess'
import type { EventOf, GameEvent } from '@jadoube/laws'
import type { Outcome } from '../account/outcome.js'
import { rulingsOf } from '../game/rulings.js'
import { announcementLanguage } from '../i18n/german-in.js'
import { language, words } from '../i18n/language.js'
import { type Utterance, voice } from './voice.js'

export const inOwnLanguage = (text: string): Utterance => ({ text, lang: language.value })
export const inGerman = (text: string): Utterance => ({ text, lang: announcementLanguage })

/** Joins utterances into one text for a live region. */
export const joinUtterances = (utterances: readonly Utterance[]): string =>
  utterances.map(({ text }) => text).join(' ')

export const sideName = (color: Color): string => words().frame[color]

/** A move in notation and with the names of Appendix D. Missing if the player may not have it. */
export interface LastMove {
  readonly written?: string | undefined
  readonly announced?: string | null
}

/**
 * What has changed, in complete sentences, for a live region and for the voice. The last move is in
 * notation, if the listener may have it.
 */
export function utterancesOf(outcome: Outcome, last: LastMove): readonly Utterance[] {
  const hasMove = outcome.events.some(({ type }) => type === 'move-made')
  const utterances = outcome.events.flatMap(event => {
    // A move that came as a whole is announced as a whole.
    if (hasMove && (event.type === 'piece-touched' || event.type === 'move-carried-out')) return []
    return event.type === 'refused' ? [] : eventUtterances(event, last)
  })
  return [...utterances, ...rulingsOf(outcome).map(ruling => inOwnLanguage(ruling.text))]
}

function eventUtterances(event: GameEvent, last: LastMove): readonly Utterance[] {
  const { board, blind } = words()
  switch (event.type) {
    case 'piece-touched': {
      const color = event.piece === event.piece.toUpperCase() ? 'white' : 'black'
      const role = roles[event.piece.toLowerCase()]
      return role === undefined
        ? []
        : [inOwnLanguage(board.touched(board.pieces[color][role], event.square))]
    }
    case 'move-carried-out':
      return [inOwnLanguage(blind.carriedOut(sideName(event.by), event.from, event.to))]
    case 'move-made':
      return moveUtterances(event, last)
    case 'announced':
      return announcementUtterances(event)
    case 'announcement-unclear':
      return [inOwnLanguage(blind.unclear)]
    case 'announcement-differs':
      return [inOwnLanguage(blind.differs)]
    default:
      return []
  }
}

function moveUtterances(event: EventOf<'move-made'>, last: LastMove): readonly Utterance[] {
  const { table } = words()
  const side = sideName(event.by)
  const mayBeWritten = event.legal !== false
  if (mayBeWritten && voice.value.phonetic && last.announced) {
    return [inOwnLanguage(`${side}:`), inGerman(`${last.announced}.`)]
  }
  const text = mayBeWritten ? last.written : undefined
  return [inOwnLanguage(table.lastMove(side, text ?? `${event.from}–${event.to}`))]
}

/** An announcement is spoken with a German voice, whatever the language of the rest. */
function announcementUtterances(event: EventOf<'announced'>): readonly Utterance[] {
  const { blind } = words()
  const { by, text, as } = event
  if (by !== 'white' && by !== 'black') return [inGerman(text)]
  const side = sideName(by)
  const sentence =
    as === 'repetition'
      ? blind.repeated(side, text)
      : as === 'misheard'
        ? blind.misheard(side, text)
        : as === 'correction'
          ? blind.corrected(side, text)
          : blind.announced(side, text)
  const at = sentence.lastIndexOf(text)
  return [inOwnLanguage(sentence.slice(0, at).trim()), inGerman(sentence.slice(at))]
}

const roles: Readonly<Record<string, 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}
