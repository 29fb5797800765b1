import { editionIds, editionOf, existsIn, type Rule, rules } from '@jadoube/laws'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { language, words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import {
  currentEdition,
  editionInAddress,
  editionName,
  explain,
  lawsHref,
} from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { firstNumber, Numbers } from '../law-text/numbers.js'
import { sectionNumber, sectionTitle } from '../law-text/section-name.js'
import { inForceDate } from './in-force-date.js'
import { PaperButtons } from './paper-buttons.js'
import { RuleText, SideBySide } from './rule-text.js'

const CasesOfRule = lazy(async () => (await import('../casebook/cases-of-rule.js')).CasesOfRule)

/** One rule in the chosen edition, optionally beside another, and its numbers in all editions. */
export function RulePage({ rule }: { readonly rule: Rule }) {
  const t = words().laws
  const askedEdition = editionInAddress()
  const edition = askedEdition ?? (existsIn(rule, currentEdition) ? currentEdition : newestOf(rule))
  const beside = editionInAddress('beside')
  const number = firstNumber(rule, edition)
  useTitle(`${number || rule.id} ${sectionTitle(rule.section)}`)
  return (
    <article class="rule-page">
      <p class="kicker">
        <a href={lawsHref(`/${rule.section}`)}>
          {[sectionNumber(rule.section, edition), sectionTitle(rule.section)]
            .filter(Boolean)
            .join(' · ')}
        </a>
      </p>
      <h1 tabIndex={-1} class="rule-number">
        {existsIn(rule, edition) ? <Numbers rule={rule} edition={edition} /> : '—'}
      </h1>
      {beside === null || beside === edition ? (
        <div class="rule-alone">
          <RuleText rule={rule} edition={edition} />
        </div>
      ) : (
        <SideBySide rule={rule} before={beside} after={edition} />
      )}
      <div class="edition-choice">
        <EditionSelect label={t.edition} chosen={edition} />
        <EditionSelect label={t.compareWith} name="beside" chosen={beside} none={t.none} />
      </div>
      {existsIn(rule, edition) && <PaperButtons printed={{ rule }} edition={edition} />}
      <CasesOfRule rule={rule} edition={edition} />
      <section>
        <h2>{t.inEditions}</h2>
        <InEditions rule={rule} reading={edition} />
      </section>
      <section>
        <h2>{t.whoDecides}</h2>
        <p class="rule-note">{t.kinds[rule.kind]}</p>
        <p class="small quiet">
          {t.ruleId} <code>{rule.id}</code>
        </p>
      </section>
      <Neighbours rule={rule} edition={edition} />
    </article>
  )
}

const newestOf = (rule: Rule) =>
  [...editionIds].reverse().find(edition => existsIn(rule, edition)) ?? currentEdition

function InEditions({ rule, reading }: { readonly rule: Rule; readonly reading: string }) {
  const t = words().laws
  return (
    <table class="in-editions">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{t.edition}</th>
          <th scope="col">{t.number}</th>
        </tr>
      </thead>
      <tbody>
        {[...editionIds].reverse().map(edition => (
          <tr key={edition} class={edition === reading ? 'read' : undefined}>
            <th scope="row">
              <a
                href={lawsHref(`/${rule.id}`, {
                  edition: edition === currentEdition ? null : edition,
                })}
                aria-current={edition === reading ? 'true' : undefined}
              >
                {editionName(edition)}
              </a>
              <span class="small quiet">
                {' '}
                {t.inForceFrom(inForceDate(editionOf(edition).inForceFrom, language.value))}
              </span>
            </th>
            <td>
              {existsIn(rule, edition) ? (
                <Numbers rule={rule} edition={edition} />
              ) : (
                <span class="quiet">{t.notYet}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Neighbours({
  rule,
  edition,
}: {
  readonly rule: Rule
  readonly edition: (typeof editionIds)[number]
}) {
  const t = words().laws
  const all = rules.filter(each => existsIn(each, edition) || each.id === rule.id)
  const at = all.indexOf(rule)
  const link = (other: Rule | undefined, label: string, rel: string) =>
    other === undefined ? (
      <span />
    ) : (
      <a href={lawsHref(`/${other.id}`)} rel={rel} class={rel}>
        <span class="small quiet">{label}</span>
        <span>
          <b>{firstNumber(other, edition)}</b> <WithGerman text={explain(other, edition) ?? ''} />
        </span>
      </a>
    )
  return (
    <nav class="neighbours" aria-label={t.beside}>
      {link(all[at - 1], t.previous, 'prev')}
      {link(all[at + 1], t.next, 'next')}
    </nav>
  )
}
