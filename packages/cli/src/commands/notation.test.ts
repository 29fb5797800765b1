import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

async function notation(input: string, ...args: readonly string[]): Promise<string> {
  const { exit, out, err } = await runJadoube(['notation', ...args], input)
  if (exit !== 0) throw new Error(err)
  return out
}

const english =
  '1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 O-O 10. O-O-O Re8 11. Kb1 (=)\n'
const slovenian =
  '1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)\n'

describe('jadoube notation', () => {
  test('[note.letter.national · fide-2017] translates from one language to another and back', async () => {
    expect(await notation(english, '--from', 'en', '--to', 'sl')).toBe(slovenian)
    expect(await notation(slovenian, '--from', 'sl', '--to', 'en')).toBe(english)
  })

  test('[note.ep.mark · fide-2009] the mark of en passant is translated too', async () => {
    expect(await notation(slovenian, '--from', 'sl', '--to', 'fi')).toContain('6. exd6 o.l. Rxd6')
  })

  test('[note.figurines · fide-2018] writes figurines and long notation', async () => {
    expect(await notation('1. e4 e5 2. Nf3', '--to', 'figurine')).toBe('1. e4 e5 2. ♘f3')
    expect(await notation('1. e4 e5 2. Nf3', '--to', 'long')).toBe('1. e2e4 e7e5 2. Ng1f3')
    expect(await notation('1. e4 e5 2. Nf3', '--to', 'long:cs')).toBe('1. e2e4 e7e5 2. Jg1f3')
    expect(await notation('1. e2-e4 e7-e5 2. Ng1-f3', '--from', 'long', '--to', 'de')).toBe(
      '1. e4 e5 2. Sf3',
    )
  })

  test('[blind.announce.pieces · fide-2018] writes spoken moves, one per line, and reads them back', async () => {
    const spoken = await notation('1. e4 e5 2. Nf3 (2. Bc4) Nc6', '--to', 'announce')
    expect(spoken).toBe(
      '1. Eva vier\n1... Eva fünf\n2. Springer Felix drei\n2... Springer Cesar sechs\n',
    )
    expect(await notation(spoken, '--from', 'announce', '--to', 'cs')).toBe('1. e4 e5 2. Jf3 Jc6\n')
    expect(await notation('Eva vier\n\nEVA FUENF\n', '--from', 'announce', '--to', 'en')).toBe(
      '1. e4 e5\n',
    )
  })

  test.each(['1-0', '1:0', '1–0', '0:1', '½:½', '½-½', '1/2:1/2', '*'])(
    'the result %s stays as it was written',
    async result => {
      expect(await notation(`1. Nf3 ${result}`, '--to', 'sl')).toBe(`1. Sf3 ${result}`)
    },
  )

  test('keeps everything that is not a move: tags, comments, variations, numbers, NAGs, signs', async () => {
    const game = `[Event "Nf3 Open"]
[Result "1-0"]

1.e4! {Nf3 was Nc3} e5?! (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 $1 Nc6 ; Bb5 next
% Nf3 escaped
3. Bb5 a6 1-0

[Event "second"]
[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]

1. O-O Kd8 2. Rf8+ *
`
    const translated = game
      .replace('2. Nf3 (2. Nc3 Nc6)', '2. Jf3 (2. Jc3 Jc6)')
      .replace('2. Nf3 $1 Nc6', '2. Jf3 $1 Jc6')
      .replace('3. Bb5', '3. Sb5')
      .replace('1. O-O Kd8 2. Rf8+', '1. 0-0 Kd8 2. Vf8+')
    expect(await notation(game, '--to', 'cs')).toBe(translated)
    expect(await notation(translated, '--from', 'cs', '--to', 'en')).toBe(game)
  })

  test('--fen sets the starting position', async () => {
    const fen = '4k3/P7/8/8/8/8/8/4K3 w - - 0 30'
    expect(await notation('30. a8=Q+', '--to', 'hu', '--fen', fen)).toBe('30. a8V+')
    const spoken = await notation('a8Q', '--to', 'announce', '--fen', fen)
    expect(spoken).toBe('30. Anna acht Dame Schach\n')
  })

  test('reads a file, and --json writes JSON', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'jadoube-')), 'game.txt')
    writeFileSync(file, '1. Nf3 (1. Nc3) d5\n')
    const { out } = await runJadoube(['notation', '--to', 'fi', '--json', file])
    expect(JSON.parse(out)).toEqual({
      from: 'en',
      to: 'fi',
      moves: [
        { number: 1, color: 'white', from: 'Nf3', to: 'Rf3', variation: false },
        { number: 1, color: 'white', from: 'Nc3', to: 'Rc3', variation: true },
        { number: 1, color: 'black', from: 'd5', to: 'd5', variation: false },
      ],
    })
  })

  test('empty input gives empty output', async () => {
    expect(await notation('', '--to', 'cs')).toBe('')
    expect(await notation('', '--from', 'announce', '--to', 'cs')).toBe('')
  })

  test.each([
    ['1. e4 e5 2. Ke3', ['--to', 'cs'], 'line 1: move 2. "Ke3": ', 'san-illegal'],
    ['1. e4\ne5\nSf3', ['--to', 'cs'], 'line 3: move 2. "Sf3": ', 'san-syntax'],
    ['1. Nf3 Nf6 2. Nc3 d6 3. Nd5 Nd7', ['--to', 'cs'], 'Nbd7', 'san-ambiguous'],
    ['Eva neun', ['--from', 'announce', '--to', 'cs'], 'line 1: move 1. "Eva neun"', 'san-syntax'],
    ['', [], '--to', 'usage'],
    ['', ['--to', 'xx'], "no notation 'xx'", 'unknown-language'],
    ['', ['--to', 'long:xx'], "no notation 'long:xx'", 'unknown-language'],
    ['', ['--to', 'cs', 'no-such-file'], 'no-such-file', 'file-not-found'],
    ['', ['--to', 'cs', 'a', 'b'], 'one file', 'usage'],
    ['', ['--to', 'cs', '--fen', 'x'], 'not a position', 'fen-placement'],
  ])('%j %j is bad input', async (input, args, message, code) => {
    const { exit, out, err } = await runJadoube(['notation', ...args], input)
    expect([exit, out]).toEqual([2, ''])
    expect(err).toMatch(/^jadoube: [^\n]+\n$/)
    expect(err).toContain(message)
    expect(err).toContain(`(${code})`)
  })
})

test('every command prints help', async () => {
  for (const name of ['perft', 'legal', 'notation', 'chess960']) {
    const { exit, out } = await runJadoube([name, '--help'])
    expect(exit).toBe(0)
    expect(out).toContain(`Usage: npx jadoube ${name} `)
    expect(out).toContain('Example')
    for (const line of out.split('\n')) expect(line.length).toBeLessThan(120)
  }
  const { out } = await runJadoube([])
  expect(out).toContain('count the series of legal moves')
})
