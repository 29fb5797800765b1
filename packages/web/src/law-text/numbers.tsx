import { citationsOf, type EditionId, type Rule, type WrittenLanguage } from '@jadoube/laws'
import { inLetters, words, written } from '../i18n/language.js'

/** The parts of the Laws with a name instead of a number, or before it. */
const partNames: Readonly<Record<string, Readonly<Record<WrittenLanguage, string>>>> = {
  Preface: {
    en: 'Preface',
    sl: 'Predgovor',
    sr: 'Предговор',
    cs: 'Předmluva',
    fi: 'Esipuhe',
  },
  'Finnish preface': {
    en: 'Finnish preface',
    sl: 'Finski predgovor',
    sr: 'Фински предговор',
    cs: 'Finská předmluva',
    fi: 'Suomen esipuhe',
  },
  Guidelines: {
    en: 'Guidelines',
    sl: 'Smernice',
    sr: 'Смернице',
    cs: 'Směrnice',
    fi: 'Ohjeet',
  },
  Glossary: {
    en: 'Glossary',
    sl: 'Slovar',
    sr: 'Речник',
    cs: 'Slovníček',
    fi: 'Sanasto',
  },
  Title: { en: 'Title', sl: 'Naslov', sr: 'Наслов', cs: 'Nadpis', fi: 'Otsikko' },
}

/**
 * Writes a number in the reader's language: `Preface a`, `Guidelines 1.a`, or § if there is none.
 */
function numberText(article: string): string {
  if (article === 'Intro' || article === 'Headings') return '§'
  const name = Object.keys(partNames).find(
    each => article === each || article.startsWith(`${each} `),
  )
  if (name === undefined) return article
  return inLetters((partNames[name]?.[written.value] ?? name) + article.slice(name.length))
}

/** The numbers of a rule in an edition. An implied one is in brackets. */
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
              <span class="visually-hidden">{t.implied} </span>({numberText(article)})
            </>
          ) : (
            numberText(article)
          )}
        </span>
      ))}
    </>
  )
}

/** The number to cite, as text. */
export const firstNumber = (rule: Rule, edition: EditionId): string =>
  numberText(citationsOf(rule, edition)[0]?.article ?? '')

/** All its numbers, as text. */
export const numbersText = (rule: Rule, edition: EditionId): string =>
  citationsOf(rule, edition)
    .map(({ article, implied }) => (implied ? `(${numberText(article)})` : numberText(article)))
    .join(', ')
