import { useState } from 'preact/hooks'
import {
  type Language,
  language,
  languageNames,
  languages,
  speak,
  words,
} from '../i18n/language.js'
import { lazy } from './lazy.js'
import { Sheet } from './sheet.js'

/** The choices come with their words and pictures when somebody asks for them. */
export const LookChoices = lazy(async () => {
  const [{ LookChoices: Choices }, { fetchLookWords }] = await Promise.all([
    import('../appearance/look-choices.js'),
    import('../i18n/look/words.js'),
  ])
  await fetchLookWords()
  return Choices
})

/** The language, always visible; theme, contrast and animations behind one button. */
export function LookMenu() {
  const [open, setOpen] = useState(false)
  const { frame } = words()
  return (
    <div class="look-menu">
      <LanguageSelect />
      <button type="button" class="button plain" onClick={() => setOpen(true)}>
        {frame.look}
      </button>
      {open && (
        <Sheet title={frame.look} onClose={() => setOpen(false)}>
          <LookChoices />
        </Sheet>
      )}
    </div>
  )
}

export function LanguageSelect() {
  const { frame } = words()
  return (
    <label class="language">
      <span class="unseen">{frame.language}</span>
      <select
        value={language.value}
        onChange={event => void speak(event.currentTarget.value as Language)}
      >
        {languages.map(each => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
