import { useState } from 'preact/hooks'
import {
  type Language,
  language,
  languageNames,
  languages,
  speak,
  words,
} from '../i18n/language.js'
import { contrasts, look, motions, themes } from '../look/look.js'
import { Choices } from './choices.js'
import { Sheet } from './sheet.js'

/** The language, in sight; the ground, contrast and motion behind one button. */
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

export function LookChoices() {
  const { frame } = words()
  const now = look.value
  return (
    <>
      <Choices
        legend={frame.theme}
        options={themes.map(each => [each, frame.themes[each]])}
        chosen={now.theme}
        onChoose={theme => {
          look.value = { ...now, theme }
        }}
      />
      <Choices
        legend={frame.contrast}
        options={contrasts.map(each => [each, frame.contrasts[each]])}
        chosen={now.contrast}
        onChoose={contrast => {
          look.value = { ...now, contrast }
        }}
      />
      <Choices
        legend={frame.motion}
        options={motions.map(each => [each, frame.motions[each]])}
        chosen={now.motion}
        onChoose={motion => {
          look.value = { ...now, motion }
        }}
      />
    </>
  )
}
