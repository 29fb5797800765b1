import { expect, test, vi } from 'vitest'
import { jadoube } from '../jadoube.js'

// Fails if another command than `mcp` loads the protocol.
vi.mock('@modelcontextprotocol/sdk/server/mcp.js', () => {
  throw new Error('loaded')
})
vi.mock('@modelcontextprotocol/sdk/server/stdio.js', () => {
  throw new Error('loaded')
})

const run = async (...args: readonly string[]) => {
  let out = ''
  let err = ''
  const exit = await jadoube(args, {
    out: text => {
      out += text
    },
    err: text => {
      err += text
    },
    input: (async function* () {})(),
    terminal: false,
  })
  return { exit, out, err }
}

test('neither other commands nor help load the protocol library', async () => {
  expect((await run('--help')).out).toContain('mcp')
  expect((await run('mcp', '--help')).out).toContain('search_laws')
  expect((await run('laws', '9.2')).exit).toBe(0)
  expect((await run('legal', 'startpos')).exit).toBe(0)
})

test('an argument gives a one-line error', async () => {
  expect(await run('mcp', '--port')).toMatchObject({ exit: 2, out: '' })
  expect((await run('mcp', '--port')).err.trim().split('\n')).toHaveLength(1)
})
