import type { EditionId } from '@jadoube/laws'
import type { DescribedEvent } from '@jadoube/laws/account'
import { RuleLink } from '../account/rule-link.js'
import { inLetters } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'

/** One sentence of the account, with its article if the Laws decided something. */
export function SentenceLine({
  sentence,
  edition,
}: {
  readonly sentence: DescribedEvent
  readonly edition: EditionId
}) {
  const { rule = null, article = null } = sentence.event
  return (
    <>
      <WithGerman text={inLetters(sentence.text)} />
      {sentence.citation !== null && (
        <>
          {' '}
          <RuleLink rule={rule} article={article} edition={edition} />
        </>
      )}
    </>
  )
}
