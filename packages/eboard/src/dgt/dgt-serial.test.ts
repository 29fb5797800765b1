import { squareNames, standardPosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import type { BoardMessage } from '../sensor.js'
import { simulateGame } from '../simulator/hands.js'
import { encodeDgt } from './dgt-encoder.js'
import { DgtDecoder } from './dgt-serial.js'

const hex = (text: string): Uint8Array =>
  Uint8Array.from(text.split(' '), byte => Number.parseInt(byte, 16))

describe('the serial protocol of DGT boards', () => {
  test('a field update holds the piece and the square, counted from a8', () => {
    const decoder = new DgtDecoder()
    expect(decoder.push(hex('8e 00 05 34 00'), 10)).toEqual([
      { kind: 'square', at: 10, square: 'e2', sensed: null },
    ])
    expect(decoder.push(hex('8e 00 05 24 01'), 20)).toEqual([
      { kind: 'square', at: 20, square: 'e4', sensed: 'P' },
    ])
    expect(decoder.push(hex('8e 00 05 00 08'), 30)).toEqual([
      { kind: 'square', at: 30, square: 'a8', sensed: 'r' },
    ])
  })

  test('a message may arrive in pieces', () => {
    const decoder = new DgtDecoder()
    expect(decoder.push(hex('8e 00'), 1)).toEqual([])
    expect(decoder.push(hex('05 34'), 2)).toEqual([])
    expect(decoder.push(hex('00'), 3)).toEqual([
      { kind: 'square', at: 3, square: 'e2', sensed: null },
    ])
  })

  test('finds the next message after noise and a truncated message', () => {
    const decoder = new DgtDecoder()
    const messages = decoder.push(hex('12 34 8e 00 8e 00 05 34 00'), 5)
    expect(messages.at(-1)).toEqual({ kind: 'square', at: 5, square: 'e2', sensed: null })
    expect(messages[0]).toMatchObject({ kind: 'noise' })
  })

  test('every message is the same after encoding and decoding', () => {
    const decoder = new DgtDecoder()
    const messages: BoardMessage[] = [
      { kind: 'serial', at: 0, serial: '24321' },
      { kind: 'version', at: 0, version: '1.7' },
      { kind: 'battery', at: 0, percent: 87 },
      { kind: 'clock', at: 0, running: 'white', white: 5_399_000, black: 5_400_000 },
      { kind: 'clock', at: 0, running: 'black', white: 59_000, black: 3_661_000 },
      { kind: 'clock', at: 0, running: null, white: 0, black: 0 },
      ...squareNames.map(square => ({
        kind: 'square' as const,
        at: 0,
        square,
        sensed: 'q' as const,
      })),
      [...simulateGame(standardPosition(), [], 1)][0]!.message,
    ]
    for (const message of messages) {
      expect(decoder.push(encodeDgt(message), 0)).toEqual([message])
    }
  })

  test('never throws or hangs, whatever the bytes', () => {
    const decoder = new DgtDecoder()
    let state = 1
    for (let round = 0; round < 500; round++) {
      const bytes = Uint8Array.from({ length: 40 }, () => {
        state = (state * 1103515245 + 12345) & 0x7fffffff
        return state >> 16
      })
      for (const message of decoder.push(bytes, round)) {
        if (message.kind === 'square') expect(squareNames).toContain(message.square)
      }
    }
  })
})
