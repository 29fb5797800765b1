import { fetchLookWords } from '../i18n/look/words.js'
import { SoundButton } from './sound-button.js'

/** Loads the button with its texts. */
export async function fetchSoundButton(): Promise<typeof SoundButton> {
  await fetchLookWords()
  return SoundButton
}
