import { citationsOf, type EditionId, type Rule } from '@jadoube/laws'
import { inLetters, words } from '../i18n/language.js'

const plain: Readonly<Record<string, string>> = {
  Intro: '§',
  Headings: '§',
}

/** The number of a rule in an edition; one that is only implied stands in brackets. */
export function Numbers({ rule, edition }: { readonly rule: Rule; readonly edition: EditionId }) {
  const citations = citationsOf(rule, edition)
  const t = words().laws
  return (
    <>
      {citations.map(({ article, implied }, index) => (
        <span key={article} class="article-number">
          {index > 0 && ', '}
          {implied ? (
            <>
              <span class="unseen">{t.implied} </span>({article})
            </>
          ) : (
            (plain[article] ?? article)
          )}
        </span>
      ))}
    </>
  )
}

/** The number to cite, as text. */
export const firstNumber = (rule: Rule, edition: EditionId): string =>
  inLetters(citationsOf(rule, edition)[0]?.article ?? '')

/** All its numbers, as text. */
export const numbersShown = (rule: Rule, edition: EditionId): string =>
  citationsOf(rule, edition)
    .map(({ article, implied }) => (implied ? `(${article})` : (plain[article] ?? article)))
    .join(', ')
