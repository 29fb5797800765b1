import type { BoardLine } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { boardHref } from './board-address.js'
import { isPressing, needText } from './needs.js'

/** The boards that need somebody now. */
export function NeedsStrip({
  lines,
  isArbiter,
  onNext,
}: {
  readonly lines: readonly BoardLine[]
  /** False for an organiser, who sees which boards need the arbiter but does not rule. */
  readonly isArbiter: boolean
  readonly onNext: () => void
}) {
  const { desk: t } = words()
  const title = isArbiter ? t.needsYou : t.needArbiter
  return (
    <section class={lines.length > 0 ? 'strip needs-answer' : 'strip'} aria-label={title}>
      <strong>{title}</strong>
      {lines.length === 0 ? (
        <span class="quiet">{isArbiter ? t.nothingNeeded : t.noneNeedsArbiter}</span>
      ) : (
        <>
          <ul>
            {lines.map(line => (
              <li key={line.board}>
                <a href={boardHref(line.board)}>
                  <b>{line.number ?? ''}</b> {needText(line.needs.find(isPressing) ?? '')}
                </a>
              </li>
            ))}
          </ul>
          <button type="button" class="button" onClick={onNext}>
            {t.next}
          </button>
        </>
      )}
    </section>
  )
}
