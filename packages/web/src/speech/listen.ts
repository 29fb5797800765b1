/** The parts of the browser's speech recognition used here. Not every browser has it. */
interface Recognition {
  lang: string
  maxAlternatives: number
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: (() => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

interface RecognitionEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

type Recognizer = new () => Recognition

function recognizer(): Recognizer | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    readonly SpeechRecognition?: Recognizer
    readonly webkitSpeechRecognition?: Recognizer
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canListen = (): boolean => recognizer() !== undefined

/**
 * Listens to one phrase. Returns the possible texts, the likeliest first. Empty if nothing was
 * heard.
 */
export function listen(lang: string): Promise<readonly string[]> {
  const Recognizer = recognizer()
  if (Recognizer === undefined) return Promise.resolve([])
  const recognition = new Recognizer()
  recognition.lang = lang
  recognition.maxAlternatives = 5
  recognition.interimResults = false
  return new Promise(resolve => {
    recognition.onresult = event => {
      resolve(Array.from(event.results[0] ?? [], ({ transcript }) => transcript))
    }
    recognition.onerror = () => resolve([])
    recognition.onend = () => resolve([])
    recognition.start()
  })
}
