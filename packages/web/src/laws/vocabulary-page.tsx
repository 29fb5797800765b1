import { writtenLanguages } from '@jadoube/laws'
import { searchLaws } from '@jadoube/laws/search'
import { type Term, terms } from '@jadoube/laws/vocabulary'
import { useTitle } from '../frame/frame.js'
import { inLetters, language, languageNames, words, written } from '../i18n/language.js'
import { address, go, withQuery } from '../router.js'

/** The terms of the Laws in the reader's language, with the other languages beside it. */
export function VocabularyPage() {
  const t = words().laws
  const filter = address.value.query.get('q') ?? ''
  useTitle(t.vocabulary)
  const shown =
    filter.trim() === ''
      ? terms
      : searchLaws(filter, { edition: 'fide-2023', explanations: {}, terms }).terms
  return (
    <>
      <h1 tabIndex={-1}>{t.vocabulary}</h1>
      <label class="field term-filter">
        <span>{t.filter}</span>
        <input
          type="search"
          value={filter}
          autocomplete="off"
          onInput={event => go(withQuery({ q: event.currentTarget.value }), { replace: true })}
        />
      </label>
      <p class="small quiet" role="status">
        {t.terms(shown.length)}
      </p>
      <dl class="vocabulary">
        {shown.map(term => (
          <Entry key={term.id} term={term} />
        ))}
      </dl>
    </>
  )
}

function Entry({ term }: { readonly term: Term }) {
  const meaning = term.meaning?.[written.value]
  const others = writtenLanguages.filter(each => each !== written.value)
  return (
    <div class="entry">
      <dt lang={language.value}>{inLetters(term.forms[written.value])}</dt>
      {meaning !== undefined && <dd class="meaning">{inLetters(meaning)}</dd>}
      <dd class="other-languages">
        {others.map(each => (
          <span key={each}>
            <abbr class="small quiet" title={languageNames[each]}>
              {each}
            </abbr>{' '}
            <span lang={each}>{term.forms[each]}</span>
          </span>
        ))}
      </dd>
    </div>
  )
}
