import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const jadoube = fileURLToPath(new URL('../../bin/jadoube.cjs', import.meta.url))

// Ctrl-C, the service manager, and a terminal that is closed.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s shuts the server down gracefully',
  async signal => {
    const folder = mkdtempSync(join(tmpdir(), 'jadoube-signal-'))
    const store = join(folder, 'games.sqlite')
    const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--store', store]
    const child = spawn(process.execPath, [jadoube, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    try {
      let said = ''
      child.stderr.setEncoding('utf8').on('data', text => {
        said += text
      })
      const ended = once(child, 'exit')
      for await (const line of createInterface(child.stdout)) if (line.includes('http://')) break
      child.kill(signal)
      expect(await ended).toEqual([0, null])
      // The next server finds that the file was released, and no clock to ask about.
      const events = said
        .split('\n')
        .filter(line => line.startsWith('{'))
        .map(line => (JSON.parse(line) as { event: string }).event)
      expect(events.at(-1)).toBe('closed')
    } finally {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
