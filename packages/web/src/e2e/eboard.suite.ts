import { once } from 'node:events'
import { type Move, parseSan, play, type SquareName, standardPosition } from '@jadoube/chess'
import {
  drivers,
  type Make,
  type Sensed,
  SimulatedHall,
  simulatedBoard,
  simulateGame,
} from '@jadoube/eboard'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type { App, Visit } from './app.js'
import { eventually } from './eventually.js'
import { move, pressClock, acts as seatActs, sitDown } from './sitting.js'

// Boards that send the same bytes as real ones: the browser's devices are replaced by objects that
// pass bytes to and from simulators in this test.

const moves = (sans: string): readonly Move[] => {
  let position = standardPosition()
  return sans.split(' ').map(san => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(san)
    position = play(position, move.value)
    return move.value
  })
}

const header = {
  jadoube: 'record/1',
  laws: 'fide-2023',
  timeControl: '900+10',
  start: 'standard',
  boardKind: 'physical',
}

/** Puts a board of this make behind `navigator`, for every following page. */
async function woodFor({ page, context }: Visit, make: Make) {
  const board = simulatedBoard(make)
  board.send([...simulateGame(standardPosition(), [], 1)][0]!)
  /** Everything that the page has sent to the board. */
  const sent: string[] = []
  const toPage = async (bytes: Uint8Array | null): Promise<void> => {
    if (bytes !== null)
      await page.evaluate(given => (window as never as Fake).fromBoard(given), [...bytes])
  }
  await context.exposeFunction('toBoard', async (bytes: number[]) => {
    sent.push(String(bytes))
    await toPage(board.answer(Uint8Array.from(bytes), Date.now()))
  })
  await context.addInitScript(fakeDevices)
  const repeat = () => toPage(board.repeat(Date.now()))
  /** Changes what one square senses, then waits until the sensors have settled. */
  const show = async (square: SquareName, sensed: Sensed, isLost = false): Promise<void> => {
    const message = { kind: 'square', at: Date.now(), square, sensed } as const
    await toPage(board.send({ message, isLost }))
    await pause(350)
  }
  const isLit = (...squares: readonly string[]): boolean =>
    sent.at(-1) === String([...drivers[make].lights!(new Set(squares))])
  return { board, sent, toPage, repeat, show, isLit }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** A table with a board of this make. */
async function tableWith(app: App, make: Make, more: object = {}) {
  const visit = await app.visit('/')
  const { page, context, complaints } = visit
  await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
    origin: Date.now(),
    lines: [JSON.stringify({ ...header, ...more })],
  })
  const wood = await woodFor(visit, make)
  await page.goto(`${app.origin}/table`)
  await page.locator('.board').waitFor()
  return { page, context, complaints, ...wood }
}

interface Fake {
  fromBoard(bytes: readonly number[]): void
  toBoard(bytes: readonly number[]): Promise<void>
}

/** Runs in the page before the app. */
function fakeDevices(): void {
  const listeners: ((bytes: Uint8Array) => void)[] = []
  const fake = window as never as Fake
  fake.fromBoard = bytes => {
    for (const listener of listeners) listener(Uint8Array.from(bytes))
  }
  const define = (name: string, value: object) =>
    Object.defineProperty(navigator, name, { value, configurable: true })
  define('serial', {
    requestPort: async () => ({
      open: async () => undefined,
      close: async () => undefined,
      readable: new ReadableStream({
        start: controller => {
          listeners.push(bytes => controller.enqueue(bytes))
        },
      }),
      writable: new WritableStream({
        write: bytes => void fake.toBoard([...(bytes as Uint8Array)]),
      }),
    }),
  })
  define('hid', {
    requestDevice: async () => [
      {
        productName: 'Chessnut Air',
        open: async () => undefined,
        close: async () => undefined,
        sendReport: async (id: number, data: Uint8Array) => fake.toBoard([id, ...data]),
        addEventListener: (_: string, listener: (event: object) => void) =>
          listeners.push(bytes =>
            listener({ reportId: bytes[0], data: new DataView(bytes.slice(1).buffer) }),
          ),
      },
    ],
  })
  const characteristic = (isRead: boolean) => ({
    value: null as DataView | null,
    startNotifications: async () => undefined,
    writeValue: async (bytes: Uint8Array) => fake.toBoard([...bytes]),
    addEventListener(_: string, listener: () => void) {
      if (isRead)
        listeners.push(bytes => {
          this.value = new DataView(bytes.buffer)
          listener()
        })
    },
  })
  define('bluetooth', {
    requestDevice: async () => ({
      name: 'Chessnut Air',
      addEventListener: () => undefined,
      gatt: {
        disconnect: () => undefined,
        connect: async () => ({
          getPrimaryService: async () => ({
            getCharacteristic: async (id: string) => characteristic(id.includes('8262')),
          }),
        }),
      },
    }),
  })
}

