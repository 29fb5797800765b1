import { sectionSlugs } from '@jadoube/laws'
import { useTitle } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { currentEdition, editionInAddress, lawsHref } from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { rulesOfSection, sectionNumber, sectionTitle } from '../law-text/section-name.js'
import { PaperButtons } from './paper-buttons.js'

export function ContentsPage() {
  const t = words().laws
  const edition = editionInAddress() ?? currentEdition
  useTitle(t.title)
  const sections = sectionSlugs
    .map(section => ({ section, count: rulesOfSection(section, edition).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p class="laws-lead">{t.lead}</p>
      <div class="edition-choice single">
        <EditionSelect label={t.edition} chosen={edition} />
      </div>
      <ul class="contents">
        {sections.map(({ section, count }) => (
          <li key={section}>
            <a href={lawsHref(`/${section}`)}>
              <span class="small quiet contents-number">{sectionNumber(section, edition)}</span>
              <span class="contents-title">{sectionTitle(section)}</span>
              <span class="small quiet">{t.rules(count)}</span>
            </a>
          </li>
        ))}
      </ul>
      <PaperButtons printed={{ whole: true }} edition={edition} />
    </>
  )
}
