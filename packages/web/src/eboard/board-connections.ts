import {
  type BoardDriver,
  type BoardMessage,
  drivers,
  dumpInterval,
  LiveChessReader,
  listBoards,
  liveChessAddress,
  type Make,
  subscribe,
} from '@jadoube/eboard'
import { readStored, writeStored } from '../local-storage.js'
import { certaboTagsKey } from '../storage-keys.js'
import { devices } from './devices.js'

/** How a board is connected. */
export type Way = 'serial' | 'hid' | 'bluetooth' | 'livechess'

export interface BoardOption {
  readonly make: Make | 'livechess'
  readonly way: Way
  readonly name: string
  /** Whether this browser supports it. */
  readonly isSupported: boolean
}

/** An open connection to a board. */
export interface BoardConnection {
  readonly name: string
  readonly requestDump: () => void
  readonly light: ((squares: ReadonlySet<string>) => void) | null
  readonly close: () => void
}

export interface Listener {
  readonly receive: (message: BoardMessage) => void
  readonly closed: () => void
}

/** Lists every make with every way to connect it. */
export function boardOptions(): readonly BoardOption[] {
  const available = devices()
  const ways = (driver: BoardDriver): readonly BoardOption[] =>
    (['serial', 'hid', 'bluetooth'] as const).flatMap(way =>
      driver[way] === null
        ? []
        : [
            {
              make: driver.make,
              way,
              name: driver.name,
              isSupported: available[way] !== undefined,
            },
          ],
    )
  return [
    ...Object.values(drivers).flatMap(ways),
    { make: 'livechess', way: 'livechess', name: 'DGT LiveChess', isSupported: true },
  ]
}

/** Opens the chosen connection. The browser asks which device to use. */
export async function openConnection(
  { make, way }: BoardOption,
  listener: Listener,
): Promise<BoardConnection> {
  if (make === 'livechess') return openLiveChess(listener)
  const driver = drivers[make]
  if (way === 'serial') return openSerial(driver, listener)
  return way === 'hid' ? openHid(driver, listener) : openBluetooth(driver, listener)
}

interface ByteChannel {
  readonly name: string
  readonly write: (bytes: Uint8Array) => void
  readonly close: () => void
}

/** Starts communication once bytes can be sent. */
function startCommunication(
  driver: BoardDriver,
  { name, write, close }: ByteChannel,
): BoardConnection {
  for (const command of driver.start) write(command)
  const { dump, lights } = driver
  const requestDump = () => {
    if (dump !== null) write(dump)
  }
  const timer = setInterval(requestDump, dumpInterval)
  return {
    name,
    requestDump,
    light: lights === null ? null : squares => write(lights(squares)),
    close: () => {
      clearInterval(timer)
      close()
    },
  }
}

/** Creates the decoder. The calibration of a Certabo board is kept for the next time. */
function decoderOf(driver: BoardDriver, { receive }: Listener): (bytes: Uint8Array) => void {
  const storedTags = readStored(certaboTagsKey, readTags)
  const decoder = driver.decoder(driver.make === 'certabo' ? (storedTags ?? null) : null)
  let isStored = storedTags !== undefined
  return bytes => {
    for (const message of decoder.push(bytes, performance.now())) receive(message)
    if (isStored || !('calibration' in decoder)) return
    const learned = decoder.calibration as ReadonlyMap<string, string> | null
    if (learned === null) return
    isStored = true
    writeStored(certaboTagsKey, [...learned])
  }
}

function readTags(value: unknown): ReadonlyMap<string, 'P'> | undefined {
  if (!Array.isArray(value) || value.length < 32) return undefined
  return new Map(value as [string, 'P'][])
}

