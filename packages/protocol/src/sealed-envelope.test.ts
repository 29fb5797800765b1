import { makeSnapshot, parseAct, ruleRecord } from '@jadoube/laws'
import { changedOpenings, type SealedEnvelope } from '@jadoube/laws/internals'
import { describe, expect, test } from 'vitest'
import { isDeviceKey, isPublicKey, keyDigits, makeDeviceKey } from './device-key.js'
import { envelopeKeeper as keeper } from './sealed-envelope.js'

const arbiterSecret = 'the arbiter’s link, 128 bits of it'
const replierSecret = 'the replying player’s link, as many'
const text = 'Nbxd7+'

const publicKeys = async () => ({
  arbiter: [await keeper.publicKey(arbiterSecret)],
  replier: [await keeper.publicKey(replierSecret)],
})
const sealed = async (move = text) => (await keeper.seal(move, await publicKeys())).envelope

async function share(envelope: SealedEnvelope, secret: string): Promise<string> {
  const made = await keeper.share(envelope, secret)
  if (!made.ok) throw new Error(made.error)
  return made.value
}

async function open(envelope: SealedEnvelope, arbiter: string, replier: string) {
  const shares = [await keeper.share(envelope, arbiter), await keeper.share(envelope, replier)]
  const [first, second] = shares.map(each => (each.ok ? each.value : ''))
  return keeper.open(envelope, { arbiter: first!, replier: second! })
}

