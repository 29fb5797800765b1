import {
  type Attempt,
  isNotationLanguage,
  type Move,
  makeAnnouncement,
  makeLong,
  makeSan,
  type NotationLanguage,
  notationLanguages,
  type Position,
  parseAnnouncement,
  parseLong,
  parseSan,
  type SanError,
} from '@jadoube/chess'
import { BadInput } from '../command.js'

/** A way of writing or saying a move: the letters of a language, the long form, or spoken. */
export interface Form {
  readonly name: string
  /** Whether each move needs its own line. */
  readonly spoken: boolean
  /** The language of its `e.p.`. */
  readonly language: NotationLanguage
  parse(position: Position, text: string): Attempt<Move, SanError>
  make(position: Position, move: Move): string
}

const spoken: Form = {
  name: 'announce',
  spoken: true,
  language: 'en',
  parse: parseAnnouncement,
  make: makeAnnouncement,
}

/** Parses `cs`, `figurine`, `announce`, `long`, or `long:cs`. */
export function parseForm(text: string): Form {
  if (text === 'announce') return spoken
  const long = text === 'long' || text.startsWith('long:')
  const name = text === 'long' ? 'en' : text.replace(/^long:/, '')
  if (!isNotationLanguage(name)) {
    const known = [...notationLanguages, 'long', 'announce'].join(', ')
    throw new BadInput('unknown-language', `there is no notation '${text}'; choose from ${known}`)
  }
  const language: NotationLanguage = name
  return {
    name: text,
    spoken: false,
    language,
    parse: (position, written) => (long ? parseLong : parseSan)(position, written, language),
    make: (position, move) => (long ? makeLong : makeSan)(position, move, language),
  }
}
