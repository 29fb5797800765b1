import type { EditionId, ToldEvent } from '@jadoube/laws'
import { inLetters } from '../i18n/language.js'
import { RuleLink } from '../table/rulings-shown.js'

/** One sentence of the account, and its article where the Laws made something of what happened. */
export function ToldLine({
  told,
  edition,
}: {
  readonly told: ToldEvent
  readonly edition: EditionId
}) {
  const { rule = null, article = null } = told.event
  return (
    <>
      {inLetters(told.text)}
      {told.citation !== null && (
        <>
          {' '}
          <RuleLink rule={rule} article={article} edition={edition} />
        </>
      )}
    </>
  )
}
