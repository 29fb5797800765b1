import { type ClockSetup, explainClockSetup } from '@jadoube/clock'
import { inLetters, written } from '../i18n/language.js'

/** What a time control means, in a sentence or two. */
export function ControlSays({ setup }: { readonly setup: ClockSetup }) {
  return <p class="control-says">{inLetters(explainClockSetup(setup, written.value))}</p>
}
