// docs/codes.md: every stable code of an error or a refusal, with one line. The codes are read from
// unions and tables in the sources. The line is the comment on the code, its text in a table, or
// otherwise the message that it is used with (`…` stands for details of the particular case).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\``
const code = "'([a-z][a-z0-9-]*)'"

/** What each section lists: the package, what the codes are for, and where they are defined. */
const sections = [
  [
    'chess',
    'A FEN that cannot be read',
    union('fen.ts', 'FenError'),
    only('fen.ts', 'fen-illegal'),
  ],
  ['chess', 'A placement that cannot be read', union('placement.ts', 'PlacementError')],
  [
    'chess',
    'A position from which no game can go on (`SetupFault`)',
    union('setup-faults.ts', 'SetupFaultCode'),
  ],
  [
    'chess',
    'A written move that cannot be read (`SanError`)',
    union('notation/san-reading.ts', 'SanError'),
  ],
  [
    'chess',
    'A move of two squares that cannot be read',
    union('notation/uci-reading.ts', 'UciError'),
  ],
  [
    'chess',
    'Why a move is illegal (`WhyIllegal`)',
    table('illegal/why.ts', 'grounds'),
    union('illegal/why.ts', 'IllegalCode'),
  ],
  [
    'chess',
    'A move in a PGN file that cannot be played',
    union('pgn/replayed-game.ts', 'IllegalMoveCode'),
  ],
  ['chess', 'A line of EPD that cannot be read', union('epd/epd.ts', 'EpdError')],
  ['chess', 'A null move that cannot be played', union('null-move.ts', 'NullMoveError')],
  ['chess', 'A fault of a PGN file', table('pgn/fault.ts', 'reasons')],
  [
    'chess',
    'A result in a PGN file that the Laws contradict, or the file itself',
    union('pgn/check.ts', 'ContradictionCode'),
  ],
  [
    'chess',
    'Thrown for a mistake of the caller',
    only('argument.ts', 'argument-type'),
    only('position.ts', 'illegal-move'),
    only('pgn/write.ts', 'tag-name'),
  ],
  ['clock', 'A time control that is not valid', union('time-control.ts', 'TimeControlCode')],
  ['clock', 'A time that cannot be read', union('display.ts', 'ClockTimeFailure')],
  ['laws', 'An act without effect (a refusal)', table('game/refusal.ts', 'refusalReasons')],
  [
    'laws',
    'A record that cannot be read',
    calls('record/rule-record.ts', 'broken'),
    union('record/header.ts', 'HeaderProblem'),
  ],
  [
    'laws',
    'Regulations that cannot be read',
    union('rules-in-force/parse-regulations.ts', 'RegulationProblem'),
  ],
  [
    'tournament',
    'A tournament report file that cannot be read',
    union('trf/fault.ts', 'TrfFaultCode'),
  ],
  ['tournament', 'A round that cannot be paired', union('pairing-system.ts', 'PairingFault')],
  [
    'tournament',
    'A tie-break that cannot be used',
    union('tie-breaks/code.ts', 'TieBreakFaultCode'),
  ],
  [
    'tournament',
    'An act of a tournament without effect (a refusal)',
    table('record/refusal.ts', 'tournamentRefusals'),
  ],
  [
    'tournament',
    'A tournament record that cannot be read',
    union('record/record-file.ts', 'TournamentRecordFaultCode'),
  ],
  [
    'tournament',
    'A list of entries that cannot be read',
    union('entries/entry-list.ts', 'EntryListFaultCode'),
  ],
  ['protocol', 'What the server does not do', table('codes.ts', 'errorReasons')],
  [
    'server',
    'An act of an event without effect, besides those of the tournament (`act-refused`)',
    table('event/log/refusal.ts', 'eventRefusals'),
  ],
  ['server', 'A record that is not what was written', union('record/verify.ts', 'RecordFault')],
  [
    'server',
    'What the store refuses',
    union('store/failure.ts', 'SequenceConflict'),
    union('store/failure.ts', 'VersionConflict'),
    union('store/failure.ts', 'NotFound'),
    union('store/failure.ts', 'AlreadyExists'),
    union('store/failure.ts', 'StoreErrorCode'),
  ],
  ['cli', 'What `pgn check` finds besides', only('pgn/check-part.ts', 'bad-start')],
  ['cli', 'Bad input on the command line (exit code 2)', calls(null, 'new BadInput')],
]