const acts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('jadoube.table') ?? '{}')
      .lines.slice(1)
      .map((line: string) => {
        const { by, act, square, from, to, accident, squares } = JSON.parse(line)
        const told = [by, act, square, from, to, accident && 'by accident', squares]
        return told.filter(Boolean).join(' ')
      }),
  )

/** Takes a picture, if requested. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.JADOUBE_PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/eboard-${name}.png` })
}

async function connect(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Connect a board' }).click()
  await page.getByRole('button', { name }).click()
}

const expected = [
  'arbiter start',
  'white touch e2',
  'white place e2 e4',
  'white press',
  'black touch d7',
  'black place d7 d5',
  'black press',
]

export function eboardSuite(app: () => App): void {
  describe('an electronic board at the table', () => {
    test.each([
      ['dgt', /^DGT · USB or serial/],
      ['chesslink', /ChessLink · USB or serial/],
      ['certabo', /Certabo/],
      ['chessnut', /^Chessnut · USB/],
      ['chessnut', /^Chessnut · Bluetooth/],
    ] as const)('%s, %s: what hands do on the board is the game', async (make, name) => {
      const { page, board, toPage, repeat, complaints } = await tableWith(app(), make)
      await connect(page, name)
      for (let times = 0; times < 6; times++) await repeat()
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      let last = 0
      for (const simulated of [...simulateGame(standardPosition(), moves('e4 d5'), 1)].slice(1)) {
        const { message } = simulated
        await pause(Math.min(350, message.at - last))
        last = message.at
        if (message.kind === 'clock' && drivers[make].make !== 'dgt') {
          if (message.at > 0)
            await page
              .locator(`.panel.${message.running === 'white' ? 'black' : 'white'} .panel-clock`)
              .click()
          continue
        }
        await toPage(board.send(simulated))
      }
      await eventually(() => acts(page)).toEqual(expected)
      expect(complaints).toEqual([])
      await page.context().close()
    })

    test('if board and game differ, it says which squares and what belongs there', async () => {
      const { page, board, toPage } = await tableWith(app(), 'dgt')
      await connect(page, /^DGT · USB or serial/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      // At the same time, as when pieces fall over.
      const bytes = (['a2', 'b2', 'b1'] as const).flatMap(square => [
        ...board.send({
          message: { kind: 'square', at: 0, square, sensed: null },
          isLost: false,
        })!,
      ])
      await toPage(Uint8Array.from(bytes))
      const sheet = page.locator('dialog')
      await sheet.getByText('The board differs from the game', { exact: false }).waitFor()
      await sheet.getByText('b1: put the white knight here').waitFor()
      await picture(page, 'differs-sheet')
      await page.getByRole('button', { name: 'Close' }).click()
      // Also on a small screen without an open sheet.
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('.eboard-strip').getByText('b1: put the white knight here').waitFor()
      await picture(page, 'differs-phone')
      for (const [square, sensed] of [
        ['a2', 'P'],
        ['b2', 'P'],
        ['b1', 'N'],
      ] as const)
        await toPage(
          board.send({ message: { kind: 'square', at: 0, square, sensed }, isLost: false }),
        )
      await page.locator('.eboard-strip').waitFor({ state: 'detached' })
      expect(await acts(page)).toEqual([])
      await page.context().close()
    })

    test('lights show what must be played, then the last move, if the table gives such help', {
      tags: 'rest',
    }, async () => {
      const { page, show, isLit } = await tableWith(app(), 'chessnut', {
        table: { help: ['must-play'] },
      })
      await connect(page, /^Chessnut · USB/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await show('e2', null)
      await eventually(() => isLit('e3', 'e4')).toBe(true)
      await show('e4', 'P')
      await page.locator('.panel.white .panel-clock').click()
      await eventually(() => isLit('e2', 'e4')).toBe(true)
      await page.context().close()
    })

    test('a tournament gives no lights', { tags: 'rest' }, async () => {
      const { page, show, sent, isLit } = await tableWith(app(), 'chessnut')
      await connect(page, /^Chessnut · USB/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await show('e2', null)
      await show('e4', 'P')
      await page.locator('.panel.white .panel-clock').click()
      await eventually(() => acts(page)).toEqual(expected.slice(0, 4))
      const lights = new Set(sent.filter(bytes => bytes.startsWith('10,8,')))
      expect(lights.size).toBe(1)
      expect(isLit()).toBe(true)
      await page.context().close()
    })

    test('[touch.adjust · fide-2023] who says j’adoube on the screen adjusts on the board', {
      tags: 'rest',
    }, async () => {
      const { page, show } = await tableWith(app(), 'chessnut')
      await connect(page, /^Chessnut · USB/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await show('e2', null)
      await show('e4', 'P')
      await page.locator('.panel.white .panel-clock').click()
      await page.locator('.panel.black').getByRole('button', { name: 'J’adoube' }).click()
      await show('g8', null)
      await show('g8', 'n')
      await eventually(() => acts(page)).toEqual([...expected.slice(0, 4), 'black adjust g8'])
      expect(await page.locator('.eboard-strip').count()).toBe(0)
      await page.context().close()
    })

    test('[touch.contact-is-intent · fide-2023] a touched piece that is put back can be reported as an accident at once', {
      tags: 'rest',
    }, async () => {
      const { page, show } = await tableWith(app(), 'chessnut')
      await connect(page, /^Chessnut · USB/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await show('g1', null)
      await show('g1', 'N')
      const strip = page.locator('.eboard-strip')
      await strip.getByText('The piece on g1 was lifted and put back.', { exact: false }).waitFor()
      await picture(page, 'put-back')
      // The clock can still be pressed.
      await page.locator('.panel.white .panel-clock').click({ trial: true })
      await strip.getByRole('button', { name: 'adjusted or touched by accident' }).click()
      await eventually(() => acts(page)).toEqual([
        'arbiter start',
        'white touch g1',
        'white touch g1 by accident',
      ])
      await strip.waitFor({ state: 'detached' })
      await page.context().close()
    })

    test('[made.released-fixed · every edition] asks whether a piece that moved on had been released', async () => {
      const { page, show } = await tableWith(app(), 'chessnut')
      await connect(page, /^Chessnut · USB/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await show('g1', null)
      await show('h3', 'N')
      await pause(900)
      await show('h3', null)
      await show('f3', 'N')
      const strip = page.locator('.eboard-strip')
      await strip.getByText('Was it released there?', { exact: false }).waitFor()
      await strip.getByRole('button', { name: 'It was released there' }).click()
      await page.locator('.panel.white .panel-clock').click()
      await eventually(() => acts(page)).toEqual([
        'arbiter start',
        'white touch g1',
        'white place g1 h3',
        'white touch h3',
        'white place h3 f3',
        'white press',
      ])
      await page.context().close()
    })

    test('uncertain acts reach the game only when a person confirms them', {
      tags: 'rest',
    }, async () => {
      const { page, show, board, toPage } = await tableWith(app(), 'dgt')
      await connect(page, /^DGT · USB or serial/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      const clock = async (running: 'white' | 'black') =>
        toPage(
          board.send({
            message: { kind: 'clock', at: Date.now(), running, white: 0, black: 0 },
            isLost: false,
          }),
        )
      const asked = page.getByText('The board is not certain. Is this what happened?')
      await clock('white')
      // Both messages of an illegal move are lost. The scan of all squares after the press reveals
      // it.
      await show('e2', null, true)
      await show('e5', 'P', true)
      await clock('black')
      await asked.waitFor()
      expect(await acts(page)).toEqual([])
      await picture(page, 'uncertain')
      await page.getByRole('button', { name: 'No, I’ll set the board to match the game' }).click()
      await page.locator('.eboard-strip').getByText('e5: take the piece away').waitFor()
      await show('e5', null)
      await show('e2', 'P')
      await page.locator('.eboard-strip').waitFor({ state: 'detached' })
      expect(await acts(page)).toEqual([])
      await clock('white')
      await show('d2', null, true)
      await show('d5', 'P', true)
      await clock('black')
      await asked.waitFor()
      await page.getByRole('button', { name: 'Yes' }).click()
      await eventually(() => acts(page)).toEqual([
        'arbiter start',
        'white touch d2',
        'white place d2 d5',
        'white press',
      ])
      await page.context().close()
    })

    test('LiveChess on this computer, over its own WebSocket', { tags: 'rest' }, async () => {
      const hall = new SimulatedHall(['30042'])
      hall.send('30042', [...simulateGame(standardPosition(), [], 1)][0]!)
      const server = new WebSocketServer({ port: 1982, host: '127.0.0.1', path: '/api/v1.0' })
      await once(server, 'listening')
      server.on('connection', socket =>
        socket.on('message', data => {
          for (const text of hall.answer(String(data))) socket.send(text)
        }),
      )
      try {
        const { page, complaints } = await tableWith(app(), 'dgt')
        await page.getByRole('button', { name: 'Connect a board' }).click()
        await picture(page, 'choice')
        await page.getByRole('button', { name: 'DGT LiveChess' }).click()
        await page.getByText('Connected: DGT LiveChess 30042.').waitFor()
        await picture(page, 'connected')
        let last = 0
        for (const simulated of [...simulateGame(standardPosition(), moves('e4 d5'), 1)].slice(1)) {
          const { message } = simulated
          await pause(Math.min(350, message.at - last))
          last = message.at
          const text = hall.send('30042', simulated)
          if (text !== null) for (const client of server.clients) client.send(text)
        }
        await eventually(() => acts(page)).toEqual(expected)
        expect(complaints).toEqual([])
        await page.context().close()
      } finally {
        for (const client of server.clients) client.terminate()
        await new Promise<void>(resolve => server.close(() => resolve()))
      }
    })
  })

  describe('an electronic board on a player’s own page', () => {
    /** White has a page and a wooden board, Black only a page. */
    async function seated(help: readonly string[]) {
      const sitting = await sitDown(app(), { boardKind: 'physical', table: { help } })
      const wood = await woodFor(sitting.white, 'chessnut')
      const { page } = sitting.white
      await page.reload()
      await connect(page, /^Chessnut · USB/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      return { ...sitting, ...wood, page }
    }

    test('the player’s hands act, and the opponent’s moves are carried out without being acts', async () => {
      const seat = await seated([])
      const { page, show, sent, white, black, leave } = seat
      await show('e2', null)
      await show('e4', 'P')
      await pressClock(page)
      await move(black.page, 'e7', 'e5')
      const strip = page.locator('.eboard-strip')
      await strip.getByText('e5: put the black pawn here').waitFor()
      await picture(page, 'seat-differs')
      await show('e7', null)
      await show('e5', 'p')
      await strip.waitFor({ state: 'detached' })
      await show('g1', null)
      await show('f3', 'N')
      await pressClock(page)
      await eventually(() => seatActs(app(), seat)).toEqual([
        ...['white: arrive', 'black: arrive'],
        ...['white: touch', 'white: place', 'white: press'],
        ...['black: touch', 'black: place', 'black: press'],
        ...['white: touch', 'white: place', 'white: press'],
      ])
      // No help at this table, so no lights.
      expect(new Set(sent.filter(bytes => bytes.startsWith('10,8,'))).size).toBe(1)
      expect(white.complaints).toEqual([])
      await leave()
    })

    test('lights show the player what must be played and the last move, if the table gives help', {
      tags: 'rest',
    }, async () => {
      const { page, show, isLit, leave } = await seated(['must-play'])
      await show('d2', null)
      await eventually(() => isLit('d3', 'd4')).toBe(true)
      await show('d4', 'P')
      await pressClock(page)
      await eventually(() => isLit('d2', 'd4')).toBe(true)
      await leave()
    })
  })

  test('the event page assigns boards and shows which are out of sync', {
    tags: 'rest',
  }, async () => {
    const { event, links } = (await app().make('/api/events', { name: 'Open' })) as {
      event: string
      links: Record<string, { url: string; secret: string }>
    }
    const secret = links.organiser!.secret
    await app().make(
      `/api/events/${event}/eboards/report`,
      {
        boards: [
          {
            serial: '30001',
            isActive: true,
            battery: 76,
            agreement: 'same',
            squares: [],
            asks: null,
          },
          {
            serial: '30002',
            isActive: true,
            battery: 20,
            agreement: 'differs',
            squares: ['a2', 'b2'],
            asks: 'pieces-knocked-over',
          },
          {
            serial: '30003',
            isActive: false,
            battery: null,
            agreement: null,
            squares: [],
            asks: null,
          },
        ],
      },
      secret,
    )
    const { page, complaints } = await app().visit(`/event/${event}?part=eboards#${secret}`)
    await page.getByLabel('Board, 30001').fill('2')
    await page.getByLabel('Board, 30001').blur()
    await page.getByLabel('Board, 30002').fill('1')
    await page.getByLabel('Board, 30002').blur()
    await page.getByText('differs from the game (a2, b2) · needs attention').waitFor()
    await page.getByText('matches the game').waitFor()
    await page.getByText('not connected').waitFor()
    await picture(page, 'event')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'event-phone')
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
