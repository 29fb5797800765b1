import {
  parseAnnouncement,
  parseBraille,
  parseClockComment,
  parseFen,
  parseLong,
  parseMarks,
  parsePgn,
  parsePlacement,
  parsePosition,
  parseSan,
  parseUci,
  standardFen,
  standardPosition,
  transcribeAnnouncement,
  transcribeBraille,
} from '@jadoube/chess'
import { parseClockTime, parseTimeControl } from '@jadoube/clock'
import {
  newBoardSchema,
  newEventSchema,
  newRoundSchema,
  newSeatSchema,
  readFromClient,
  settingsChangeSchema,
} from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { parsePairings } from './event/pairings.js'
import { isTooDeep } from './json-depth.js'
import { parseRecordLine } from './record/export.js'
import { readRecord } from './record/read-record.js'

/**
 * Milliseconds. All input is parsed in time that grows linearly with its length. Each parser gets
 * the longest text that can reach it, made of patterns that parsers stumble over: quadratic work
 * takes seconds on that, linear work milliseconds.
 */
const AT_MOST = 250

/**
 * Each of these, repeated, is hard for some pattern; alone, between a beginning and an end that do
 * not fit.
 */
const parts = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  'a',
  '1',
  '0',
  '-',
  'O-',
  '.',
  '…',
  '(',
  ')',
  '()',
  '( ',
  '[',
  '{',
  '"',
  '\\',
  '/',
  '8/',
  ':',
  ';',
  ',',
  '+',
  '!',
  '=',
  'x',
  'e4 ',
  'a1',
  'Nf3 ',
  '1. ',
  ' - ',
  ' – ',
  'a ',
  'GM ',
  'é',
  'e\u0301',
  '\u0301',
  '⠁',
  '♘',
  'х',
  'č',
  '$1',
  '%',
  '$',
  '40/1:',
  'one ',
  'knight ',
  '\ufeff',
]
const around = [
  ['', ''],
  ['a', 'b'],
  ['1', '!'],
  ['"', '"'],
  ['a(', '1'],
] as const

const start = standardPosition()

/**
 * Every parser of text that can be reached over the network, with the maximum length of its input.
 */
const parsers: Readonly<Record<string, readonly [number, (text: string) => unknown]>> = {
  pairings: [300_000, parsePairings],
  'a record': [400_000, text => readRecord(text, 0, 1000)],
  'a stamped line': [100_000, text => parseRecordLine(text, 'b' as never)],
  PGN: [65_536, text => parsePgn(text)],
  'a clock comment': [65_536, parseClockComment],
  FEN: [65_536, parseFen],
  'a position': [65_536, parsePosition],
  'a FEN with a long end': [65_536, text => parsePosition(`${standardFen} ${text}`)],
  placement: [65_536, text => parsePlacement(text)],
  SAN: [65_536, text => parseSan(start, text)],
  'long notation': [65_536, text => parseLong(start, text)],
  UCI: [65_536, text => parseUci(start, text)],
  marks: [65_536, text => parseMarks(text)],
  braille: [65_536, text => parseBraille(start, text)],
  'braille into words': [65_536, text => transcribeBraille(text)],
  announcement: [65_536, text => parseAnnouncement(start, text)],
  'announcement with a word before it': [
    65_536,
    text => parseAnnouncement(start, `skakac ${text}`),
  ],
  'announcement into a move': [65_536, text => transcribeAnnouncement(text)],
  'time control': [65_536, parseTimeControl],
  'clock time': [65_536, parseClockTime],
  depth: [65_536, text => isTooDeep(text.split(''))],
  'a new board': [65_536, text => newBoardSchema.safeParse(fields(text))],
  'a new event': [65_536, text => newEventSchema.safeParse(fields(text))],
  'a new round': [300_000, text => newRoundSchema.safeParse(fields(text))],
  'a new seat': [65_536, text => newSeatSchema.safeParse(fields(text))],
  'a change of the settings': [65_536, text => settingsChangeSchema.safeParse(fields(text))],
  'a message': [16_384, text => readFromClient({ type: 'hello', protocol: 1, secret: text })],
  ...acts(),
}

function fields(text: string) {
  const player = { name: text, title: text, federation: text, fideId: text }
  return {
    name: text,
    site: text,
    date: text,
    round: text,
    role: text,
    start: text,
    timeControl: text,
    pairings: text,
    laws: text,
    white: player,
    black: player,
    regulations: { [text]: text, scoring: text },
    table: { [text]: text },
    defaults: { timeControl: text, start: text },
  }
}

/** The acts that contain text, in the middle of a game, on every kind of board. */
function acts(): Record<string, readonly [number, (text: string) => unknown]> {
  const said: readonly object[] = [
    { act: 'move', san: '?' },
    { act: 'move', from: '?', to: '?' },
    { act: 'place', from: '?', to: '?' },
    { act: 'place', piece: '?', to: 'e4' },
    { act: 'claim', claim: 'threefold', move: '?' },
    { act: 'claim', claim: '?' },
    { act: 'record', text: '?' },
    { act: 'announce', text: '?' },
    { act: 'seal', text: '?' },
    { act: 'summon-arbiter', why: '?' },
    { act: 'pause', why: '?' },
    { act: 'sign', result: '?' },
    { act: '?' },
  ]
  return Object.fromEntries(
    said.map(act => {
      const shown = JSON.stringify(act)
      return [
        `the act ${shown}`,
        [
          60_000,
          (text: string) => {
            const line = JSON.stringify(act, (_, value) => (value === '?' ? text : value))
            const raw = JSON.parse(line) as object
            readFromClient({ type: 'act', board: 'b', id: '1', act: raw })
            return readRecord(
              [
                header('physical'),
                '{"at":0,"by":"arbiter","act":"start"}',
                JSON.stringify({ at: 1, by: 'white', ...raw }),
                JSON.stringify({ at: 2, by: 'arbiter', ...raw }),
              ].join('\n'),
              0,
              10,
            )
          },
        ],
      ]
    }),
  )
}

const header = (boardKind: string) =>
  JSON.stringify({
    jadoube: 'record/1',
    laws: 'fide-2023',
    boardKind,
    timeControl: '5400+30',
    white: { visuallyDisabled: true },
  })

/** CPU milliseconds, which a busy machine does not inflate. */
function timed(work: () => unknown): number {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/**
 * With linear work, a quarter of the text takes a quarter of the time; with quadratic work, a
 * sixteenth.
 */
const growsFaster = (parse: (text: string) => unknown, make: (share: number) => string): boolean =>
  timed(() => parse(make(1))) >
  8 *
    Math.max(
      timed(() => parse(make(1 / 4))),
      AT_MOST / 16,
    )

describe('parsed in linear time:', () => {
  test.each(Object.entries(parsers))('%s', (_, [length, parse]) => {
    const slow: string[] = []
    for (const part of parts)
      for (const [before, after] of around) {
        const make = (share: number) =>
          before + part.repeat(Math.floor((length * share) / part.length)) + after
        const took = timed(() => parse(make(1)))
        // Garbage collection counts too, so only repeated slowness counts.
        if (took > AT_MOST && [1, 2, 3].every(() => growsFaster(parse, make)))
          slow.push(`${Math.round(took)} ms for ${JSON.stringify(before + part + after)}`)
      }
    expect(slow).toEqual([])
  })
})
