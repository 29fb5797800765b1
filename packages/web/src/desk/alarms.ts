import type { BoardLine } from '@jadoube/protocol'
import { type ReadonlySignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type LiveRegion, say } from '../frame/say.js'
import { words } from '../i18n/language.js'
import { chime } from './chime.js'
import { isPressing, needText } from './needs.js'

/** Announces each new need once. */
export function useAlarms(
  linesWithNeeds: ReadonlySignal<readonly BoardLine[] | null>,
  liveRegion: LiveRegion,
  sounds: ReadonlySignal<boolean>,
): void {
  const { desk: t } = words()
  const knownNeeds = useRef<ReadonlySet<string> | null>(null)
  useSignalEffect(() => {
    const lines = linesWithNeeds.value
    if (lines === null) return
    const pressing = lines.flatMap(({ board, number, needs }) =>
      needs.filter(isPressing).map(need => ({ key: `${board} ${need}`, number, need })),
    )
    const before = knownNeeds.current
    knownNeeds.current = new Set(pressing.map(({ key }) => key))
    showCount(new Set(pressing.map(({ key }) => key.split(' ')[0])).size)
    if (before === null) return
    const newNeeds = pressing.filter(({ key }) => !before.has(key))
    if (newNeeds.length > 0) {
      const texts = newNeeds.map(
        ({ number, need }) => `${t.board(number ?? 0)}: ${needText(need)}.`,
      )
      say(liveRegion, texts.join(' '))
      if (sounds.peek()) chime()
    }
  })
}

/** Shows how many boards need somebody: on the app icon and before the page title. */
function showCount(count: number): void {
  const title = document.title.replace(/^\(\d+\) /, '')
  document.title = count === 0 ? title : `(${count}) ${title}`
  const done = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count)
  // If the browser has no badge, the title is enough.
  done?.catch(() => undefined)
}

/** Removes the count when the desk is left. */
export function useResetCount(): void {
  useEffect(() => () => showCount(0), [])
}
