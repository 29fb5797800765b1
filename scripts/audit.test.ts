import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Audit {
  judge(text: string): { readonly outcome: string; readonly lines: readonly string[] }
  loose(lock: { readonly packages: object }): readonly string[]
}

// A script without types: the name is hidden from the compiler.
const script: string = './audit.mjs'
const { judge, loose } = (await import(script)) as Audit

test('a registry without known vulnerabilities', () => {
  const report = { vulnerabilities: {}, metadata: { dependencies: { prod: 80 } } }
  expect(judge(JSON.stringify(report))).toEqual({
    outcome: 'clean',
    lines: ['no known faults in 80 packages'],
  })
})

test('known faults are named with what is known of them', () => {
  const fault = { name: 'ws', severity: 'high', range: '<8.17.1', fixAvailable: true }
  const { outcome, lines } = judge(
    JSON.stringify({ vulnerabilities: { ws: { ...fault, via: [{ title: 'many headers' }] } } }),
  )
  expect(outcome).toBe('faulty')
  expect(lines).toEqual(['high: ws <8.17.1 (many headers); a newer version mends it'])
})

test.each([
  ['', 'npm gave no report'],
  ['null', 'npm gave no report'],
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['{"error":{"summary":"network unreachable"}}', 'network unreachable'],
])('a registry that does not answer is not taken for one that knows of none: %s', (text, said) => {
  expect(judge(text)).toEqual({ outcome: 'unanswered', lines: [said] })
})

test('every package of the lock file is fixed by a hash', () => {
  const lock = new URL('../package-lock.json', import.meta.url)
  expect(loose(JSON.parse(readFileSync(lock, 'utf8')))).toEqual([])
  const packages = {
    '': {},
    'node_modules/a': { resolved: 'https://registry.npmjs.org/a.tgz', integrity: 'sha512-x' },
    'node_modules/b': { resolved: 'git+ssh://x/b.git' },
    'node_modules/c': { resolved: 'http://x/c.tgz', integrity: 'sha512-x' },
  }
  expect(loose({ packages })).toEqual(['node_modules/b', 'node_modules/c'])
})
