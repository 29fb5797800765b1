import { useEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { address } from '../router.js'
import './tournament.css'

export type Part =
  | keyof ReturnType<typeof words>['tournament']['partNames']
  | 'eboards'
  | 'broadcast'
  | 'report'
  | 'log'

/** The parts of an event, each with its own address. The event opens with the first. */
export function TournamentNav({
  parts,
  chosen,
}: {
  readonly parts: readonly Part[]
  readonly chosen: Part
}) {
  const t = words().tournament
  const { path, fragment } = address.value
  const hash = fragment === '' ? '' : `#${fragment}`
  const nav = useRef<HTMLElement>(null)
  // On a phone the parts are in one line, which scrolls to the chosen one.
  useEffect(() => {
    const line = nav.current
    const link = line?.querySelector<HTMLElement>('[aria-current]')
    if (line && link) line.scrollLeft = link.offsetLeft - line.offsetLeft - 24
  }, [chosen])
  return (
    <nav ref={nav} class="event-parts" aria-label={t.parts}>
      {parts.map((part, index) => (
        <a
          key={part}
          href={`${path}${index === 0 ? '' : `?part=${part}`}${hash}`}
          aria-current={part === chosen ? 'page' : undefined}
        >
          {partName(part)}
        </a>
      ))}
    </nav>
  )
}

function partName(part: Part): string {
  const { eboard, hall, tournament } = words()
  if (part === 'eboards') return eboard.event
  if (part === 'report') return tournament.incidents
  if (part === 'log') return tournament.log
  return part === 'broadcast' ? hall.broadcast.title : tournament.partNames[part]
}

export function partInAddress<T extends Part>(parts: readonly T[]): T {
  const asked = address.value.query.get('part')
  return parts.find(part => part === asked) ?? parts[0]!
}
