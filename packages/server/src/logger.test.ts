import { expect, test } from 'vitest'
import { makeLogger } from './logger.js'

function said(forPeople: boolean): string[] {
  const lines: string[] = []
  const log = makeLogger('info', line => lines.push(line), forPeople)
  log.debug('unheard')
  log.info('listening', { port: 8080, web: true, gone: undefined })
  log.warn('odd', { reason: 'two words \u001b[31m' })
  log.error('failed', new TypeError('a message that may quote what was sent'), { board: 'kY3' })
  return lines
}

test('for programs, each line is a JSON object', () => {
  const lines = said(false).map(line => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([
    { level: 'info', event: 'listening', port: 8080, web: true },
    { level: 'warn', event: 'odd' },
    { level: 'error', event: 'failed', fault: 'TypeError', board: 'kY3' },
  ])
})

test('for people, each line has the time of day and no control characters', () => {
  const lines = said(true)
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}listening {2}port=8080 {2}web=true\n$/)
  expect(lines[1]).toContain('reason="two words \\u001b[31m"')
  expect(lines.join('')).not.toContain('quote')
  expect(lines).toHaveLength(3)
})