/** Codes with several messages, or with a message that somebody else words. */
const inOtherWords = {
  'argument-type':
    '`ArgumentError`: an argument of the wrong type; the message names the function and the argument',
  'illegal-move': '`IllegalMoveError`: a move that is not legal in the position',
  'uci-syntax': 'it is not a move such as e2e4 or e7e8q',
  'tag-name': '`TagNameError`: the name of a tag that no reader could read back',
  'castling-without-rook': 'a castling right for a square where no rook can have stayed',
  'en-passant-impossible': 'no pawn can have crossed the square en passant by two squares',
  'epd-operation': 'an operation without an opcode, or a string without its closing quote',
  'epd-move': 'an operand that must be a legal move is not one',
  'fen-placement': 'the first field is not a valid piece placement',
  'fen-castling': 'the third field is not valid castling rights',
  'fen-en-passant': 'the fourth field is not a square that a pawn can have crossed',
  'fen-counter': 'the fifth or sixth field is not a number',
  'fen-fields': 'too many fields, or the text is too long for a FEN',
  'fen-illegal': 'the FEN can be read, but the position is not legal; the faults are listed',
  placement: 'the ranks do not add up to eight by eight squares, or a letter is unknown',
  'counter-out-of-range': 'a half-move count or a move number is out of range',
  'san-syntax': 'it cannot be read as a move',
  'san-illegal': 'it can be read, but is not legal; the reason is given',
  'uci-illegal': 'it can be read, but is not legal; the reason is given',
  'no-such-piece': 'no piece of that kind can reach the square',
  'not-how-the-piece-moves': 'the piece does not move like that',
  'king-into-check': 'the king would move into check',
  'king-left-in-check': 'the player’s own king would be left in check',
  'promotion-not-allowed': 'only a pawn on its last rank is promoted, and not to a king or a pawn',
  'castling-right-lost': 'the king or that rook has moved',
  'clock-time-malformed': 'it cannot be read as hours, minutes and seconds',
  'record-not-json': 'a line is not JSON',
  'empty-square': 'no piece stands on …',
  'header-time-control': 'the time control cannot be read or is out of range',
  'header-start': 'the start is not a position that a game can begin from',
  'header-set-up': 'the set-up is not a placement with two kings',
  'header-regulations': 'a regulation has an invalid value',
  'header-table': 'a table setting has an invalid value',
  'regulations-not-an-object': 'the regulations or the table settings are not an object',
  'regulation-value': 'a regulation has an invalid value',
  'reading-value': 'there is no such open point, or no such choice for it',
  'record-unreadable': 'the record has no header, or a line that cannot be read',
  'events-differ': 'the events in the record do not follow from the act',
  'act-refused': 'an act of the record is refused on replay',
  'sequence-conflict': 'the log has grown in the meantime',
  'version-conflict': 'it has been changed in the meantime',
  'not-found': 'it does not exist',
  'already-exists': 'it already exists',
  'store-closed': 'the store has been closed',
  usage: 'the command has too many or too few arguments',
  'unknown-command': 'there is no such command',
  'bad-option': 'an option is unknown or has an invalid value',
  'bad-config': 'the configuration file cannot be read',
  'file-missing': 'no file was given',
  'bad-start': 'the tags give a start that is not a valid position',
  'cannot-read': 'the file cannot be read',
  'pairing-impossible':
    'no pairing complies with C1 to C3; the criterion and the players are named',
  'nobody-to-pair': 'there are no players to pair',
  'two-players': 'a question about a pair names two different players, or one and 0 for the bye',
  'bad-round': 'there is no such round to explain',
}

function sourcesOf(name) {
  const folder = join(root, 'packages', name, 'src')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !/\.(test|suite)\.ts$|(^|\/)testing\//.test(file))
    .sort()
    .map(file => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
}

const textOf = (sources, file) => sources.find(each => each.file === file)?.text ?? ''

/**
 * The codes of a union of literals, or of the field `code` of an interface or a union of objects.
 */
function union(file, name) {
  return sources => {
    const text = textOf(sources, file)
    const start = text.search(new RegExp(`^export (?:type|interface) ${name}\\b`, 'm'))
    if (start < 0) return []
    const body = /^[\s\S]*?(?=\n\n|\n\}\n|\n(?=[a-z]))/.exec(text.slice(start))?.[0] ?? ''
    const fields = [
      ...body.matchAll(
        /(\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*)?readonly code:([^;\n]*(?:\n\s+\|[^\n]*)*)/g,
      ),
    ]
    const parts =
      fields.length > 0 ? fields.map(([whole]) => whole) : [body.slice(body.indexOf('='))]
    const member = new RegExp(
      String.raw`(?:/\*\*((?:[^*]|\*(?!/))*)\*/\s*)?(?:readonly code:\s*)?(?:\|\s*)?${code}`,
      'g',
    )
    return parts.flatMap(part =>
      [...part.matchAll(member)].map(([, comment, found]) => [found, plain(comment)]),
    )
  }
}

