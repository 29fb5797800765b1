import { fetchLookWords } from '../i18n/look/words.js'
import { SoundButton } from './sound-button.js'

/** The button with its words. */
export async function fetchSoundButton(): Promise<typeof SoundButton> {
  await fetchLookWords()
  return SoundButton
}
