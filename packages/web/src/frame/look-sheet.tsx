import { words } from '../i18n/language.js'
import { lazy } from './lazy.js'
import { Sheet } from './sheet.js'

/** The choices are loaded with their texts and pictures on demand. */
export const LookChoices = lazy(async () => {
  const [{ LookChoices: Choices }, { fetchLookWords }] = await Promise.all([
    import('../appearance/look-choices.js'),
    import('../i18n/look/words.js'),
  ])
  await fetchLookWords()
  return Choices
})

/** The settings for the appearance as a sheet over the page. */
export function LookSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet title={words().frame.look} onClose={onClose}>
      <LookChoices />
    </Sheet>
  )
}
