// `npm run translations -- fi`: every string that people read, in English and in another language,
// each with a note for translators: its page, where the code uses it, and its placeholders.
// Tab-separated.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'rolldown/utils'

const root = new URL('..', import.meta.url).pathname
const sources = join(root, 'packages/web/src')
const folder = join(sources, 'i18n')
const laws = join(root, 'packages/laws/src')

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
  'clock-sheet':
    'The sheet over the chess clock app: setting the times, presets, what a button does.',
  games: 'My games, the review of a game, comparing editions, the engine, importing and saving.',
  link: 'A game by link, from the invitation on: what only its two players read.',
  look: 'Appearance: pieces, boards, colours, size.',
  running: 'Running an event: what the organiser sees and does on the day.',
  format:
    'Tie-breaks of C.07: their names in the form and under the standings; how a round robin or knockout is played.',
  casebook:
    'Cases of a rule step by step, “What happened?” (from a situation to the ruling) and the exam.',
  incident: 'The incident sheet that an arbiter prints for a ruling: names of its fields.',
  account:
    'Narration, general: what happened at a board and what the Laws make of it, in whole sentences.',
  'account/acts': 'Narration: the acts as nouns, for the sentence that an act has no effect.',
  'account/adjourned-and-quickplay':
    'Narration: adjourned games, sealed moves, quickplay finishes.',
  'account/blind-players':
    'Narration: games of players who cannot see; announcements, two boards, assistants.',
  'account/claims':
    'Narration: claims and what becomes of them. {player}, {opponent} and {move} are filled in.',
  'account/clock-and-irregularities':
    'Narration: handling pieces and clock, and why an act has no effect.',
  'account/conduct-and-arbiter':
    'Narration: conduct, penalties, appeals, what the arbiter sees and says.',
  'account/endings':
    'Narration: the end of a game. {player}, {how}, {result} and {reason} are filled in.',
  'account/moving': 'Narration: pieces placed by hand, and what must be played.',
  'account/questions':
    'Narration: what the arbiter is asked. {player}, {of} and {to} are forms of a name.',
  'account/rapid-and-blitz': 'Narration: what only rapid and blitz have.',
  'account/recording-and-draws':
    'Narration: scoresheets, draw offers, and why an act has no effect.',
  'account/refusals':
    'Narration: what exactly was refused or is missing. Follows a colon, so it begins with a small letter and has no full stop.',
  explanations: 'What a rule of the Laws says, in our own words; by the id of the rule.',
  pairing: 'Why a tournament pairs two players, or does not: one sentence for each reason.',
  'tie-breaks': 'Standings: how the number of a tie-break comes about.',
  time: 'Lengths of time and time controls in words.',
}

/**
 * Where the strings of a file are, by language; the explanations have a folder for each language.
 */
const placeOf = (page, language) => {
  if (page === 'casebook' || page === 'incident')
    return join(sources, page, 'words', `${language}.ts`)
  if (page.startsWith('account')) return join(laws, page, `${language}.ts`)
  if (page.startsWith('explanations/'))
    return join(laws, 'explanations', language, `${page.slice('explanations/'.length)}.ts`)
  const packaged = {
    pairing: 'tournament/src/explain/words',
    'tie-breaks': 'tournament/src/tie-breaks/words',
    time: 'clock/src/explain',
  }[page]
  if (packaged !== undefined) return join(root, 'packages', packaged, `${language}.ts`)
  const part = join(folder, page, `${language}.ts`)
  return existsSync(part) ? part : join(folder, language, `${page}.ts`)
}

/** Sentences about rules are used wherever a rule is shown. */
const isOfLaws = page => /^(account|explanations)/.test(page)

const noteOf = page => pageNotes[page.startsWith('explanations/') ? 'explanations' : page]

/**
 * The strings of a file, with the comment above each.
 * @returns {{ path: string, key: string, text: string, params: string[], comment: string }[]}
 */
