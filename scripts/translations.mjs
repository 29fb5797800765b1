// `npm run translations -- fi`: every string of the web app in English and in another language, each with a note
// for translators: which page it is on, where the code uses it, what its placeholders are. Tab-separated.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'rolldown/utils'

const root = new URL('..', import.meta.url).pathname
const sources = join(root, 'packages/web/src')
const folder = join(sources, 'i18n')

/** What the strings of a file are for. */
export const pageNotes = {
  arbiter:
    'What an arbiter does at a board: buttons and forms of the desk and of the table’s arbiter sheet.',
  blind:
    'For players who cannot see: announcements, speech, and what a screen reader says. Spoken, so no symbols.',
  board: 'The chess board itself: names of pieces and squares, mostly read by screen readers.',
  clock: 'The chess clock app (/clock): short labels, some in very large letters.',
  desk: 'The arbiter’s desk of an event: tiles of boards, questions, what needs a person now.',
  eboard: 'Electronic boards: connecting one, what it senses, what differs from the game.',
  envelope:
    'Sealed moves: the key that a device keeps for envelopes, who can open one, what to do when a key is lost.',
  event: 'Opening an event and pasting single rounds; links to print.',
  facts: 'Facts that the arbiter is shown beside a question: names of values.',
  frame: 'The frame of every page: menu, language, appearance, buttons such as Close.',
  hall: 'Wooden boards with an electronic scoresheet on a phone.',
  laws: 'The Laws explorer: search, contents, comparing editions, vocabulary.',
  play: 'Presets and games without an arbiter: take-backs, rematch, quick messages.',
  scoresheet: 'The scoresheet as a page and as a PDF.',
  seat: 'A game by link: invitations, seats, what a player sees at their own board.',
  spectators: 'What spectators see of a board or an event.',
  start: 'The start page: one line for each thing that people come for.',
  table: 'Two players at one device: setting up, rulings, claims, the end of the game.',
  tournament:
    'A tournament for organisers, players and the public: entries, rounds, results, standings.',
}

/**
 * The strings of a file, with the comment above each.
 * @returns {{ path: string, key: string, text: string, params: string[], comment: string }[]}
 */
export function stringsOf(file) {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const source = ({ start, end }) => text.slice(start, end)
  /** The comments that end on the line before. */
  const commentAbove = ({ start }) =>
    comments
      .filter(each => each.end <= start && /^\s*$/.test(text.slice(each.end, start)))
      .map(({ value }) => value.replace(/^\*|\s+\*?/g, ' ').trim())
      .join(' ')
  const found = []
  const walk = (value, path, key, comment) => {
    let node = value
    while (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      node = node.expression
    if (node.type === 'ObjectExpression') {
      for (const each of node.properties) {
        if (each.type !== 'Property') continue
        const name = each.key.name ?? String(each.key.value)
        walk(each.value, `${path}.${name}`, name, commentAbove(each))
      }
      return
    }
    const isFunction = node.type === 'ArrowFunctionExpression'
    found.push({
      path,
      key,
      text: node.type === 'Literal' ? String(node.value) : source(isFunction ? node.body : node),
      params: isFunction ? node.params.map(each => each.name ?? source(each)) : [],
      comment,
    })
  }
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const { id, init } of statement.declaration?.declarations ?? [])
      if (init != null) walk(init, id.name, '', '')
  }
  return found
}

/** The files of strings, by name; those that only put others together have none. */
export const pages = () =>
  readdirSync(join(folder, 'en'))
    .map(name => name.replace(/\.ts$/, ''))
    .filter(name => !['core', 'index', 'more'].includes(name))

/** Where the code uses a string, by its last two names. */
function usersOf() {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/^i18n|e2e|\.test\./.test(name))
    .map(name => [name, readFileSync(join(sources, name), 'utf8')])
  return (page, { path, key }) => {
    const parent = path.split('.').at(-2) ?? ''
    const isUsed = text =>
      new RegExp(`\\b${page}\\b`).test(text) &&
      (new RegExp(`\\.${key.replace(/\W/g, '\\$&')}\\b`).test(text) ||
        new RegExp(`\\.${parent.replace(/\W/g, '\\$&')}\\b\\s*[[.]`).test(text))
    return files.filter(([, text]) => isUsed(text)).map(([name]) => name)
  }
}

/** Every string with its note. */
export function translations(language) {
  const users = usersOf()
  return pages().flatMap(page => {
    const theirs = new Map(
      stringsOf(join(folder, language, `${page}.ts`)).map(each => [each.path, each.text]),
    )
    return stringsOf(join(folder, 'en', `${page}.ts`)).map(each => {
      const used = users(page, each)
      const note = [
        pageNotes[page],
        each.comment,
        each.params.length > 0 ? `Placeholders: ${each.params.join(', ')}.` : '',
        used.length > 0 ? `Used in ${used.slice(0, 3).join(', ')}.` : '',
      ]
      return {
        path: each.path,
        english: each.text,
        own: theirs.get(each.path) ?? '',
        note: note.filter(Boolean).join(' '),
      }
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const language = process.argv[2] ?? ''
  if (!['sl', 'sr', 'cs', 'fi'].includes(language)) {
    console.error('jadoube: which language? sl, sr, cs or fi (language-missing)')
    process.exit(2)
  }
  const cell = text => text.replace(/\s+/g, ' ')
  for (const { path, english, own, note } of translations(language))
    console.log([path, english, own, note].map(cell).join('\t'))
}
