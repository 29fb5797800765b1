import { type EditionId, existsIn, type Rule } from '@jadoube/laws'
import { words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import { editionName, explain } from '../law-text/corpus.js'
import { Numbers } from '../law-text/numbers.js'
import { diffWords } from './word-diff.js'

/** The text of a rule in one edition. */
export function RuleText({
  rule,
  edition,
  read = explain,
}: {
  readonly rule: Rule
  readonly edition: EditionId
  readonly read?: typeof explain
}) {
  const t = words().laws
  if (!existsIn(rule, edition)) return <p class="quiet">{t.notInEdition}</p>
  return (
    <p class="rule-text">
      <WithGerman text={read(rule, edition) ?? ''} />
    </p>
  )
}

/** A rule in two editions side by side, with the differences marked. */
export function SideBySide({
  rule,
  before,
  after,
  read = explain,
}: {
  readonly rule: Rule
  readonly before: EditionId
  readonly after: EditionId
  /** By default with the heading in front, unless the page shows it above. */
  readonly read?: typeof explain
}) {
  const inBoth = existsIn(rule, before) && existsIn(rule, after)
  const parts = inBoth ? diffWords(read(rule, before) ?? '', read(rule, after) ?? '') : null
  const column = (edition: EditionId, version: 'before' | 'after') => (
    <div class="column">
      <p class="column-head">
        <span>{editionName(edition)}</span>
        <Numbers rule={rule} edition={edition} />
      </p>
      {parts === null ? (
        <RuleText rule={rule} edition={edition} read={read} />
      ) : (
        <p class="rule-text">
          {parts
            .filter(stretch => stretch.in === 'both' || stretch.in === version)
            .map((stretch, index) => {
              const key = `${index}`
              if (stretch.in === 'both') return <WithGerman key={key} text={stretch.text} />
              const Mark = version === 'before' ? 'del' : 'ins'
              return [
                <Mark key={key}>
                  <WithGerman text={stretch.text.trimEnd()} />
                </Mark>,
                ' ',
              ]
            })}
        </p>
      )}
    </div>
  )
  return (
    <div class="side-by-side">
      {column(before, 'before')}
      {column(after, 'after')}
    </div>
  )
}
