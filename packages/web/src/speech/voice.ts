import { effect, signal } from '@preact/signals'
import { language, words } from '../i18n/language.js'
import { readStored, writeStored } from '../local-storage.js'

/** A text to speak, and the language of its voice. */
export interface Utterance {
  readonly text: string
  readonly lang: string
}

/** How moves and rulings are spoken: aloud or not, and with which names. */
export interface Voice {
  readonly aloud: boolean
  readonly phonetic: boolean
}

function readVoice(value: unknown): Voice | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { aloud, phonetic } = value as Readonly<Record<string, unknown>>
  return { aloud: aloud === true, phonetic: phonetic === true }
}

export const voice = signal<Voice>(
  readStored('voice', readVoice) ?? { aloud: false, phonetic: false },
)
effect(() => writeStored('voice', voice.value))

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Speaks if enabled. A new text does not interrupt the current one. */
export function speakAloud(utterances: readonly Utterance[]): void {
  if (!voice.value.aloud || !canSpeak()) return
  for (const { text, lang } of utterances) {
    if (text.trim() === '') continue
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.lang = lang
    const own = voiceFor(lang)
    if (own !== undefined) spoken.voice = own
    speechSynthesis.speak(spoken)
  }
}

/** Stops speaking. */
export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}

/** Turns the voice on or off, and says which. */
export function toggleSpeech(): readonly Utterance[] {
  const { blind } = words()
  const aloud = !voice.value.aloud
  if (!aloud) stopSpeaking()
  voice.value = { ...voice.value, aloud }
  return [{ text: aloud ? blind.speechOn : blind.speechOff, lang: language.value }]
}

const voiceFor = (lang: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(each => each.lang.slice(0, 2) === lang.slice(0, 2))
