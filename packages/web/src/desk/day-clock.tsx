import { type ReadonlySignal, useComputed } from '@preact/signals'
import { words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'

/** The time of day by the server's clock, in the viewer's time zone. */
export function DayClock({ now }: { readonly now: ReadonlySignal<number> }) {
  const face = useComputed(() => {
    const second = Math.floor(now.value / 1000) * 1000
    return timeOfDay(second)
  })
  return (
    <p class="time-of-day small quiet">
      {words().hall.desk.now} <time>{face}</time>
    </p>
  )
}
