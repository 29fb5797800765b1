/** A line to an engine and back: a process behind a WebSocket, or a worker. */
export interface EnginePort {
  readonly send: (line: string) => void
  readonly close: () => void
  onLine: (line: string) => void
  onClose: () => void
}

/** What an engine says of a position, as seen by the player who has the move. */
export interface EngineInfo {
  readonly depth: number
  /** Hundredths of a pawn. */
  readonly centipawns?: number
  /** Moves to mate; negative where the player is mated. */
  readonly mate?: number
  /** The best line, in UCI. */
  readonly line: readonly string[]
}

/** Reads `info depth 12 … score cp 34 … pv e2e4 e7e5`; null for anything else. */
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
  // The second-best line and those after it are not shown.
  if ((after('multipv') ?? '1') !== '1') return null
  const line = words.slice(pv + 1)
  if (kind === 'cp') return { depth, centipawns: value, line }
  return kind === 'mate' ? { depth, mate: value, line } : null
}

/** How long an engine that says nothing is waited for, in milliseconds. */
const patience = 10_000
/** How long it thinks about a position. */
const thinkingTime = 8_000

/**
 * An engine that speaks UCI. It is told of one position at a time: a new one waits until the engine has ended
 * its search of the one before.
 */
export class UciEngine {
  readonly #port: EnginePort
  #isReady = false
  #isSearching = false
  #asked: { readonly fen: string; readonly tell: (info: EngineInfo) => void } | null = null
  #told: ((info: EngineInfo) => void) | null = null
  #heard: (line: string) => void = () => undefined
  /** What it calls itself. */
  name = ''

  constructor(port: EnginePort) {
    this.#port = port
    port.onLine = line => this.#hear(line)
  }

  /** Greets it; false where no engine answers. */
  async start(waits = patience): Promise<boolean> {
    this.#port.send('uci')
    if (!(await this.#hears('uciok', waits))) return false
    this.#port.send('isready')
    this.#isReady = await this.#hears('readyok', waits)
    if (this.#isReady) this.#begin()
    return this.#isReady
  }

  /** Looks at a position, and tells what it finds until it is asked about another. */
  analyse(fen: string, tell: (info: EngineInfo) => void): void {
    this.#asked = { fen, tell }
    this.#told = null
    if (this.#isSearching) this.#port.send('stop')
    else this.#begin()
  }

  stop(): void {
    this.#asked = null
    this.#told = null
    if (this.#isSearching) this.#port.send('stop')
  }

  quit(): void {
    this.stop()
    this.#port.send('quit')
    this.#port.close()
  }

  #begin(): void {
    if (!this.#isReady || this.#asked === null) return
    const { fen, tell } = this.#asked
    this.#asked = null
    this.#told = tell
    this.#isSearching = true
    this.#port.send(`position fen ${fen}`)
    this.#port.send(`go movetime ${thinkingTime}`)
  }

  #hear(line: string): void {
    this.#heard(line)
    const name = /^id name (.{1,80})/.exec(line)?.[1]
    if (name !== undefined) this.name = name.trim()
    if (/^bestmove\b/.test(line)) {
      this.#isSearching = false
      this.#begin()
      return
    }
    const info = this.#isSearching ? readInfo(line) : null
    if (info !== null) this.#told?.(info)
  }

  #hears(word: string, waits: number): Promise<boolean> {
    return new Promise(resolve => {
      const timer = setTimeout(() => resolve(false), waits)
      this.#heard = line => {
        if (line.trim() !== word) return
        clearTimeout(timer)
        resolve(true)
      }
    })
  }
}
