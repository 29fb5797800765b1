import { describe, expect, test } from 'vitest'
import { headersFor } from './security.js'

describe('who may frame a page', () => {
  test.each([
    '/',
    '/board/abc',
    '/event/abc',
    '/api/boards/abc',
    '/embedded',
    '/x/embed/board/abc',
  ])('nobody: %s', path => {
    const headers = headersFor(path)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('anybody: an embeddable board, with all other headers as strict', () => {
    const headers = headersFor('/embed/board/abc')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
