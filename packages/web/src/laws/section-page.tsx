import { type SectionSlug, sectionSlugs } from '@jadoube/laws'
import { useTitle } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import {
  currentEdition,
  editionInAddress,
  explainInList,
  groupedByHeading,
  lawsHref,
} from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { Numbers } from '../law-text/numbers.js'
import { rulesOfSection, sectionNumber, sectionTitle } from '../law-text/section-name.js'
import { PaperButtons } from './paper-buttons.js'
import { SideBySide } from './rule-text.js'

/** A whole section in order, as in print: the number in the margin, the rule beside it. */
export function SectionPage({ section }: { readonly section: SectionSlug }) {
  const t = words().laws
  const edition = editionInAddress() ?? currentEdition
  const beside = editionInAddress('beside')
  const compares = beside !== null && beside !== edition
  const rules = rulesOfSection(section, edition)
  useTitle(sectionTitle(section))
  const shown = sectionSlugs.filter(each => rulesOfSection(each, edition).length > 0)
  const at = shown.indexOf(section)
  const [before, after] = [shown[at - 1], shown[at + 1]]
  return (
    <article>
      <p class="kicker">
        <a href={lawsHref('')}>{t.contents}</a>
        {sectionNumber(section, edition) !== '' && ` · ${sectionNumber(section, edition)}`}
      </p>
      <h1 tabIndex={-1}>{sectionTitle(section)}</h1>
      <div class="edition-choice">
        <EditionSelect label={t.edition} chosen={edition} />
        <EditionSelect label={t.compareWith} name="beside" chosen={beside} none={t.none} />
      </div>
      {rules.length === 0 && <p class="quiet">{t.notInEdition}</p>}
      {groupedByHeading(rules, sectionTitle(section)).map(({ heading, rules: listed }) => (
        <section class="rule-group" key={listed[0]?.id}>
          {heading !== null && <h2>{heading}</h2>}
          <ol class={compares ? 'rule-list compared' : 'rule-list'}>
            {listed.map(rule => (
              <li key={rule.id}>
                <a class="rule-margin" href={lawsHref(`/${rule.id}`)}>
                  <Numbers rule={rule} edition={edition} />
                </a>
                {compares ? (
                  <SideBySide rule={rule} before={beside} after={edition} read={explainInList} />
                ) : (
                  <p class="rule-text">
                    <WithGerman text={explainInList(rule, edition) ?? ''} />
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {rules.length > 0 && <PaperButtons printed={{ section }} edition={edition} />}
      <nav class="neighbours" aria-label={t.contents}>
        {before === undefined ? (
          <span />
        ) : (
          <a href={lawsHref(`/${before}`)}>
            <span class="small quiet">{t.previous}</span>
            <span>{sectionTitle(before)}</span>
          </a>
        )}
        {after !== undefined && (
          <a href={lawsHref(`/${after}`)} class="next">
            <span class="small quiet">{t.next}</span>
            <span>{sectionTitle(after)}</span>
          </a>
        )}
      </nav>
    </article>
  )
}
