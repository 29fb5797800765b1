/** A connection to an engine: a process behind a WebSocket, or a worker. */
export interface EnginePort {
  readonly send: (line: string) => void
  readonly close: () => void
  onLine: (line: string) => void
  onClose: () => void
}

/** An evaluation, from the point of view of the player to move. */
export interface EngineInfo {
  readonly depth: number
  /** Hundredths of a pawn. */
  readonly centipawns?: number
  /** Moves to mate. Negative if the player is mated. */
  readonly mate?: number
  /** The best line, in UCI. */
  readonly line: readonly string[]
}

/** Reads `info depth 12 … score cp 34 … pv e2e4 e7e5`. Null for anything else. */
export function readInfo(text: string): EngineInfo | null {
  const words = text.trim().split(/\s+/)
  if (words[0] !== 'info' || words.includes('string')) return null
  const after = (name: string): string | undefined => {
    const at = words.indexOf(name)
    return at < 0 ? undefined : words[at + 1]
  }
  const depth = Number(after('depth'))
  const score = words.indexOf('score')
  const kind = words[score + 1]
  const value = Number(words[score + 2])
  const pv = words.indexOf('pv')
  if (score < 0 || !Number.isInteger(depth) || !Number.isInteger(value) || pv < 0) return null
  // Only the best line is shown.
  if ((after('multipv') ?? '1') !== '1') return null
  const line = words.slice(pv + 1)
  if (kind === 'cp') return { depth, centipawns: value, line }
  return kind === 'mate' ? { depth, mate: value, line } : null
}

/** How long to wait for an engine that does not answer, in milliseconds. */
const answerTimeout = 10_000
/** How long it analyses a position, in milliseconds. */
const thinkingTime = 8_000

/**
 * An engine that uses UCI. It gets one position at a time: a new one waits until the engine has
 * ended the previous search.
 */
export class UciEngine {
  readonly #port: EnginePort
  #isReady = false
  #isSearching = false
  #next: { readonly fen: string; readonly onInfo: (info: EngineInfo) => void } | null = null
  #onInfo: ((info: EngineInfo) => void) | null = null
  #onLine: (line: string) => void = () => undefined
  /** The name that the engine reports. */
  name = ''

  constructor(port: EnginePort) {
    this.#port = port
    port.onLine = line => this.#receive(line)
  }

  /** Greets the engine. False if none answers. */
  async start(timeout = answerTimeout): Promise<boolean> {
    this.#port.send('uci')
    if (!(await this.#waitFor('uciok', timeout))) return false
    this.#port.send('isready')
    this.#isReady = await this.#waitFor('readyok', timeout)
    if (this.#isReady) this.#begin()
    return this.#isReady
  }

  /** Analyses a position and reports results until it gets another one. */
  analyse(fen: string, onInfo: (info: EngineInfo) => void): void {
    this.#next = { fen, onInfo }
    this.#onInfo = null
    if (this.#isSearching) this.#port.send('stop')
    else this.#begin()
  }

  stop(): void {
    this.#next = null
    this.#onInfo = null
    if (this.#isSearching) this.#port.send('stop')
  }

  quit(): void {
    this.stop()
    this.#port.send('quit')
    this.#port.close()
  }

  #begin(): void {
    if (!this.#isReady || this.#next === null) return
    const { fen, onInfo } = this.#next
    this.#next = null
    this.#onInfo = onInfo
    this.#isSearching = true
    this.#port.send(`position fen ${fen}`)
    this.#port.send(`go movetime ${thinkingTime}`)
  }

  #receive(line: string): void {
    this.#onLine(line)
    const name = /^id name (.{1,80})/.exec(line)?.[1]
    if (name !== undefined) this.name = name.trim()
    if (/^bestmove\b/.test(line)) {
      this.#isSearching = false
      this.#begin()
      return
    }
    const info = this.#isSearching ? readInfo(line) : null
    if (info !== null) this.#onInfo?.(info)
  }

  #waitFor(word: string, timeout: number): Promise<boolean> {
    return new Promise(resolve => {
      const timer = setTimeout(() => resolve(false), timeout)
      this.#onLine = line => {
        if (line.trim() !== word) return
        clearTimeout(timer)
        resolve(true)
      }
    })
  }
}
