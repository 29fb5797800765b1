import type { RoundSummary } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { address, go, withQuery } from '../router.js'

/** The round in the address, or the last one. */
export function roundInAddress(rounds: readonly RoundSummary[]): number | null {
  const asked = Number(address.value.query.get('round'))
  return rounds.find(({ round }) => round === asked)?.round ?? rounds.at(-1)?.round ?? null
}

/** The round for tables: the last finished one, unless the address asks for another. */
export function tableRoundInAddress(rounds: readonly RoundSummary[]): number | null {
  if (address.value.query.get('round') !== null) return roundInAddress(rounds)
  const finished = rounds.filter(({ status }) => status === 'finished')
  return finished.at(-1)?.round ?? roundInAddress(rounds)
}

/** Goes to another round by its address, which can be shared. */
export function RoundSelect({
  rounds,
  chosen,
}: {
  readonly rounds: readonly RoundSummary[]
  readonly chosen: number
}) {
  const t = words().tournament
  const { fragment } = address.value
  const hash = fragment === '' ? '' : `#${fragment}`
  return (
    <nav class="t-rounds" aria-label={t.round}>
      {rounds.map(({ round }) => (
        <a
          key={round}
          href={withQuery({ round: String(round) }) + hash}
          aria-current={round === chosen ? 'page' : undefined}
          aria-label={t.roundName(round)}
          onClick={event => {
            event.preventDefault()
            go(withQuery({ round: String(round) }) + hash, { replace: true })
          }}
        >
          {round}
        </a>
      ))}
    </nav>
  )
}
