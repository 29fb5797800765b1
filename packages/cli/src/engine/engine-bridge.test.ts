import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type EngineBridge, startEngineBridge } from './engine-bridge.js'

/** As much of UCI as a conversation needs; it answers any position with one line. */
const fakeEngine = `
let rest = ''
process.stdin.setEncoding('utf8').on('data', text => {
  const lines = (rest + text).split('\\n')
  rest = lines.pop()
  for (const line of lines) {
    if (line === 'uci') console.log('id name Fake 1\\nuciok')
    if (line === 'isready') console.log('readyok')
    if (line.startsWith('go')) console.log('info depth 3 score cp 21 pv e2e4 e7e5\\nbestmove e2e4')
    if (line === 'quit') process.exit(0)
  }
})`

let folder: string
let bridge: EngineBridge

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jadoube-engine-'))
  const file = join(folder, 'fake-engine.cjs')
  writeFileSync(file, fakeEngine)
  chmodSync(file, 0o755)
  bridge = await startEngineBridge({
    command: process.execPath,
    args: [file],
    port: 0,
    origins: ['https://chess.example.org'],
  })
})
afterAll(async () => {
  await bridge.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a socket as a page of this origin would, sends these lines, and returns what came back. */
function talk(origin: string | undefined, tell: readonly string[], until: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const address = bridge.url.replace('localhost', '127.0.0.1')
    const socket = new WebSocket(address, origin === undefined ? {} : { origin })
    let heard = ''
    socket.on('open', () => socket.send(`${tell.join('\n')}\n`))
    socket.on('message', data => {
      heard += String(data)
      if (!heard.includes(until)) return
      socket.close()
      resolve(heard)
    })
    socket.on('error', reject)
  })
}

describe('the bridge to an engine', () => {
  test('connects a page on this computer to the engine', async () => {
    const said = ['uci', 'isready', 'position startpos', 'go depth 3']
    const heard = await talk('http://localhost:8080', said, 'bestmove')
    expect(heard.split('\n').filter(Boolean)).toEqual([
      'id name Fake 1',
      'uciok',
      'readyok',
      'info depth 3 score cp 21 pv e2e4 e7e5',
      'bestmove e2e4',
    ])
  })

  test('accepts a page that --origin names', async () => {
    expect(await talk('https://chess.example.org', ['uci'], 'uciok')).toContain('uciok')
  })

  test.each(['https://elsewhere.example', 'http://localhost.elsewhere.example', 'null', undefined])(
    'rejects the origin %s',
    async origin => {
      await expect(talk(origin, ['uci'], 'uciok')).rejects.toThrow('401')
    },
  )

  test('reports a missing engine at once', async () => {
    const missing = { command: join(folder, 'none'), args: [], port: 0, origins: [] }
    await expect(startEngineBridge(missing)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