async function openSerial(driver: BoardDriver, listener: Listener): Promise<BoardConnection> {
  const { baudRate = 9600, usb = [] } = driver.serial ?? {}
  const filters = usb.map(({ vendor }) => ({ usbVendorId: vendor }))
  const port = await devices().serial!.requestPort({ filters })
  await port.open({ baudRate })
  const push = decoderOf(driver, listener)
  const reader = port.readable?.getReader()
  const writer = port.writable?.getWriter()
  const read = async (): Promise<void> => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done || value === undefined) return
      push(value)
    }
  }
  void read()
    .catch(() => undefined)
    .then(listener.closed)
  return startCommunication(driver, {
    name: driver.name,
    write: bytes => void writer?.write(bytes).catch(() => undefined),
    close: () => {
      void reader
        ?.cancel()
        .then(() => writer?.close())
        .then(() => port.close())
        .catch(() => undefined)
    },
  })
}

/** Opens a HID connection. The first byte of the data is the report number. */
async function openHid(driver: BoardDriver, listener: Listener): Promise<BoardConnection> {
  const { vendor = 0, usagePage = 0 } = driver.hid ?? {}
  const filters = [{ vendorId: vendor, usagePage }]
  const [device] = await devices().hid!.requestDevice({ filters })
  if (device === undefined) throw new DOMException('none chosen', 'NotFoundError')
  await device.open()
  const push = decoderOf(driver, listener)
  device.addEventListener('inputreport', ({ reportId, data }) => {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    push(Uint8Array.from([reportId, ...bytes]))
  })
  return startCommunication(driver, {
    name: device.productName || driver.name,
    write: bytes => void device.sendReport(bytes[0] ?? 0, bytes.slice(1)).catch(() => undefined),
    close: () => void device.close().catch(() => undefined),
  })
}

async function openBluetooth(driver: BoardDriver, listener: Listener): Promise<BoardConnection> {
  const ble = driver.bluetooth
  if (ble === null) throw new DOMException('no such line', 'NotSupportedError')
  const device = await devices().bluetooth!.requestDevice({
    filters: ble.names.map(namePrefix => ({ namePrefix })),
    optionalServices: [ble.service],
  })
  const service = await (await device.gatt.connect()).getPrimaryService(ble.service)
  const push = decoderOf(driver, listener)
  for (const id of ble.notify) {
    const notifier = await service.getCharacteristic(id).catch(() => null)
    if (notifier === null) continue
    notifier.addEventListener('characteristicvaluechanged', () => {
      const { value } = notifier
      if (value !== null) push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    })
    await notifier.startNotifications()
  }
  device.addEventListener('gattserverdisconnected', listener.closed)
  const writable = await service.getCharacteristic(ble.write)
  // One write at a time: each waits for the one before.
  let lastWrite: Promise<unknown> = Promise.resolve()
  return startCommunication(driver, {
    name: device.name ?? driver.name,
    write: bytes => {
      lastWrite = lastWrite.then(() => writable.writeValue(bytes)).catch(() => undefined)
    },
    close: () => device.gatt.disconnect(),
  })
}

/** Connects to LiveChess on this computer and uses the first board found. */
function openLiveChess(listener: Listener): Promise<BoardConnection> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(liveChessAddress)
    const reader = new LiveChessReader()
    let serial: string | null = null
    const connection: BoardConnection = {
      name: 'DGT LiveChess',
      requestDump: () => undefined,
      light: null,
      close: () => socket.close(),
    }
    socket.onopen = () => socket.send(listBoards(1))
    socket.onerror = () => reject(new DOMException('no LiveChess', 'NetworkError'))
    socket.onclose = () => listener.closed()
    socket.onmessage = event => {
      const reading = reader.read(String(event.data), performance.now())
      if (reading.kind === 'boards' && serial === null) {
        const [board] = reading.boards.filter(({ isActive }) => isActive)
        if (board === undefined) {
          reject(new DOMException('no board', 'NotFoundError'))
          return
        }
        serial = board.serial
        resolve({ ...connection, name: `DGT LiveChess ${board.serial}` })
        listener.receive({ kind: 'serial', at: performance.now(), serial: board.serial })
        socket.send(subscribe(2, board.serial))
      }
      if (reading.kind !== 'messages') return
      for (const each of reading.messages)
        if (each.serial === serial) listener.receive(each.message)
    }
  })
}
