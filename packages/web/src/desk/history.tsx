import type { EditionId } from '@jadoube/laws'
import { type DescribedEvent, tellOutcome } from '@jadoube/laws/account'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { narration } from '../account/narration.js'
import { SentenceLine } from '../arbiter/sentence-line.js'
import { words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import type { GameHistory, HistoryEntry } from './game-history.js'

/** Cached, because the sentences of an entry change only with the language. */
const cache = new WeakMap<
  HistoryEntry,
  { readonly language: string; readonly sentences: readonly DescribedEvent[] }
>()

function sentencesOf(entry: HistoryEntry): readonly DescribedEvent[] {
  const account = narration.value
  if (account === null) return []
  const cached = cache.get(entry)
  if (cached?.language === account.language) return cached.sentences
  const sentences = tellOutcome(entry.before, entry.events, account)
  cache.set(entry, { language: account.language, sentences })
  return sentences
}

/**
 * Everything that happened at the board, each ruling with its article. The newest is at the bottom.
 */
export function History({
  history,
  edition,
  origin,
}: {
  readonly history: GameHistory
  readonly edition: EditionId
  /** The time from which the record counts. */
  readonly origin: number
}) {
  const t = words().desk
  const list = useRef<HTMLOListElement>(null)
  const language = narration.value?.language
  const lines = useMemo(
    () =>
      history.entries.flatMap(entry => sentencesOf(entry).map(sentence => ({ entry, sentence }))),
    [history.entries, language],
  )
  useEffect(() => {
    const element = list.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [lines.length])
  if (lines.length === 0) return <p class="quiet">{t.nothingYet}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
    <ol class="history" ref={list} tabIndex={0} aria-label={t.history}>
      {lines.map(({ entry, sentence }, index) => (
        <li key={`${entry.seq}.${index}`}>
          <time class="quiet small">{timeOfDay(origin + entry.at)}</time>
          <span>
            <SentenceLine sentence={sentence} edition={edition} />
          </span>
        </li>
      ))}
    </ol>
  )
}
