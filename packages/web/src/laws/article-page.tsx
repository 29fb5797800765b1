import { parseAskedArticle, rulesAsked } from '@jadoube/laws/search'
import { words } from '../i18n/language.js'
import { currentEdition, editionAsked, lawsHref } from '../law-text/corpus.js'
import { SearchPage } from './search-page.js'

/** `/laws/9.2`: the rules of an article, in any spelling of its number. */
export function ArticlePage({ asked }: { readonly asked: string }) {
  const t = words().laws
  const article = parseAskedArticle(asked)
  const rules = article === null ? [] : rulesAsked(article, editionAsked() ?? currentEdition)
  if (rules.length > 0) return <SearchPage asked={asked} />
  return (
    <>
      <h1 tabIndex={-1}>{t.noSuchRule}</h1>
      <p>
        <a href={lawsHref('')}>{t.contents}</a>
      </p>
    </>
  )
}
