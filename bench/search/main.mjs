// The search of the Laws compared with MiniSearch, on the questions of the test set: how often the
// deciding rule comes first or among the first three, how long an answer takes, and how large the
// index is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { explanationIn, rulesIn } from '@jadoube/laws'
import { allExplanations } from '@jadoube/laws/explanations'
import { searchLaws } from '@jadoube/laws/search'
import { allAskedAs } from '@jadoube/laws/search/all'
import { terms } from '@jadoube/laws/vocabulary'
import { transformSync } from 'esbuild'
import MiniSearch from 'minisearch'
import { contest, report, root, title } from '../measure.mjs'

const edition = 'fide-2023'
const languages = ['en', 'sl', 'sr', 'cs', 'fi']
const laws = join(root, 'packages/laws/src')

/** Loads a source module that imports nothing but types. */
async function load(path) {
  const { code } = transformSync(readFileSync(join(laws, path), 'utf8'), { loader: 'ts' })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

const fold = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * MiniSearch as its guide recommends: prefixes, fuzzy matching, boosted fields. It gets our ways of
 * asking, too.
 */
function miniSearch(language) {
  const index = new MiniSearch({
    fields: ['asked', 'explained', 'id'],
    processTerm: fold,
    searchOptions: { boost: { asked: 2 }, fuzzy: 0.2, prefix: true, combineWith: 'OR' },
  })
  index.addAll(
    rulesIn(edition).map(({ id }) => ({
      id,
      asked: allAskedAs[language][id] ?? '',
      explained: explanationIn(allExplanations[language][id] ?? '', edition),
    })),
  )
  return index
}

const corpus = language => ({
  edition,
  explanations: allExplanations,
  askedAs: allAskedAs,
  terms,
  language,
})

const share = (places, most) =>
  `${((places.filter(place => place >= 0 && place < most).length / places.length) * 100).toFixed(1)} %`.padStart(
    8,
  )

title('The deciding rule comes first / is among the first three')
const all = { jadoube: [], MiniSearch: [] }
const work = []
for (const language of languages) {
  const questions = (await load(`testing/questions/${language}.ts`))[language]
  const mini = miniSearch(language)
  const ours = questions.map(([question, rules]) =>
    searchLaws(question, corpus(language)).rules.findIndex(rule => rules.includes(rule.id)),
  )
  const theirs = questions.map(([question, rules]) =>
    mini.search(question).findIndex(({ id }) => rules.includes(id)),
  )
  all.jadoube.push(...ours)
  all.MiniSearch.push(...theirs)
  work.push({ language, questions, mini })
  console.log(
    `${language}  ${String(questions.length).padStart(3)} questions   jadoube ${share(ours, 1)} ${share(ours, 3)}   MiniSearch ${share(theirs, 1)} ${share(theirs, 3)}`,
  )
}
console.log(
  `all ${String(all.jadoube.length).padStart(3)} questions   jadoube ${share(all.jadoube, 1)} ${share(all.jadoube, 3)}   MiniSearch ${share(all.MiniSearch, 1)} ${share(all.MiniSearch, 3)}`,
)

title('Answers per second')
const count = all.jadoube.length
const seconds = contest(
  {
    jadoube() {
      for (const { language, questions } of work)
        for (const [question] of questions) searchLaws(question, corpus(language))
    },
    MiniSearch() {
      for (const { questions, mini } of work)
        for (const [question] of questions) mini.search(question)
    },
  },
  3,
)
report({ jadoube: count / seconds.jadoube, MiniSearch: count / seconds.MiniSearch }, 'answers/s')
const milliseconds = (seconds.jadoube / count) * 1000
console.log(
  `one answer: ${milliseconds.toFixed(1)} ms   goal 30 ms: ${milliseconds <= 30 ? 'met' : 'MISSED'}`,
)

title('Index to fetch, gzip')
const gzip = text => gzipSync(text, { level: 9 }).length
const lexicons = Object.fromEntries(
  await Promise.all(
    languages.map(async language => [
      language,
      (await load(`search/lexicon/${language}.ts`))[language],
    ]),
  ),
)
for (const { language, mini } of work) {
  const own = [...new Set(['en', language])].map(each => [allAskedAs[each], lexicons[each]])
  const ours = gzip(JSON.stringify(own))
  const theirs = gzip(JSON.stringify(mini))
  console.log(
    `${language}  jadoube ${(ours / 1000).toFixed(1)} kB (English included)   MiniSearch ${(theirs / 1000).toFixed(1)} kB   goal 60 kB: ${ours < 60_000 ? 'met' : 'MISSED'}`,
  )
}
