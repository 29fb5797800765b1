import { rulesInForce } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { defaultEvent, eventSettings } from '../event/event-settings.js'
import { fineOf, typedFine, withFine } from './fine-fields.js'

describe('[penalty.fine · fide-2023] the fine announced in advance', () => {
  test('is part of the settings of a new event, and the Laws know it', () => {
    const settings = eventSettings({ ...defaultEvent, fine: { amount: '50', currency: 'EUR' } })
    expect(settings.regulations).toMatchObject({ fine: { amount: 50, currency: 'EUR' } })
    const { fine, withoutEffect } = rulesInForce({
      laws: 'fide-2023',
      regulations: settings.regulations as object,
    })
    expect(fine).toEqual({ amount: 50, currency: 'EUR' })
    expect(withoutEffect).not.toContain('fine')
  })

  test('is not announced if its field is empty, zero, not a number, or without a currency', () => {
    expect(eventSettings(defaultEvent).regulations).not.toHaveProperty('fine')
    for (const amount of ['', '0', '-5', 'much'])
      expect(fineOf({ amount, currency: 'EUR' }), amount).toBeUndefined()
    expect(fineOf({ amount: '50', currency: ' ' })).toBeUndefined()
  })

  test('is changed and removed, and nothing else with it', () => {
    const before = { appeals: true, fine: { amount: 50, currency: 'EUR' }, deviceInBag: true }
    expect(withFine(before, typedFine(before.fine))).toBe(before)
    expect(withFine(before, { amount: '', currency: 'EUR' })).toEqual({
      appeals: true,
      deviceInBag: true,
    })
    expect(withFine(before, { amount: '1500', currency: 'CZK' }).fine).toEqual({
      amount: 1500,
      currency: 'CZK',
    })
  })
})
