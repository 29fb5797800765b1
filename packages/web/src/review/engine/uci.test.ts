import { describe, expect, test } from 'vitest'
import { isEngineAddress } from './open-port.js'
import { type EngineInfo, type EnginePort, readInfo, UciEngine } from './uci.js'

/** A tiny UCI engine: it searches until it is told to stop, and reports which position it saw. */
function fakeEngine() {
  const said: string[] = []
  let fen = ''
  const port: EnginePort = {
    onLine: () => undefined,
    onClose: () => undefined,
    close: () => said.push('(closed)'),
    send: line => {
      said.push(line)
      if (line === 'uci') answer('id name Fake 1', 'uciok')
      if (line === 'isready') answer('readyok')
      if (line.startsWith('position')) fen = line.slice('position fen '.length)
      if (line.startsWith('go')) answer(`info depth 1 score cp ${fen.length} pv e2e4`)
      if (line === 'stop') answer('info depth 2 score cp 999 pv a2a3', 'bestmove e2e4')
    },
  }
  const answer = (...lines: readonly string[]) => {
    queueMicrotask(() => {
      for (const line of lines) port.onLine(line)
    })
  }
  return { port, said }
}

const settle = () => new Promise(resolve => setTimeout(resolve))

describe('an engine', () => {
  test('is greeted, asked about one position at a time, and told to quit', async () => {
    const { port, said } = fakeEngine()
    const engine = new UciEngine(port)
    expect(await engine.start()).toBe(true)
    expect(engine.name).toBe('Fake 1')
    const first: EngineInfo[] = []
    const second: EngineInfo[] = []
    engine.analyse('one', info => first.push(info))
    await settle()
    engine.analyse('second', info => second.push(info))
    await settle()
    engine.quit()
    expect(first).toEqual([{ depth: 1, centipawns: 3, line: ['e2e4'] }])
    // What it still says about the first position is not taken for the second.
    expect(second).toEqual([{ depth: 1, centipawns: 6, line: ['e2e4'] }])
    expect(said.filter(line => !/^(uci|isready)$/.test(line))).toEqual([
      'position fen one',
      'go movetime 8000',
      'stop',
      'position fen second',
      'go movetime 8000',
      'stop',
      'quit',
      '(closed)',
    ])
  })

  test('that does not answer is not used', async () => {
    const silent: EnginePort = {
      onLine: () => undefined,
      onClose: () => undefined,
      close: () => undefined,
      send: () => undefined,
    }
    expect(await new UciEngine(silent).start(20)).toBe(false)
  })

  test('reports depth, score and line, and other lines are ignored', () => {
    expect(
      readInfo('info depth 12 seldepth 18 multipv 1 score mate -3 nodes 5 pv g8f6 d1h5'),
    ).toEqual({
      depth: 12,
      mate: -3,
      line: ['g8f6', 'd1h5'],
    })
    for (const line of [
      'info string depth 3 score cp 1 pv e2e4',
      'info depth 3 currmove e2e4',
      'info depth 3 multipv 2 score cp 1 pv e2e4',
      'info depth x score cp y pv e2e4',
      'bestmove e2e4',
      '',
    ]) {
      expect(readInfo(line)).toBeNull()
    }
  })

  test('is on this computer, or a script of the same server', () => {
    for (const good of ['ws://localhost:8023', 'ws://127.0.0.1:9000/x', '/engine/worker.js']) {
      expect(isEngineAddress(good)).toBe(true)
    }
    for (const bad of [
      '',
      'ws://example.org',
      'http://localhost',
      '//evil.example/x.js',
      'x',
      '/\\evil',
    ]) {
      expect(isEngineAddress(bad)).toBe(false)
    }
  })
})
