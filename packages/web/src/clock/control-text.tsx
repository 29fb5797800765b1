import { type ClockSetup, explainClockSetup } from '@jadoube/clock'
import { inLetters, written } from '../i18n/language.js'

/** Explains a time control in one or two sentences. */
export function ControlText({ setup }: { readonly setup: ClockSetup }) {
  return <p class="control-text">{inLetters(explainClockSetup(setup, written.value))}</p>
}
