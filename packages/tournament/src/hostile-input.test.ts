import { expect, test } from 'vitest'
import { makeTrf, parseEntries, parseTieBreaks, parseTrf, replayTournament } from './index.js'

// Any input is read in linear time: quadratic work on half a megabyte takes minutes, linear work a
// moment.
const size = 500_000
const atMost = 8_000

/** Milliseconds of processor time: other programs on the machine do not count. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const filled = (part: string) => part.repeat(Math.ceil(size / part.length))
const player = '001    1\n001    2\n'

test.each<[string, string]>([
  ['blanks', filled(' ')],
  ['line ends', filled('\r\n')],
  ['comments', filled('### x\n')],
  ['a long player line', `001    1${filled(' ')}x`],
  ['a long player line of other characters', `001    1 ${filled('🎉')}`],
  ['the same player', filled('001    1\n')],
  [
    'many players',
    Array.from({ length: 9999 }, (_, id) => `001 ${String(id + 1).padStart(4)}\n`).join(''),
  ],
  ['scoring with blanks', `${player}162 ${filled(' ')}?`],
  ['scoring with letters', `${player}162 ${filled('W   ')}`],
  ['scoring of JaVaFo', `${player}XXS ${filled('W=1 ')}`],
  ['forbidden pairs', `${player}${filled('XXP 1 2\n')}`],
  ['a forbidden group', `${player}XXP ${filled('1 2 ')}`],
  ['byes', `${player}${filled('240 H   9    1\n')}`],
  ['absent players', `${player}XXZ ${filled('1 ')}`],
  ['acceleration', `${player}XXR 99\n${filled('250       1.0   1  99    1    2\n')}`],
])('a report file of %s', (_title, text) => {
  const start = cpuTime()
  const attempt = parseTrf(text)
  if (attempt.ok) makeTrf(attempt.value)
  expect(cpuTime() - start).toBeLessThan(atMost)
})

test.each<[string, string]>([
  ['quotes', filled('"')],
  ['delimiters', filled(';')],
  ['rows', `Name\n${filled('Ana\n')}`],
  ['names', filled('Ana\n')],
  ['names with commas', filled('Novak, Ana\n')],
  ['commas', filled('a, b,')],
  ['words in one line', filled('Ana ')],
  ['a name with blanks', `Name;Rating\nAna${filled(' ')}x;2000`],
  ['dashes', filled(' - ')],
  ['titles', `Name;Rating\n${filled('GM ')};2000`],
  ['brackets', `Name;Rating\nAna;${filled('(')}`],
  ['marks', `Name;Rating;Born\nAna;2000${filled('*')}x;1990${filled('*')}x`],
  ['addresses', filled('Ana <a@')],
  ['long lines', filled(`Ana ${'- '.repeat(180)}x\n`)],
  [
    'wide headings and many rows',
    `${filled('a b;').slice(0, size / 2)}\n${filled('Ana\n').slice(0, size / 2)}`,
  ],
])('a list of entries of %s', (_title, text) => {
  const start = cpuTime()
  parseEntries(text)
  expect(cpuTime() - start).toBeLessThan(atMost)
})

test('a list of tie-breaks', () => {
  const start = cpuTime()
  parseTieBreaks(filled('BH/C1,'))
  parseTieBreaks(filled('/'))
  parseTieBreaks(filled(' '))
  expect(cpuTime() - start).toBeLessThan(atMost)
})

test('a tournament record', () => {
  const start = cpuTime()
  replayTournament(`{"jadoube":"tournament/1"}\n${filled('{"act":"conclude"}\n')}`)
  replayTournament(`{"jadoube":"tournament/1"}\n${filled('[')}`)
  expect(cpuTime() - start).toBeLessThan(atMost)
})
