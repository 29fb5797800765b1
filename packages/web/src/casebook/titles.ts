import { effect, signal } from '@preact/signals'
import { language, written } from '../i18n/language.js'
import { placeOf, type WorkedCase } from './cases.js'

/** The titles of the cases in one language, by folder, in the order of the folder's cases. */
type Titles = Readonly<Record<string, readonly string[]>>

const loaders: Readonly<
  Record<Exclude<typeof written.value, 'en'>, () => Promise<{ readonly titles: Titles }>>
> = {
  sl: () => import('virtual:case-titles/sl'),
  sr: () => import('virtual:case-titles/sr'),
  cs: () => import('virtual:case-titles/cs'),
  fi: () => import('virtual:case-titles/fi'),
}

/** The titles in the current language, unless it is English. Null until they are loaded. */
const titles = signal<Titles | null>(null)
let isFollowing = false

/** Loads the titles, now and whenever the language changes. */
export function fetchTitles(): void {
  if (isFollowing) return
  isFollowing = true
  effect(() => {
    const requested = written.value
    titles.value = null
    const load: Promise<{ readonly titles: Titles }> =
      requested === 'en' ? Promise.resolve({ titles: {} }) : loaders[requested]()
    // Without its titles a case is named after what decides it.
    void load
      .catch(() => ({ titles: {} }))
      .then(found => {
        if (written.peek() === requested) titles.value = found.titles
      })
  })
}

/** The titles have been loaded, or cannot be. */
export const areTitlesLoaded = (): boolean => titles.value !== null

/** The title of a case in the current language. Null if it has not been translated. */
export function titleOf({ id, title }: WorkedCase): string | null {
  if (language.value === 'en') return title
  const place = placeOf(id)
  if (place === undefined) return null
  return titles.value?.[place.folder]?.[place.index] || null
}