describe('[adjourn.open.replier-present · fide-2018] a sealed move', () => {
  test('is read with the secrets of the arbiter and of the replying player together', async () => {
    const envelope = await sealed()
    const opened = await open(envelope, arbiterSecret, replierSecret)
    expect(opened).toMatchObject({ ok: true, value: { text } })
    expect(opened.ok && (await keeper.fits(envelope, opened.value))).toBe(true)
  })

  test('is not read with one of them alone, in whatever place, nor with a stranger’s', async () => {
    const envelope = await sealed()
    const nobody = 'a secret that is neither'
    for (const [arbiter, replier] of [
      [arbiterSecret, arbiterSecret],
      [replierSecret, replierSecret],
      [arbiterSecret, nobody],
      [nobody, replierSecret],
      [replierSecret, arbiterSecret],
    ] as const) {
      expect(await open(envelope, arbiter, replier)).toEqual({
        ok: false,
        error: 'envelope-closed',
      })
    }
    expect(await keeper.share(envelope, nobody)).toEqual({ ok: false, error: 'envelope-closed' })
    const own = await share(envelope, arbiterSecret)
    for (const other of ['', 'AAAA', 'A'.repeat(43), await keeper.publicKey(replierSecret)]) {
      const opened = await keeper.open(envelope, { arbiter: own, replier: other })
      expect(opened).toEqual({ ok: false, error: 'envelope-closed' })
    }
  })

  test('is read by any of the arbiters, with any device of the replying player', async () => {
    const [chief, deputy, phone, laptop] = Array.from({ length: 4 }, makeDeviceKey)
    const keys = (...secrets: (string | undefined)[]) =>
      Promise.all(secrets.map(secret => keeper.publicKey(secret ?? '')))
    const { envelope } = await keeper.seal(text, {
      arbiter: await keys(chief, deputy),
      replier: await keys(phone, laptop),
    })
    for (const arbiter of [chief, deputy])
      for (const replier of [phone, laptop])
        expect(await open(envelope, arbiter!, replier!)).toMatchObject({
          ok: true,
          value: { text },
        })
    expect((await open(envelope, chief!, deputy!)).ok).toBe(false)
    expect((await open(envelope, laptop!, phone!)).ok).toBe(false)
    for (const nobody of [[], Array(17).fill((await keys(chief))[0])] as string[][]) {
      const sealedFor = { arbiter: nobody, replier: await keys(phone) }
      await expect(keeper.seal(text, sealedFor)).rejects.toThrow(RangeError)
    }
  })

  test('is proved by the copy that stays with the player who sealed it', async () => {
    const { envelope, copy } = await keeper.seal(text, await publicKeys())
    expect(copy.text).toBe(text)
    expect(await keeper.fits(envelope, copy)).toBe(true)
    expect(await keeper.fits(envelope, { ...copy, text: 'Kh1' })).toBe(false)
  })

  test('that was sealed for links by an earlier version is still read', async () => {
    const envelope = {
      ciphertext:
        'AeM60KBv3g-Cm3zmejplP33ztpNhNQ1saTArCw2WONELJgnWOuPTr4UIiLAmCarQ_yRhrERLJJuAoO6IydNKwcvpii_HPwc-7wOVRmrlQuG_ZjvXS1I2x61DdpIsws-pI2M3oFKiIvs2phJHROj00bHxG9KgW9nJDGha5vFvABiAIEYQFzdI7MwtmEx0BBl6BY9Oku3C1evwohQQS4dN7QVZrLy4m1wH041288g7HxnuKZhb4n43ixki9bJIm0laBNrmW8LMiGW2jwL_PlmF7mzpiQdwHQJ1nuDnkgNfj3Y5zlOXm1zL5T1KSbhvdiznf8LOWOl7iPauHlEp6kScoB6wsi3hdp9lbZZRc0bBXNmvDbWi2eXG6KhNTV0JAbDfYdkmRioYprVOMWqLTZgdkWul8dVnhLLroyru_VQ',
      commitment: 'N5ggRf7RwkwS2MyCJcONaX0uCb-5BXkIxbRTMYL1IUA',
    }
    const opened = await open(envelope, arbiterSecret, replierSecret)
    expect(opened).toMatchObject({ ok: true, value: { text } })
    expect((await open(envelope, replierSecret, arbiterSecret)).ok).toBe(false)
  })

  test('the key of a device is made by chance, reads as one, and has digits to compare', async () => {
    const [one, other] = [makeDeviceKey(), makeDeviceKey()]
    expect(one).not.toBe(other)
    expect([one, `${one}x`, one.slice(1), arbiterSecret].map(isDeviceKey)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const publicKey = await keeper.publicKey(one)
    expect([publicKey, `${publicKey}A`, one, ''].map(isPublicKey)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(await keyDigits(publicKey)).toMatch(/^\d{3} \d{3}$/)
    expect(await keyDigits(publicKey)).toBe(await keyDigits(publicKey))
    expect(await keyDigits(publicKey)).not.toBe(await keyDigits(await keeper.publicKey(other)))
  })

  test('cannot be told by its length, nor by sealing the likely moves for comparison', async () => {
    const envelopes = await Promise.all(['e4', 'O-O-O', 'exd8=Q+ (=)', text, text].map(sealed))
    expect(new Set(envelopes.map(({ ciphertext }) => ciphertext.length)).size).toBe(1)
    expect(new Set(envelopes.map(({ commitment }) => commitment)).size).toBe(5)
    expect(new Set(envelopes.map(({ ciphertext }) => ciphertext)).size).toBe(5)
  })

  test('cannot be changed: neither the envelope, nor what is said to have been in it', async () => {
    const envelope = await sealed()
    const other = await sealed('Kh1')
    const mixed = { ciphertext: other.ciphertext, commitment: envelope.commitment }
    expect((await open(mixed, arbiterSecret, replierSecret)).ok).toBe(false)
    for (const at of [1, 40, 60, envelope.ciphertext.length - 2]) {
      const letter = envelope.ciphertext[at] === 'A' ? 'B' : 'A'
      const ciphertext =
        envelope.ciphertext.slice(0, at) + letter + envelope.ciphertext.slice(at + 1)
      expect((await open({ ...envelope, ciphertext }, arbiterSecret, replierSecret)).ok).toBe(false)
    }
    const opened = await open(envelope, arbiterSecret, replierSecret)
    if (!opened.ok) throw new Error(opened.error)
    expect(await keeper.fits(envelope, { ...opened.value, text: 'Kh1' })).toBe(false)
    expect(await keeper.fits(other, opened.value)).toBe(false)
  })

  test('what is no envelope, no key and no move is said to be none', async () => {
    const nothing = { ciphertext: 'nothing', commitment: 'nothing' }
    expect(await keeper.share(nothing, arbiterSecret)).toEqual({
      ok: false,
      error: 'envelope-unreadable',
    })
    expect(await keeper.open(nothing, { arbiter: 'A', replier: 'B' })).toEqual({
      ok: false,
      error: 'envelope-unreadable',
    })
    await expect(keeper.seal(text, { arbiter: ['x'], replier: ['y'] })).rejects.toThrow(TypeError)
    await expect(sealed('x'.repeat(300))).rejects.toThrow(RangeError)
    expect(await keeper.fits(await sealed(), { text, proof: 'short' })).toBe(false)
  })
})

describe('[adjourn.open.replier-present · fide-2023] a record of a game with a sealed move', () => {
  const header = {
    jadoube: 'record/1',
    laws: 'fide-2023',
    timeControl: '7200',
    regulations: { defaultTime: 3_600_000 },
  }
  const before = [
    { at: 0, by: 'arbiter', act: 'start' },
    { at: 1000, by: 'white', act: 'move', san: 'e4' },
    { at: 2000, by: 'black', act: 'move', san: 'e5' },
    { at: 3000, by: 'arbiter', act: 'adjourn', sessionEnds: 3000, resumes: 100_000 },
  ]
  const record = (acts: readonly object[]) =>
    [header, ...before, ...acts].map(line => JSON.stringify(line)).join('\n')
  const present = [
    { at: 100_000, by: 'black', act: 'arrive' },
    { at: 100_000, by: 'white', act: 'arrive' },
  ]
  const rule = async (acts: readonly object[]) => {
    const lines = record(acts)
    const ruled = ruleRecord(lines, { changedOpenings: await changedOpenings(lines, keeper) })
    if (!ruled.ok) throw new Error(ruled.error.reason)
    return ruled.value
  }

  test('says nothing of it, nor do its events, its state and its summary', async () => {
    const readings: string[] = []
    for (const move of ['Ng1-f3', 'O-O-O ??']) {
      const envelope = await sealed(move)
      const acts = [{ at: 4000, by: 'white', act: 'seal', envelope }]
      const { events, state, summary, lines } = await rule(acts)
      expect(summary.status).toBe('adjourned')
      const { outcome, after } = lines.at(-1)!
      const kept = JSON.stringify([record(acts), events, makeSnapshot(state), summary, outcome])
      expect(kept).not.toContain(move)
      expect(kept).not.toContain(Buffer.from(move).toString('base64url'))
      expect(after).toBe(state)
      readings.push(kept.replaceAll(envelope.ciphertext, '…').replaceAll(envelope.commitment, '…'))
    }
    // Apart from the envelope itself, everything is the same, whatever was sealed.
    expect(readings[0]).toBe(readings[1])
  })

  test('shows it once it was opened, and goes on with it', async () => {
    const envelope = await sealed('Nf3')
    const opened = await open(envelope, arbiterSecret, replierSecret)
    if (!opened.ok) throw new Error(opened.error)
    const seal = { at: 4000, by: 'white', act: 'seal', envelope }
    const opening = { at: 101_000, by: 'arbiter', act: 'open-envelope' }
    const { summary } = await rule([seal, ...present, { ...opening, ...opened.value }])
    expect(summary).toMatchObject({ status: 'in-play', hasTheMove: 'black' })
    expect(summary.fen).toContain('/5N2/')

    const without = await rule([seal, ...present, opening])
    expect(without.events.at(-1)).toMatchObject({ code: 'envelope-needs-both-secrets' })
    const changed = await rule([seal, ...present, { ...opening, ...opened.value, text: 'Nc3' }])
    expect(changed.events.at(-1)).toMatchObject({ code: 'envelope-changed', line: 9 })
    expect(changed.summary.status).toBe('adjourned')
  })

  test('an invalid envelope is refused', () => {
    for (const envelope of [{}, { ciphertext: 'x', commitment: 'y' }, 'Nf3', null]) {
      expect(parseAct({ at: 0, by: 'white', act: 'seal', envelope }).ok).toBe(false)
    }
  })
})
