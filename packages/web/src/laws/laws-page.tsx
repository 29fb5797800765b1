import { isEditionId, ruleById } from '@jadoube/laws'
import { useEffect, useState } from 'preact/hooks'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { fetchMoreWords, words, written } from '../i18n/language.js'
import {
  corpus,
  currentEdition,
  editionInAddress,
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
  const question = query.get('q')?.trim() ?? ''
  const subpath = path.slice('/laws'.length).replace(/^\//, '').replace(/\/$/, '')
  const textLanguage = written.value
  useEffect(() => void fetchLanguage(textLanguage), [textLanguage])
  const isLoaded = corpus.value[textLanguage] !== undefined
  return (
    <Frame title={t.title} wide>
      <div class="laws-head">
        <SearchField question={subpath === '' ? question : ''} />
        <nav aria-label={t.title}>
          <Tab href="" label={t.contents} isCurrent={subpath === '' && question === ''} />
          <Tab
            href="/what-happened"
            label={t.whatHappened}
            isCurrent={subpath === 'what-happened'}
          />
          <Tab href="/exam" label={t.exam} isCurrent={subpath === 'exam'} />
          <Tab href="/compare" label={t.compare} isCurrent={subpath === 'compare'} />
          <Tab href="/vocabulary" label={t.vocabulary} isCurrent={subpath === 'vocabulary'} />
        </nav>
      </div>
      {isLoaded ? (
        <Subpage subpath={subpath} question={question} />
      ) : (
        <p class="quiet" role="status">
          {t.loading}
        </p>
      )}
    </Frame>
  )
}

function Subpage({ subpath, question }: { readonly subpath: string; readonly question: string }) {
  if (subpath === '') return question === '' ? <ContentsPage /> : <SearchPage question={question} />
  if (subpath === 'compare') return <ComparePage />
  if (subpath === 'vocabulary') return <VocabularyPage />
  if (subpath === 'exam') return <ExamPage />
  if (subpath === 'what-happened') return <RulingPage />
  if (subpath.startsWith('cases/')) return <CasePage id={subpath.slice('cases/'.length)} />
  if (isSection(subpath)) return <SectionPage section={subpath} />
  const rule = ruleById(subpath)
  if (rule !== undefined) return <RulePage rule={rule} />
  const [edition, inEdition] = subpath.split('/')
  if (edition !== undefined && isEditionId(edition)) {
    const target = inEdition === undefined ? '' : `/${inEdition}`
    return <Redirect to={lawsHref(target, { edition })} />
  }
  return <ArticlePage question={decodedPath(subpath, decodeURIComponent)} />
}

/** Redirects an address that names the edition in its path. */
function Redirect({ to }: { readonly to: string }) {
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

function SearchField({ question }: { readonly question: string }) {
  const t = words().laws
  const [text, setText] = useState(question)
  useEffect(() => setText(question), [question])
  return (
    <search>
      <form
        class="laws-search"
        onSubmit={event => {
          event.preventDefault()
          go(lawsHref('', { q: text.trim() }))
        }}
      >
        <label class="visually-hidden" for="laws-search">
          {t.search}
        </label>
        <input
          id="laws-search"
          type="search"
          value={text}
          placeholder={t.search}
          autocomplete="off"
          onFocus={() => void prepareSearch(written.value, editionInAddress() ?? currentEdition)}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t.find}
        </button>
      </form>
    </search>
  )
}