/** The keys of a table, with their texts if it has them. */
function table(file, name) {
  return sources => {
    const body = new RegExp(`const ${name}\\b[^=]*= \\{\\n([\\s\\S]*?)\\n\\}`).exec(
      textOf(sources, file),
    )?.[1]
    const row = new RegExp(String.raw`^ {2}'?([a-z][a-z0-9-]*)'?:\s*(${string})?`, 'gm')
    return [...(body ?? '').matchAll(row)].map(([, key, words]) => [key, words && message(words)])
  }
}

/** The codes that a function is called with, in one file or in all. */
function calls(file, name) {
  return sources => {
    const call = new RegExp(String.raw`\b${name}\(\s*(?:\w+,\s*)?${code},\s*(${string})?`, 'g')
    return sources
      .filter(each => file === null || each.file === file)
      .flatMap(({ text }) => [...text.matchAll(call)])
      .map(([, found, words]) => [found, words && message(words)])
  }
}

function only(file, found) {
  return sources => (textOf(sources, file).includes(`'${found}'`) ? [[found]] : [])
}

const plain = comment => comment?.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim() || undefined

/** A message as a sentence about any case. */
function message(literal) {
  const text = literal.slice(1, -1).replaceAll(/\\(.)/g, '$1')
  let shown = ''
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (literal[0] === '`' && text.startsWith('${', i)) {
      if (depth === 0) shown += '…'
      depth++
      i++
    } else if (depth === 0) shown += text[i]
    else if (text[i] === '{') depth++
    else if (text[i] === '}') depth--
  }
  return shown
}

/**
 * The message that a code is used with somewhere in the package; a variable is replaced by its
 * value.
 */
function messageOf(sources, found) {
  const given = new RegExp(
    String.raw`'${found}'(?:,|;)?\s*(?:(?!text\b|reason\b)[\w.[\]]+,\s*)?(?:reason:\s*)?(${string}|text\b|reason\b)|^\s*'?${found}'?:\s*(${string})`,
    'gm',
  )
  for (const { text } of sources) {
    for (const { 1: words, 2: row, index } of text.matchAll(given)) {
      const named = words === 'text' || words === 'reason'
      const before = text.slice(0, index)
      const set = named
        ? [...before.matchAll(new RegExp(`const ${words} =\\s*(${string})`, 'g'))].at(-1)?.[1]
        : (row ?? words)
      // A single word is another code.
      if (set?.includes(' ')) return message(set)
    }
  }
  return undefined
}

/** Every code by section: `{ name, title, codes: [code, line][] }`. */
export function codeSections() {
  const all = new Map()
  const read = name => {
    if (!all.has(name)) all.set(name, sourcesOf(name))
    return all.get(name)
  }
  return sections.map(([name, title, ...lists]) => {
    const sources = read(name)
    const lines = new Map()
    for (const [found, line] of lists.flatMap(list => list(sources))) {
      const own = Object.hasOwn(inOtherWords, found) ? inOtherWords[found] : undefined
      lines.set(found, lines.get(found) ?? own ?? line ?? messageOf(sources, found))
    }
    // The texts about faults of a PGN file are in the command line.
    for (const [found, line] of lines) lines.set(found, line ?? messageOf(read('cli'), found))
    return { name, title, codes: [...lines] }
  })
}

const cell = text => text.replaceAll('|', '\\|')

export function codesPage() {
  const found = codeSections().filter(({ codes }) => codes.length > 0)
  const blocks = found.map(({ name, title, codes }) => {
    const rows = codes.map(([each, line = '']) => `| \`${each}\` | ${cell(line)} |`)
    const owner = name === 'cli' ? 'jadoube' : `@jadoube/${name}`
    return `## ${title}\n\n\`${owner}\`\n\n| code | what it says |\n|---|---|\n${rows.join('\n')}\n`
  })
  const intro = `# The codes

Generated by \`npm run docs\`. Every error and every refusal has a code that programs can rely on: its name and meaning do
not change. The text beside it is for people and may change; \`…\` stands for details such as a name or a number.
`
  return [{ path: 'docs/codes.md', text: `${intro}\n${blocks.join('\n')}` }]
}
