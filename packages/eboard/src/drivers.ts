import { type Calibration, CertaboDecoder, certaboLights } from './certabo/certabo.js'
import { ChessLinkDecoder, chessLinkCommand, chessLinkLights } from './chesslink/chesslink.js'
import { ChessnutDecoder, chessnutLights, chessnutStart } from './chessnut/chessnut.js'
import { DgtDecoder, dgtCommands } from './dgt/dgt-serial.js'
import type { Decoder } from './sensor.js'

/** The makes of boards that there are drivers for. */
export const makes = ['dgt', 'chessnut', 'chesslink', 'certabo'] as const
/** The make of a board. */
export type Make = (typeof makes)[number]

/** How a board is reached over a serial port, also over USB. */
export interface SerialLine {
  readonly baudRate: number
  /** USB vendor and product, to offer only matching ports. */
  readonly usb: readonly { readonly vendor: number; readonly product?: number }[]
}

/** How a board is reached over Bluetooth Low Energy: the ids of its service and characteristics. */
export interface BluetoothLine {
  readonly service: string
  readonly write: string
  readonly notify: readonly string[]
  /** Prefixes of the names of such boards. */
  readonly names: readonly string[]
}

/**
 * What a program needs to know to talk to a board of one make. Opening the connection is up to the
 * program.
 */
export interface BoardDriver {
  readonly make: Make
  readonly name: string
  readonly decoder: (calibration?: Calibration | null) => Decoder
  /** Sent once the connection is open. */
  readonly start: readonly Uint8Array[]
  /** Requests all squares; sent every few seconds and when something was missed. */
  readonly dump: Uint8Array | null
  readonly lights: ((lit: ReadonlySet<string>) => Uint8Array) | null
  readonly serial: SerialLine | null
  readonly hid: { readonly vendor: number; readonly usagePage: number } | null
  readonly bluetooth: BluetoothLine | null
}

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values)

const ftdi = { vendor: 0x0403 } as const
const siliconLabs = { vendor: 0x10c4 } as const
const microchip = { vendor: 0x04d8 } as const

/** Milliseconds between requests for all squares, for boards that can be asked. */
export const dumpInterval = 5000

/** The driver of each make. */
export const drivers: Readonly<Record<Make, BoardDriver>> = {
  dgt: {
    make: 'dgt',
    name: 'DGT',
    decoder: () => new DgtDecoder(),
    start: [
      bytes(dgtCommands.reset),
      bytes(dgtCommands.version),
      bytes(dgtCommands.serial),
      bytes(dgtCommands.battery),
      bytes(dgtCommands.board),
      bytes(dgtCommands.clock),
      bytes(dgtCommands.niceUpdates),
    ],
    dump: bytes(dgtCommands.board),
    lights: null,
    serial: { baudRate: 9600, usb: [ftdi, { vendor: 0x045b }] },
    hid: null,
    bluetooth: {
      service: '6e400001-b5a3-f393-e0a9-e50e24dcca9e',
      write: '6e400002-b5a3-f393-e0a9-e50e24dcca9e',
      notify: ['6e400003-b5a3-f393-e0a9-e50e24dcca9e'],
      names: ['DGT', 'PCS-REVII'],
    },
  },
  chessnut: {
    make: 'chessnut',
    name: 'Chessnut',
    decoder: () => new ChessnutDecoder(),
    start: [chessnutStart],
    dump: null,
    lights: chessnutLights,
    serial: null,
    hid: { vendor: 0x2d80, usagePage: 0xff00 },
    bluetooth: {
      service: '1b7e8261-2877-41c3-b46e-cf057c562023',
      write: '1b7e8272-2877-41c3-b46e-cf057c562023',
      notify: ['1b7e8262-2877-41c3-b46e-cf057c562023', '1b7e8273-2877-41c3-b46e-cf057c562023'],
      names: ['Chessnut'],
    },
  },
  chesslink: {
    make: 'chesslink',
    name: 'Millennium ChessLink',
    decoder: () => new ChessLinkDecoder(),
    // Report every change; we filter bouncing contacts ourselves.
    start: [chessLinkCommand('V'), chessLinkCommand('W0203'), chessLinkCommand('S')],
    dump: chessLinkCommand('S'),
    lights: chessLinkLights,
    serial: { baudRate: 38400, usb: [ftdi, microchip] },
    hid: null,
    bluetooth: {
      service: '49535343-fe7d-4ae5-8fa9-9fafd205e455',
      write: '49535343-8841-43f4-a8d4-ecbe34729bb3',
      notify: ['49535343-1e4d-4bd9-ba61-23c647249616'],
      names: ['MILLENNIUM CHESS'],
    },
  },
  certabo: {
    make: 'certabo',
    name: 'Certabo',
    decoder: calibration => new CertaboDecoder(calibration ?? null),
    start: [],
    dump: null,
    lights: certaboLights,
    serial: { baudRate: 38400, usb: [siliconLabs] },
    hid: null,
    bluetooth: null,
  },
}
