import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainEntry, linkHash, NOTHING_BEFORE, verifyChain } from './hash-chain.js'
import type { ActId, BoardId } from './ids.js'
import type { Head, LogEntry } from './log-entry.js'

const board = 'table-7' as BoardId

function entries(count: number): LogEntry[] {
  const made: LogEntry[] = []
  for (let n = 0; n < count; n++)
    made.push(
      chainEntry(made.at(-1) ?? NOTHING_BEFORE, {
        board,
        expected: n,
        at: 1000 + n,
        body: `{"n":${n}}`,
        ...(n % 2 === 0 && { act: `act-${n}` as ActId }),
      }),
    )
  return made
}
const faultOf = (list: LogEntry[], end?: Head) => {
  const verified = verifyChain(list, end && { end })
  return verified.ok ? undefined : verified.error
}

describe('the hash chain', () => {
  test('has the documented form, which anyone can compute', () => {
    const form = `${'0'.repeat(64)}\ntable-7\n1\n1000\nact-0\n{"n":0}`
    const hash = createHash('sha256').update(form, 'utf8').digest('hex')
    expect(entries(1)[0]?.hash).toBe(hash)
  })

  test('is valid as written, from the start or from any entry', () => {
    const list = entries(9)
    expect(verifyChain(list)).toEqual({ ok: true, value: { seq: 9, hash: list[8]?.hash } })
    const rest = verifyChain(list.slice(4), { start: list[3] as Head })
    expect(rest.ok && rest.value.seq).toBe(9)
    expect(verifyChain([])).toEqual({ ok: true, value: NOTHING_BEFORE })
  })

  test('reveals a change to any field, at the changed entry', () => {
    const changes: ((entry: LogEntry) => Partial<LogEntry>)[] = [
      ({ at }) => ({ at: at + 1 }),
      ({ body }) => ({ body: body.replace('n', 'm') }),
      ({ act }) => ({ act: act === null ? ('x' as ActId) : null }),
      ({ hash }) => ({ hash: hash.replace(/^./, digit => (digit === '0' ? '1' : '0')) }),
    ]
    fc.assert(
      fc.property(fc.nat(11), fc.constantFrom(...changes), (index, change) => {
        const list = entries(12)
        const entry = list[index] as LogEntry
        list[index] = { ...entry, ...change(entry) }
        expect(faultOf(list)).toEqual({ code: 'chain-broken', seq: index + 1 })
      }),
    )
  })

  test('a changed entry with a recomputed hash is detected at the next entry', () => {
    const list = entries(6)
    const changed = { ...(list[2] as LogEntry), body: '{}' }
    list[2] = { ...changed, hash: linkHash(list[1]?.hash ?? '', changed) }
    expect(faultOf(list)).toEqual({ code: 'chain-broken', seq: 4 })
  })

  test('reveals missing, swapped and foreign entries', () => {
    const list = entries(6)
    expect(faultOf(list.toSpliced(2, 1))).toEqual({ code: 'chain-gap', seq: 3 })
    expect(faultOf(list.slice(1))).toEqual({ code: 'chain-gap', seq: 1 })
    expect(faultOf(list.with(1, list[2] as LogEntry))).toEqual({ code: 'chain-gap', seq: 2 })
    const foreign = { ...(list[3] as LogEntry), board: 'table-8' as BoardId }
    expect(faultOf(list.with(3, foreign))).toEqual({ code: 'chain-other-board', seq: 4 })
  })

  test('reveals a missing or different end if the end is known', () => {
    const list = entries(6)
    const end = list[5] as Head
    expect(faultOf(list, end)).toBeUndefined()
    expect(faultOf(list.slice(0, 4))).toBeUndefined()
    expect(faultOf(list.slice(0, 4), end)).toEqual({ code: 'chain-cut-short', seq: 5 })
    expect(faultOf(list, { seq: 6, hash: NOTHING_BEFORE.hash })).toEqual({
      code: 'chain-broken',
      seq: 6,
    })
  })
})
