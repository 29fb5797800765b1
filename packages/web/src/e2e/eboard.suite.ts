import { once } from 'node:events'
import { type Move, parseSan, play, standardPosition } from '@jadoube/chess'
import { drivers, type Make, SimulatedHall, simulatedBoard, simulateGame } from '@jadoube/eboard'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type { App } from './app.js'
import { eventually } from './eventually.js'

// Boards that send the bytes that a real one would: in place of the browser's own devices stand objects that pass bytes
// to and from the simulators of this test.

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

/** A table, and a board of this make behind `navigator`. */
async function tableWith(app: App, make: Make, path = '/table') {
  const { page, context, complaints } = await app.visit('/')
  const board = simulatedBoard(make)
  const dump = [...simulateGame(standardPosition(), [], 1)][0]!
  board.send(dump)
  const toPage = async (bytes: Uint8Array | null): Promise<void> => {
    if (bytes !== null)
      await page.evaluate(given => (window as never as Fake).fromBoard(given), [...bytes])
  }
  await context.exposeFunction('toBoard', async (bytes: number[]) => {
    await toPage(board.answer(Uint8Array.from(bytes), Date.now()))
  })
  await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
    origin: Date.now(),
    lines: [JSON.stringify(header)],
  })
  await context.addInitScript(fakeDevices)
  await page.goto(app.origin + path)
  await page.locator('.board').waitFor()
  const repeat = () => toPage(board.repeat(Date.now()))
  return { page, context, complaints, board, toPage, repeat }
}

interface Fake {
  fromBoard(bytes: readonly number[]): void
  toBoard(bytes: readonly number[]): Promise<void>
}

/** Runs in the page before the app does. */
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
        const { by, act, square, from, to } = JSON.parse(line)
        return [by, act, square, from, to].filter(Boolean).join(' ')
      }),
  )

/** Pictures to look at, where somebody wants them. */
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
    ] as const)('%s, %s: what hands do on the wood is the game', async (make, name) => {
      const { page, board, toPage, repeat, complaints } = await tableWith(app(), make)
      await connect(page, name)
      for (let times = 0; times < 6; times++) await repeat()
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      let last = 0
      for (const simulated of [...simulateGame(standardPosition(), moves('e4 d5'), 1)].slice(1)) {
        const { message } = simulated
        await new Promise(resolve => setTimeout(resolve, Math.min(600, message.at - last)))
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

    test('where wood and game differ it says which squares and what belongs there', async () => {
      const { page, board, toPage } = await tableWith(app(), 'dgt')
      await connect(page, /^DGT · USB or serial/)
      await page.locator('dialog').getByText('The board shows the position of the game.').waitFor()
      for (const square of ['a2', 'b2', 'b1'] as const)
        await toPage(
          board.send({ message: { kind: 'square', at: 0, square, sensed: null }, isLost: false }),
        )
      const sheet = page.locator('dialog')
      await sheet.getByText('Board and game differ', { exact: false }).waitFor()
      await sheet.getByText('b1: put the white knight here').waitFor()
      await picture(page, 'differs-sheet')
      await page.getByRole('button', { name: 'Close' }).click()
      // Also on a small screen, with no sheet open.
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

    test('LiveChess on this computer, over its own WebSocket', async () => {
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
          await new Promise(resolve => setTimeout(resolve, Math.min(600, message.at - last)))
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

  test('the event page assigns boards and shows which are out of sync', async () => {
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
    await page.getByText('differs (a2, b2) · needs a person').waitFor()
    await page.getByText('agrees').waitFor()
    await page.getByText('not there').waitFor()
    await picture(page, 'event')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'event-phone')
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
