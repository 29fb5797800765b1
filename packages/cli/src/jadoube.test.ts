import { expect, test } from 'vitest'
import own from '../package.json' with { type: 'json' }
import { runJadoube } from './testing/memory-io.js'

test.each(['--version', '-v'])('%s prints the version', async flag => {
  expect(await runJadoube([flag])).toEqual({ exit: 0, out: `jadoube ${own.version}\n`, err: '' })
})

test.each(['rule', 'notation', 'verify', 'pgn check', 'pgn fen'])(
  '%s reports a missing file and a folder',
  async words => {
    const command = [...words.split(' '), ...(words === 'notation' ? ['--to', 'cs'] : [])]
    const missing = await runJadoube([...command, '/nowhere/at/all'])
    expect(missing).toEqual({
      exit: 2,
      out: '',
      err: "jadoube: there is no file '/nowhere/at/all' (file-not-found)\n",
    })
    const folder = await runJadoube([...command, '.'])
    expect(folder).toEqual({ exit: 2, out: '', err: "jadoube: '.' is not a file (not-a-file)\n" })
  },
)

test.each(['rule', 'legal', 'perft', 'can-mate', 'notation', 'chess960', 'pgn check', 'pgn fen'])(
  '%s rejects an unknown option',
  async words => {
    const { exit, out, err } = await runJadoube([...words.split(' '), 'x', '--no-such-option'])
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(err).toBe("jadoube: Unknown option '--no-such-option' (bad-option)\n")
  },
)

test.each(['laws', 'verify', 'serve'])('%s rejects an unknown option too', async command => {
  const { exit, err } = await runJadoube([command, '--no-such-option'])
  expect(exit).toBe(2)
  expect(err).toMatch(/^jadoube: [^\n]+ \(bad-option\)\n$/)
})

test('an error is one line without terminal control characters', async () => {
  const { err } = await runJadoube(['no\nsuch\u001b[2J'])
  expect(err).toBe(
    "jadoube: there is no command 'no�such�[2J'; try: npx jadoube --help (unknown-command)\n",
  )
})
