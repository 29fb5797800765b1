import type { Color } from '@jadoube/chess'
import type { EventOf, GameEvent } from '@jadoube/laws'
import type { Outcome } from '../account/outcome.js'
import { rulingsOf } from '../game/rulings.js'
import { announcementLanguage } from '../i18n/german-in.js'
import { language, words } from '../i18n/language.js'
import { type Utterance, voice } from './voice.js'

export const inOwn = (text: string): Utterance => ({ text, lang: language.value })
export const inGerman = (text: string): Utterance => ({ text, lang: announcementLanguage })

/** Joins utterances into one text for a live region. */
export const inOneBreath = (utterances: readonly Utterance[]): string =>
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
  const isWhole = outcome.events.some(({ type }) => type === 'move-made')
  const utterances = outcome.events.flatMap(event => {
    // A move that came as a whole is announced as a whole.
    if (isWhole && (event.type === 'piece-touched' || event.type === 'move-carried-out')) return []
    return event.type === 'refused' ? [] : saidOf(event, last)
  })
  return [...utterances, ...rulingsOf(outcome).map(ruling => inOwn(ruling.text))]
}

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

/** An announcement is spoken with a German voice, whatever the language of the rest. */
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
