import { type BoardDriver, type BoardMessage, type Decoder, dumpInterval } from '@jadoube/eboard'
import { BadInput } from '../command.js'
import { type Recorder, toHex } from './recording.js'

type SerialModule = typeof import('serialport')

/** `serialport` is used for nothing else and has binaries: it is loaded when a port is opened. */
export async function loadSerialPort(): Promise<SerialModule> {
  return import('serialport').catch(() => {
    throw new BadInput(
      'no-serial-ports',
      "serial ports need the package 'serialport', which is not installed here",
    )
  })
}

/** A board on a serial port. */
export class SerialBoard {
  readonly #driver: BoardDriver
  readonly #decoder: Decoder
  readonly #recorder: Recorder
  #port: InstanceType<SerialModule['SerialPort']> | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(driver: BoardDriver, recorder: Recorder) {
    this.#driver = driver
    this.#decoder = driver.decoder()
    this.#recorder = recorder
  }

  async open(
    path: string,
    receive: (message: BoardMessage) => void,
    closed: () => void,
  ): Promise<void> {
    const { SerialPort } = await loadSerialPort()
    const baudRate = this.#driver.serial?.baudRate
    if (baudRate === undefined)
      throw new BadInput('bad-option', `${this.#driver.name} boards have no serial port`)
    const port = new SerialPort({ path, baudRate, autoOpen: false })
    await new Promise<void>((resolve, reject) => {
      port.open(fault =>
        fault === null
          ? resolve()
          : reject(new BadInput('port-not-opened', `'${path}' cannot be opened as a serial port`)),
      )
    })
    this.#port = port
    port.on('data', (bytes: Buffer) => {
      const at = Date.now()
      this.#recorder.write({ at, in: toHex(bytes) })
      for (const message of this.#decoder.push(bytes, at)) receive(message)
    })
    port.on('close', closed)
    port.on('error', closed)
    for (const command of this.#driver.start) this.#write(command)
    this.#timer = setInterval(() => this.askForDump(), dumpInterval)
  }

  askForDump(): void {
    if (this.#driver.dump !== null) this.#write(this.#driver.dump)
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer)
    const port = this.#port
    if (port?.isOpen !== true) return
    await new Promise<void>(resolve => port.close(() => resolve()))
  }

  #write(bytes: Uint8Array): void {
    this.#recorder.write({ at: Date.now(), out: toHex(bytes) })
    this.#port?.write(Buffer.from(bytes))
  }
}
