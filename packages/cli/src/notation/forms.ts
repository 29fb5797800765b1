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

/** One way of putting a move into words: a language's letters, the long form, or aloud. */
export interface Form {
  readonly name: string
  /** A move needs its own line. */
  readonly spoken: boolean
  /** Whose `e.p.` it writes. */
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

/** `cs`, `figurine`, `announce`, `long`, or `long:cs`. */
export function parseForm(text: string): Form {
  if (text === 'announce') return spoken
  const long = text === 'long' || text.startsWith('long:')
  const name = text === 'long' ? 'en' : text.replace(/^long:/, '')
  if (!isNotationLanguage(name)) {
    const known = [...notationLanguages, 'long', 'announce'].join(', ')
    throw new BadInput('unknown-language', `there is no notation '${text}'; there are ${known}`)
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
