import { legalMoves, makeSan, type Position, parsePosition, parseUci, play } from '@jadoube/chess'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gamesWords } from '../i18n/games/words.js'
import { language } from '../i18n/language.js'
import { readStored, writeStored } from '../local-storage.js'
import { engineAddressKey } from '../storage-keys.js'
import { isEngineAddress, openPort } from './engine/open-port.js'
import { type EngineInfo, UciEngine } from './engine/uci.js'

const maxLineLength = 10

type State = 'off' | 'waiting' | 'on' | 'failed' | 'bad' | 'lost'

/** Analyses the displayed position with the reader's own engine. */
export function EnginePart({ fen }: { readonly fen: string }) {
  const t = gamesWords()
  const read = parsePosition(fen)
  const position = read.ok ? read.value : null
  const isOver = position === null || legalMoves(position).length === 0
  const [address, setAddress] = useState(
    () =>
      readStored(engineAddressKey, value => (typeof value === 'string' ? value : undefined)) ?? '',
  )
  const { state, info, name, connect, disconnect } = useEngine(fen, isOver)
  return (
    <section class="engine" aria-labelledby="engine-title">
      <h2 id="engine-title">{t.engine}</h2>
      {state === 'on' ? (
        <>
          <p class="small quiet">
            {name}
            {info !== null && ` · ${t.depth(info.depth)}`}
          </p>
          {isOver ? (
            <p>{t.gameOver}</p>
          ) : (
            position !== null && <EngineLine info={info} position={position} />
          )}
          <div class="row small">
            <button type="button" class="button" onClick={disconnect}>
              {t.engineStop}
            </button>
          </div>
        </>
      ) : (
        <ConnectForm
          state={state}
          address={address}
          onAddress={setAddress}
          onConnect={() => void connect(address.trim())}
        />
      )}
    </section>
  )
}

/** The connection to the engine, which analyses every position that is displayed. */
function useEngine(fen: string, isOver: boolean) {
  const [state, setState] = useState<State>('off')
  const [info, setInfo] = useState<EngineInfo | null>(null)
  const engine = useRef<UciEngine | null>(null)
  useEffect(() => () => engine.current?.quit(), [])
  useEffect(() => {
    setInfo(null)
    if (state !== 'on') return
    if (isOver) engine.current?.stop()
    else engine.current?.analyse(fen, setInfo)
  }, [fen, state, isOver])
  const connect = async (address: string) => {
    if (!isEngineAddress(address)) return setState('bad')
    setState('waiting')
    try {
      const port = await openPort(address)
      const newEngine = new UciEngine(port)
      port.onClose = () => {
        if (engine.current !== newEngine) return
        engine.current = null
        setState('lost')
      }
      engine.current = newEngine
      if (await newEngine.start()) {
        writeStored(engineAddressKey, address)
        setState('on')
      } else {
        engine.current = null
        newEngine.quit()
        setState('failed')
      }
    } catch {
      setState('failed')
    }
  }
  const disconnect = () => {
    const current = engine.current
    engine.current = null
    current?.quit()
    setState('off')
  }
  return { state, info, name: engine.current?.name, connect, disconnect }
}

function ConnectForm({
  state,
  address,
  onAddress,
  onConnect,
}: {
  readonly state: Exclude<State, 'on'>
  readonly address: string
  readonly onAddress: (address: string) => void
  readonly onConnect: () => void
}) {
  const t = gamesWords()
  const notes = {
    off: '',
    waiting: t.engineWaiting,
    failed: t.engineFailed,
    bad: t.engineBad,
    lost: t.engineLost,
  }
  const submit = (event: Event) => {
    event.preventDefault()
    onConnect()
  }
  return (
    <form class="compare" onSubmit={submit}>
      <p class="small quiet">{t.engineText}</p>
      <label class="field compare-field">
        <span>{t.engineAddress}</span>
        <input
          value={address}
          placeholder="ws://localhost:8023"
          autocomplete="off"
          spellcheck={false}
          aria-describedby="engine-hint"
          onInput={event => onAddress(event.currentTarget.value)}
        />
      </label>
      <p class="small quiet" id="engine-hint">
        <code>npx jadoube engine stockfish</code>
      </p>
      <div class="row small">
        <button type="submit" class="button" disabled={state === 'waiting'}>
          {t.engineConnect}
        </button>
      </div>
      <p class="small" role="status">
        {notes[state]}
      </p>
    </form>
  )
}

function EngineLine({
  info,
  position,
}: {
  readonly info: EngineInfo | null
  readonly position: Position
}) {
  const t = gamesWords()
  if (info === null) return <p class="quiet">…</p>
  return (
    <p class="engine-lines">
      <span class="engine-score">{scoreOf(info, position, t.mateIn)}</span>
      {lineOf(info.line, position)}
    </p>
  )
}

/** The evaluation from White's point of view: `+0.34`, `mate in 3`. */
function scoreOf(
  { centipawns = 0, mate }: EngineInfo,
  { turn }: Position,
  mateIn: (moves: number) => string,
): string {
  const sign = turn === 'white' ? 1 : -1
  if (mate !== undefined) return `${sign * mate < 0 ? '−' : '+'} ${mateIn(Math.abs(mate))}`
  const pawns = (sign * centipawns) / 100
  return `${pawns < 0 ? '−' : '+'}${Math.abs(pawns).toFixed(2)}`
}

/** Writes a line in notation, as far as its moves are legal. */
function lineOf(line: readonly string[], from: Position): string {
  const words: string[] = []
  let position = from
  for (const text of line.slice(0, maxLineLength)) {
    const move = parseUci(position, text)
    if (!move.ok) break
    if (position.turn === 'white') words.push(`${position.moveNumber}.`)
    else if (words.length === 0) words.push(`${position.moveNumber}…`)
    words.push(makeSan(position, move.value, language.value))
    position = play(position, move.value)
  }
  return words.join(' ')
}
