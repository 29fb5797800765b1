import { effect, signal } from '@preact/signals'
import { keep, readKept } from '../kept.js'

export const themes = ['system', 'light', 'dark'] as const
export const contrasts = ['system', 'more'] as const
export const motions = ['system', 'none'] as const

export interface Look {
  readonly theme: (typeof themes)[number]
  readonly contrast: (typeof contrasts)[number]
  readonly motion: (typeof motions)[number]
}

const asBefore: Look = { theme: 'system', contrast: 'system', motion: 'system' }

function readLook(value: unknown): Look | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Partial<Record<keyof Look, unknown>>
  const oneOf = <T extends string>(words: readonly T[], word: unknown): T =>
    words.find(each => each === word) ?? (words[0] as T)
  return {
    theme: oneOf(themes, given.theme),
    contrast: oneOf(contrasts, given.contrast),
    motion: oneOf(motions, given.motion),
  }
}

export const look = signal<Look>(readKept('look', readLook) ?? asBefore)

/** Puts the look on the page and keeps it; `first-look.js` does the same before the first paint. */
export function followLook(): void {
  effect(() => {
    const { dataset } = document.documentElement
    const { theme, contrast, motion } = look.value
    const wantsMore = matchMedia('(prefers-contrast: more)').matches
    dataset.theme = theme
    dataset.contrast = wantsMore ? 'more' : contrast
    dataset.motion = motion
    keep('look', look.value)
  })
}

export function movesPieces(): boolean {
  if (look.value.motion === 'none') return false
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
