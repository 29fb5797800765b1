import { parseAskedArticle, rulesAsked } from '@jadoube/laws/search'
import { words } from '../i18n/language.js'
import { currentEdition, editionInAddress, lawsHref } from '../law-text/corpus.js'
import { SearchPage } from './search-page.js'

/** `/laws/9.2`: the rules of an article, in any spelling of its number. */
export function ArticlePage({ question }: { readonly question: string }) {
  const t = words().laws
  const article = parseAskedArticle(question)
  const rules = article === null ? [] : rulesAsked(article, editionInAddress() ?? currentEdition)
  if (rules.length > 0) return <SearchPage question={question} />
  return (
    <>
      <h1 tabIndex={-1}>{t.noSuchRule}</h1>
      <p>
        <a href={lawsHref('')}>{t.contents}</a>
      </p>
    </>
  )
}
