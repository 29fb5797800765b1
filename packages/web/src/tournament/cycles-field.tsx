import type { EventOverview } from '@jadoube/protocol'
import { useEffect } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'

type Format = Pick<EventOverview, 'cycles' | 'gamesPerMatch'>

const counts = ['1', '2'] as const
const asNumber = (count: '1' | '2'): 1 | 2 => (count === '1' ? 1 : 2)

/** Round robin: once or twice. Knockout: one or two games per match. Nothing in other systems. */
export function CyclesField({
  system,
  cycles,
  gamesPerMatch,
  onChange,
}: Format & {
  readonly system: string
  readonly onChange: (part: Partial<Format>) => void
}) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  if (w === null) return null
  if (system === 'round-robin')
    return (
      <Choices
        legend={w.cycles}
        options={counts.map(each => [each, w.cycleCounts[each]])}
        chosen={cycles === 1 ? '1' : '2'}
        onChoose={count => onChange({ cycles: asNumber(count) })}
      />
    )
  if (system === 'knockout')
    return (
      <Choices
        legend={w.gamesPerMatch}
        options={counts.map(each => [each, each])}
        chosen={gamesPerMatch === 1 ? '1' : '2'}
        onChoose={count => onChange({ gamesPerMatch: asNumber(count) })}
      />
    )
  return null
}
