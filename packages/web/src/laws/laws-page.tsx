import { isEditionId, ruleById } from '@jadoube/laws'
import { useEffect, useState } from 'preact/hooks'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { fetchMoreWords, words, written } from '../i18n/language.js'
import {
  corpus,
  currentEdition,
  editionAsked,
  fetchLanguage,
  lawsHref,
  prepareSearch,
} from '../law-text/corpus.js'
import { isSection } from '../law-text/section-name.js'
import { address, decodedPath, go } from '../router.js'
import { ComparePage } from './compare-page.js'
import { ContentsPage } from './contents-page.js'
import { RulePage } from './rule-page.js'
import { SectionPage } from './section-page.js'
import './laws.css'

/** The search is loaded with the first search, because reading the Laws does not need it. */
const SearchPage = lazy(async () => (await import('./search-page.js')).SearchPage)
const ArticlePage = lazy(async () => (await import('./article-page.js')).ArticlePage)
const VocabularyPage = lazy(async () => (await import('./vocabulary-page.js')).VocabularyPage)
const ExamPage = lazy(async () => {
  const [{ ExamPage: page }] = await Promise.all([import('../exam/exam-page.js'), fetchMoreWords()])
  return page
})
const RulingPage = lazy(async () => (await import('../ruling/ruling-page.js')).RulingPage)
const CasePage = lazy(async () => (await import('../casebook/case-page.js')).CasePage)

/**
 * The Laws explorer. Its whole state is in the address: the rule, the edition and the comparison.
 */
export function LawsPage() {
  const t = words().laws
  const { path, query } = address.value
  const asked = query.get('q')?.trim() ?? ''
  const tail = path.slice('/laws'.length).replace(/^\//, '').replace(/\/$/, '')
  const wanted = written.value
  useEffect(() => void fetchLanguage(wanted), [wanted])
  const isHere = corpus.value[wanted] !== undefined
  return (
    <Frame title={t.title} wide>
      <div class="laws-head">
        <SearchField asked={tail === '' ? asked : ''} />
        <nav aria-label={t.title}>
          <Tab href="" label={t.contents} isCurrent={tail === '' && asked === ''} />
          <Tab href="/what-happened" label={t.whatHappened} isCurrent={tail === 'what-happened'} />
          <Tab href="/exam" label={t.exam} isCurrent={tail === 'exam'} />
          <Tab href="/compare" label={t.compare} isCurrent={tail === 'compare'} />
          <Tab href="/vocabulary" label={t.vocabulary} isCurrent={tail === 'vocabulary'} />
        </nav>
      </div>
      {isHere ? (
        <Part tail={tail} asked={asked} />
      ) : (
        <p class="quiet" role="status">
          {t.loading}
        </p>
      )}
    </Frame>
  )
}

function Part({ tail, asked }: { readonly tail: string; readonly asked: string }) {
  if (tail === '') return asked === '' ? <ContentsPage /> : <SearchPage asked={asked} />
  if (tail === 'compare') return <ComparePage />
  if (tail === 'vocabulary') return <VocabularyPage />
  if (tail === 'exam') return <ExamPage />
  if (tail === 'what-happened') return <RulingPage />
  if (tail.startsWith('cases/')) return <CasePage id={tail.slice('cases/'.length)} />
  if (isSection(tail)) return <SectionPage section={tail} />
  const rule = ruleById(tail)
  if (rule !== undefined) return <RulePage rule={rule} />
  const [edition, inEdition] = tail.split('/')
  if (edition !== undefined && isEditionId(edition)) {
    const there = inEdition === undefined ? '' : `/${inEdition}`
    return <Moved to={lawsHref(there, { edition })} />
  }
  return <ArticlePage asked={decodedPath(tail, decodeURIComponent)} />
}

/** Redirects an address that names the edition in its path. */
function Moved({ to }: { readonly to: string }) {
  useEffect(() => go(to, { replace: true }), [to])
  return null
}

function Tab({
  href,
  label,
  isCurrent,
}: {
  readonly href: string
  readonly label: string
  readonly isCurrent: boolean
}) {
  return (
    <a href={lawsHref(href)} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  )
}

function SearchField({ asked }: { readonly asked: string }) {
  const t = words().laws
  const [text, setText] = useState(asked)
  useEffect(() => setText(asked), [asked])
  return (
    <search>
      <form
        class="laws-search"
        onSubmit={event => {
          event.preventDefault()
          go(lawsHref('', { q: text.trim() }))
        }}
      >
        <label class="unseen" for="laws-search">
          {t.search}
        </label>
        <input
          id="laws-search"
          type="search"
          value={text}
          placeholder={t.search}
          autocomplete="off"
          onFocus={() => void prepareSearch(written.value, editionAsked() ?? currentEdition)}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t.find}
        </button>
      </form>
    </search>
  )
}