export function stringsOf(file, withTables = false) {
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
  const groups = new Map()
  const named = new Set()
  const walk = (value, path, key, comment) => {
    let node = value
    while (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      node = node.expression
    if (node.type === 'Identifier' && groups.has(node.name)) {
      named.add(node.name)
      return walk(groups.get(node.name), path, key, comment)
    }
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
  const declared = program.body.flatMap(statement => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.map(({ id, init }) => ({ name: id.name, init, isExported }))
  })
  for (const { name, init, isExported } of declared)
    if (!isExported && isObject(init)) groups.set(name, init)
  for (const { name, init, isExported } of declared)
    if (isExported && init != null) walk(init, languages.includes(name) ? 'wording' : name, '', '')
  // Parts of a sentence that the file defines in its own table.
  if (withTables) for (const [name, init] of groups) if (!named.has(name)) walk(init, name, '', '')
  return found
}

const isObject = node =>
  node?.type === 'ObjectExpression' ||
  ((node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') &&
    isObject(node.expression))

const languages = ['en', 'sl', 'sr', 'cs', 'fi']

/** The files of strings, by name; those that only combine others have none. */
export const pages = () => [
  ...readdirSync(join(folder, 'en'))
    .map(name => name.replace(/\.ts$/, ''))
    .filter(name => !['core', 'index', 'more'].includes(name)),
  ...readdirSync(folder).filter(name => existsSync(join(folder, name, 'en.ts'))),
  'casebook',
  'incident',
  'account',
  ...readdirSync(join(laws, 'account'))
    .filter(name => existsSync(join(laws, 'account', name, 'en.ts')))
    .map(name => `account/${name}`),
  ...readdirSync(join(laws, 'explanations/en'))
    .filter(name => name !== 'index.ts')
    .map(name => `explanations/${name.replace(/\.ts$/, '')}`),
  'pairing',
  'tie-breaks',
  'time',
]

/** Where the code uses a string, by its last two names. */
function usersOf() {
  const wordsIn = (text, word) => new Set([...text.matchAll(word)].map(match => match[1]))
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/^i18n|e2e|\.test\./.test(name))
    .map(name => [name, readFileSync(join(sources, name), 'utf8')])
    .map(([name, text]) => ({
      name,
      words: wordsIn(text, /([\w-]+)/g),
      members: wordsIn(text, /\.(\w+)/g),
      groups: wordsIn(text, /\.(\w+)\s*[[.]/g),
    }))
  return (page, { path, key }) => {
    const parent = path.split('.').at(-2) ?? ''
    return files
      .filter(({ words }) => words.has(page))
      .filter(({ members, groups }) => members.has(key) || groups.has(parent))
      .map(({ name }) => name)
  }
}

/** Files whose strings do not begin with the name of the file. */
const unnamed = {
  casebook: 1,
  incident: 1,
  account: 1,
  games: 1,
  link: 1,
  look: 1,
  running: 1,
  format: 1,
  'clock-sheet': 1,
  pairing: 1,
  'tie-breaks': 1,
  time: 1,
}

/** Every string in English and in another language. */
export function texts(language) {
  return pages().flatMap(page => {
    const withTables = page.startsWith('account')
    const theirs = new Map(
      stringsOf(placeOf(page, language), withTables).map(each => [each.path, each.text]),
    )
    const english = stringsOf(placeOf(page, 'en'), withTables)
    return [...english, ...refusals(english, theirs)].map(each => ({
      page,
      string: each,
      path: page.includes('/') || page in unnamed ? `${page}: ${each.path}` : each.path,
      english: each.text,
      own: theirs.get(each.path) ?? '',
    }))
  })
}

/**
 * Why an act has no effect: the rules have the English text themselves, so the English narration
 * does not repeat it.
 */
function refusals(english, theirs) {
  const said = new Set(english.map(({ path }) => path))
  const reasons = new Map(
    stringsOf(join(laws, 'game/refusal.ts')).map(each => [each.path.split('.')[1], each.text]),
  )
  return [...theirs.keys()]
    .filter(path => path.includes('.refusals.') && !said.has(path))
    .map(path => {
      const key = path.split('.').at(-1)
      const comment = 'Why an act has no effect; it follows a colon, so it starts in lower case.'
      return { path, key, text: reasons.get(key) ?? '', params: [], comment }
    })
}

/** Every string with its note. */
export function translations(language) {
  const users = usersOf()
  return texts(language).map(({ page, string, path, english, own }) => {
    const used = isOfLaws(page) ? [] : users(page, string)
    const note = [
      noteOf(page),
      string.comment,
      string.params.length > 0 ? `Placeholders: ${string.params.join(', ')}.` : '',
      used.length > 0 ? `Used in ${used.slice(0, 3).join(', ')}.` : '',
    ]
    return { path, english, own, note: note.filter(Boolean).join(' ') }
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
