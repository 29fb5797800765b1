import { type Color, type SquareName, squareNames } from '@jadoube/chess'
import type { BoardMessage, Sensed } from '../sensor.js'
import { dgtField, dgtPieceCode } from './dgt-serial.js'

/** What a DGT board would send: for the simulator and the tests of the decoder. */
export function encodeDgt(message: BoardMessage): Uint8Array {
  switch (message.kind) {
    case 'square':
      return framed(0x8e, [dgtField(message.square), dgtPieceCode(message.sensed)])
    case 'scan':
    case 'dump':
      return framed(0x86, boardBytes(message.squares))
    case 'clock':
      return framed(0x8d, clockBytes(message.running, message.white ?? 0, message.black ?? 0))
    case 'serial':
      return framed(
        0x91,
        [...message.serial].map(letter => letter.charCodeAt(0) & 0x7f),
      )
    case 'version':
      return framed(0x93, message.version.split('.').map(Number))
    case 'battery':
      return framed(0xa0, [message.percent, 0, 0, 0, 0, 0, 0, 0, 0])
    case 'calibrating':
      return new Uint8Array()
    case 'noise':
      return Uint8Array.from({ length: message.bytes }, (_, at) => (at * 37) & 0x7f)
  }
}

function framed(id: number, data: readonly number[]): Uint8Array {
  const length = data.length + 3
  return Uint8Array.from([id, length >> 7, length & 0x7f, ...data])
}

function boardBytes(squares: readonly Sensed[]): number[] {
  const bytes = new Array<number>(64).fill(0)
  squares.forEach((sensed, index) => {
    bytes[dgtField(squareNames[index] as SquareName)] = dgtPieceCode(sensed)
  })
  return bytes
}

const digits = (value: number): number => (Math.floor(value / 10) << 4) | (value % 10)

function clockBytes(running: Color | null, white: number, black: number): number[] {
  const parts = (ms: number): number[] => {
    const seconds = Math.floor(ms / 1000)
    return [
      Math.floor(seconds / 3600) & 0x0f,
      digits(Math.floor(seconds / 60) % 60),
      digits(seconds % 60),
    ]
  }
  const turn = running === null ? 0 : running === 'black' ? 0x0a : 0x10
  const status = (running === null ? 0 : 0x01) | turn
  return [...parts(black), ...parts(white), status]
}
