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

/** Loaded on demand, because the start page needs no sheets. */
const LookSheet = lazy(async () => (await import('./look-sheet.js')).LookSheet)

/** The language, always visible, and a button for the appearance. */
export function LookMenu() {
  const [open, setOpen] = useState(false)
  const { frame } = words()
  return (
    <div class="look-menu">
      <LanguageSelect />
      <button type="button" class="button plain" onClick={() => setOpen(true)}>
        {frame.look}
      </button>
      {open && <LookSheet onClose={() => setOpen(false)} />}
    </div>
  )
}

export function LanguageSelect() {
  const { frame } = words()
  return (
    <label class="language">
      <span class="visually-hidden">{frame.language}</span>
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
