import { squareNames, standardPosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import {
  CertaboDecoder,
  calibrate,
  certaboLights,
  encodeCertabo,
  parseCertaboScan,
} from './certabo/certabo.js'
import {
  ChessLinkDecoder,
  chessLinkCommand,
  chessLinkLights,
  encodeChessLink,
} from './chesslink/chesslink.js'
import { ChessnutDecoder, chessnutLights, encodeChessnut } from './chessnut/chessnut.js'
import { LiveChessReader, listBoards, subscribe } from './livechess/livechess.js'
import type { BoardMessage, PieceLetter } from './sensor.js'
import { simulateGame } from './simulator/hands.js'

const dump = [...simulateGame(standardPosition(), [], 1)][0]!.message as Extract<
  BoardMessage,
  { kind: 'dump' }
>
const start = { ...dump, kind: 'scan' as const }

describe('Chessnut', () => {
  test('reads two squares per byte, h8 first, the low half first', () => {
    const bytes = new Uint8Array(38)
    bytes[0] = 0x01
    bytes[1] = 0x24
    // h8 black rook, g8 black knight
    bytes[2] = 0x58
    const [message] = new ChessnutDecoder().push(bytes, 7)
    expect(message).toMatchObject({ kind: 'scan', at: 7 })
    const squares = (message as typeof start).squares
    expect(squares[squareNames.indexOf('h8')]).toBe('r')
    expect(squares[squareNames.indexOf('g8')]).toBe('n')
    expect(squares[squareNames.indexOf('a1')]).toBeNull()
  })

  test('reads back what it writes, in pieces and after noise', () => {
    const bytes = encodeChessnut(start)!
    const decoder = new ChessnutDecoder()
    expect(decoder.push(Uint8Array.from([9, 9, ...bytes.slice(0, 20)]), 0)).toEqual([])
    expect(decoder.push(bytes.slice(20), 0).at(-1)).toEqual(start)
  })

  test('lights squares', () => {
    expect([...chessnutLights(new Set(['h8', 'a1']))]).toEqual([
      0x0a, 0x08, 1, 0, 0, 0, 0, 0, 0, 128,
    ])
  })
})

describe('ChessLink', () => {
  test('ends a command with its checksum, each byte with odd parity', () => {
    // S = 0x53, checksum "53": 0x35, 0x33
    expect([...chessLinkCommand('S')].map(byte => byte & 0x7f)).toEqual([0x53, 0x35, 0x33])
    for (const byte of chessLinkCommand('S')) {
      expect([...byte.toString(2)].filter(bit => bit === '1').length % 2).toBe(1)
    }
  })

  test('reads back what it writes, and skips a wrong checksum', () => {
    const bytes = encodeChessLink(start)!
    const decoder = new ChessLinkDecoder()
    expect(decoder.push(bytes.slice(0, 30), 0)).toEqual([])
    expect(decoder.push(bytes.slice(30), 0)).toEqual([start])
    const wrong = bytes.slice()
    wrong[10] = wrong[10]! ^ 0x01
    expect(new ChessLinkDecoder().push(wrong, 0).some(({ kind }) => kind === 'scan')).toBe(false)
  })
})

test('lights the four LEDs around a square', () => {
  const text = String.fromCharCode(...chessLinkLights(new Set(['a8'])).map(byte => byte & 0x7f))
  expect(text.slice(0, 3)).toBe('L32')
  const lit = [...text.slice(3, 3 + 162).matchAll(/../g)].flatMap(([code], at) =>
    code === 'FF' ? [at + 1] : [],
  )
  // LED 1 is the corner of a8, LED 10 is one file further.
  expect(lit).toEqual([1, 2, 10, 11])
  expect(chessLinkLights(new Set())).toEqual(chessLinkCommand('X'))
})

describe('Certabo', () => {
  const pieces = new Map<string, PieceLetter>(
    start.squares.flatMap((sensed, index) =>
      sensed === null || sensed === 'occupied' ? [] : [[squareNames[index]!, sensed] as const],
    ),
  )
  /** Each piece has its own tag. */
  const line = (): string => {
    const values: number[] = []
    for (let rank = 8; rank >= 1; rank--) {
      for (const file of 'abcdefgh') {
        const at = squareNames.indexOf(`${file}${rank}` as (typeof squareNames)[number])
        values.push(...(start.squares[at] === null ? [0, 0, 0, 0, 0] : [1, 2, 3, 4, at + 1]))
      }
    }
    return `:${values.join(' ')}\r\n`
  }

  test('learns the tags from the initial position and identifies the pieces with them', () => {
    const scan = parseCertaboScan(line())!
    const calibration = calibrate([scan, scan, scan], pieces)!
    expect(calibration.size).toBe(32)
    const bytes = new TextEncoder().encode(line())
    const decoder = new CertaboDecoder(calibration)
    expect(decoder.push(bytes.slice(0, 100), 0)).toEqual([])
    expect(decoder.push(bytes.slice(100), 0)).toEqual([start])
  })

  test('fails the calibration if a piece is missing from most scans, rather than guess', () => {
    const scan = parseCertaboScan(line())!
    const empty = scan.map(() => null)
    expect(calibrate([scan, empty], pieces)).toBeNull()
    expect(new CertaboDecoder(new Map()).push(new TextEncoder().encode('1 2 3\n'), 0)).toEqual([
      { kind: 'noise', at: 0, bytes: 5 },
    ])
  })

  test('calibrates itself once the initial position is set up', () => {
    const decoder = new CertaboDecoder()
    const bytes = new TextEncoder().encode(line())
    const kinds = Array.from({ length: 6 }, (_, at) => decoder.push(bytes, at)[0]?.kind)
    expect(kinds).toEqual([...Array.from({ length: 4 }, () => 'calibrating'), 'scan', 'scan'])
    expect(decoder.calibration?.size).toBe(32)
    const away = parseCertaboScan(line())!.map((tag, at) => (squareNames[at] === 'e2' ? null : tag))
    const other = new CertaboDecoder()
    for (let at = 0; at < 9; at++) other.push(encodeCertabo(away), at)
    expect(other.calibration).toBeNull()
  })

  test('lights squares', () => {
    expect([...certaboLights(new Set(['a8', 'h1']))]).toEqual([1, 0, 0, 0, 0, 0, 0, 128])
  })
})

describe('LiveChess', () => {
  test('requests the boards and their feed', () => {
    expect(JSON.parse(listBoards(1))).toEqual({ id: 1, call: 'eboards', param: null })
    expect(JSON.parse(subscribe(2, '3000'))).toMatchObject({
      call: 'subscribe',
      param: { feed: 'eboardevent' },
    })
  })

  test('reads the list of boards', () => {
    const text = JSON.stringify({
      response: 'call',
      id: 1,
      param: [
        { serialnr: '24321', state: 'ACTIVE', battery: '80%' },
        { serialnr: '24322', state: 'INACTIVE' },
      ],
    })
    expect(new LiveChessReader().read(text, 0)).toEqual({
      kind: 'boards',
      boards: [
        { serial: '24321', isActive: true, batteryPercent: 80, squares: null },
        { serial: '24322', isActive: false, batteryPercent: null, squares: null },
      ],
    })
  })

  test('reads the squares and the clock of a board', () => {
    const text = JSON.stringify({
      response: 'feed',
      id: 2,
      param: {
        serialnr: '24321',
        board: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
        clock: { white: 5400, black: 5399, run: 'white' },
      },
    })
    expect(new LiveChessReader().read(text, 9)).toEqual({
      kind: 'messages',
      messages: [
        { serial: '24321', message: { ...start, at: 9 } },
        {
          serial: '24321',
          message: { kind: 'clock', at: 9, running: 'white', white: 5_400_000, black: 5_399_000 },
        },
      ],
    })
  })

  test('derives who pressed from the times of a clock that only reports that it runs', () => {
    const reader = new LiveChessReader()
    const running = (white: number | string, black: number | string, run = true) => {
      const param = { serialnr: '1', clock: { white, black, run } }
      const reading = reader.read(JSON.stringify({ response: 'feed', id: 1, param }), 0)
      const [first] = reading.kind === 'messages' ? reading.messages : []
      return first?.message.kind === 'clock' ? first.message.running : undefined
    }
    expect(running(5400, 5400)).toBeNull()
    expect(running(5399, 5400)).toBe('white')
    expect(running(5399, 5400)).toBe('white')
    expect(running(5399, 5399)).toBe('black')
    // Black presses and gets an increment.
    expect(running('1:29:59', '1:30:29')).toBe('white')
    expect(running(5399, 5429, false)).toBeNull()
  })

  test.each([
    '',
    '[]',
    '{',
    '{"response":"feed"}',
    '{"response":"feed","param":{"serialnr":"1","board":"x"}}',
    'null',
  ])('ignores %s', text => {
    const reading = new LiveChessReader().read(text, 0)
    expect(['malformed', 'other', 'messages']).toContain(reading.kind)
    if (reading.kind === 'messages') expect(reading.messages).toEqual([])
  })
})
