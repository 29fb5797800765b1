import type { EventOverview } from '@jadoube/protocol'
import { useEffect } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import { address } from '../router.js'

/** What waits for officials, shown on every part: disputed results and requested byes. */
export function WaitingStrip({ overview }: { readonly overview: EventOverview }) {
  const t = words().tournament
  const w = runningWords()
  const { disputes = [], requests: requested = [] } = overview.official ?? {}
  // The requests themselves are on the part with the players.
  const requests = address.value.query.get('part') === 'players' ? [] : requested
  const isNeeded = requests.length + disputes.length > 0
  useEffect(() => {
    if (isNeeded) void fetchRunningWords()
  }, [isNeeded])
  if (!isNeeded || w === null) return null
  const { path, fragment } = address.value
  const href = (query: string) => `${path}?${query}#${fragment}`
  return (
    <div class="t-waiting no-print" role="status">
      <ul>
        {disputes.map(({ round, board }) => (
          <li key={`${round} ${board}`}>
            <a href={href(`part=rounds&round=${round}`)}>
              {w.at(round, board)}: {t.dispute}
            </a>
          </li>
        ))}
        {requests.length > 0 && (
          <li>
            <a href={href('part=players')}>
              {t.requests}: {requests.length}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
