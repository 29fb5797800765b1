import type { EditionId } from '@jadoube/laws'
import { words } from '../i18n/language.js'

/** Links to the rule that a ruling is based on. */
export function RuleLink({
  rule,
  article,
  edition,
}: {
  readonly rule: string | null
  readonly article: string | null
  readonly edition: EditionId
}) {
  if (rule === null || article === null) return null
  return (
    <a
      class="article"
      href={`/laws/${rule}?edition=${edition}`}
      target="_blank"
      rel="noopener"
      title={words().table.toRule}
    >
      {article}
    </a>
  )
}
