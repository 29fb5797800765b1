import { compareEditions, type EditionId, type Rule, rules } from '@jadoube/laws'
import { useMemo } from 'preact/hooks'
import { useTitle } from '../frame/frame.js'
import { inLetters, words, written } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import {
  corpus,
  currentEdition,
  editionInAddress,
  editionName,
  explain,
  lawsHref,
} from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { Numbers } from '../law-text/numbers.js'
import { SideBySide } from './rule-text.js'

/** The differences between two editions: changed in substance, new, removed, renumbered. */
export function ComparePage() {
  const t = words().laws
  const from = editionInAddress('from') ?? 'fide-2018'
  const to = editionInAddress('to') ?? currentEdition
  useTitle(t.compare)
  const explanations = corpus.value[written.value]
  const compared = useMemo(
    () => (explanations === undefined ? null : compareEditions(from, to, explanations)),
    [from, to, explanations],
  )
  if (compared === null) return null
  const { changed, added, removed, renumbered } = compared
  const both = rules.filter(
    rule => rule.numbers[from] !== undefined && rule.numbers[to] !== undefined,
  )
  const unchanged = both.length - changed.length - renumbered.length
  return (
    <>
      <h1 tabIndex={-1}>{t.compare}</h1>
      <div class="edition-choice">
        <EditionSelect label={t.from} name="from" chosen={from} />
        <EditionSelect label={t.to} name="to" chosen={to} />
      </div>
      <p class="changes-count">
        <a href="#changed">
          {t.changed}: {changed.length}
        </a>
        <a href="#added">
          {t.added}: {added.length}
        </a>
        <a href="#removed">
          {t.removed}: {removed.length}
        </a>
        <a href="#renumbered">
          {t.renumbered}: {renumbered.length}
        </a>
      </p>
      <Changed rules={changed.map(({ rule }) => rule)} from={from} to={to} />
      <RulesInOne id="added" title={t.added} rules={added} edition={to} />
      <RulesInOne id="removed" title={t.removed} rules={removed} edition={from} />
      <Renumbered rules={renumbered} from={from} to={to} />
      <p class="quiet">{t.unchangedCount(unchanged)}</p>
    </>
  )
}

interface Editions {
  readonly from: EditionId
  readonly to: EditionId
}

const ruleHref = (rule: Rule, { from, to }: Editions) =>
  lawsHref(`/${rule.id}`, { edition: to, beside: from })

function Changed({ rules: changed, from, to }: Editions & { readonly rules: readonly Rule[] }) {
  return (
    <section id="changed">
      <h2>{words().laws.changed}</h2>
      <ol class="rule-list compared">
        {changed.map(rule => (
          <li key={rule.id}>
            <a class="rule-margin" href={ruleHref(rule, { from, to })}>
              <Numbers rule={rule} edition={to} />
            </a>
            <SideBySide rule={rule} before={from} after={to} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Renumbered({
  rules: renumbered,
  from,
  to,
}: Editions & { readonly rules: ReturnType<typeof compareEditions>['renumbered'] }) {
  const t = words().laws
  return (
    <section id="renumbered">
      <h2>{t.renumbered}</h2>
      <table class="renumbered">
        <thead>
          <tr>
            <th scope="col">{editionName(from)}</th>
            <th scope="col">{editionName(to)}</th>
            <th scope="col">{t.ruleId}</th>
          </tr>
        </thead>
        <tbody>
          {renumbered.map(({ rule, before, after }) => (
            <tr key={rule.id}>
              <td>{inLetters(before.numbers)}</td>
              <td>{inLetters(after.numbers)}</td>
              <td>
                <a href={ruleHref(rule, { from, to })}>
                  <WithGerman text={explain(rule, to) ?? ''} />
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The rules that only one of the editions has. */
function RulesInOne({
  id,
  title,
  rules: only,
  edition,
}: {
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
  readonly edition: EditionId
}) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ol class="rule-list">
        {only.map(rule => (
          <li key={rule.id}>
            <a class="rule-margin" href={lawsHref(`/${rule.id}`, { edition, beside: null })}>
              <Numbers rule={rule} edition={edition} />
            </a>
            <p class="rule-text">
              <WithGerman text={explain(rule, edition) ?? ''} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
