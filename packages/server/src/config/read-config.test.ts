import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultConfig, readConfig } from './read-config.js'
import { configKey, environmentName, settingNames, settings } from './settings.js'

test('flags override the environment, and the environment overrides the file', () => {
  const file = { port: 1, host: 'file', heartbeat: 70 }
  const environment = { JADOUBE_PORT: '2', JADOUBE_HOST: 'environment' }
  const config = readConfig({ flags: { port: '3' }, environment, file })
  expect(config).toMatchObject({ value: { port: 3, host: 'environment', heartbeat: 70 } })
  expect(config.ok && config.value.store).toBe(defaultConfig().store)
})

test.each([
  [{ port: 'many' }, {}],
  [{ port: '70000' }, {}],
  [{ heartbeat: '1' }, {}],
  [{ colour: 'red' }, {}],
  [{ 'log-level': 'loud' }, {}],
  [{ 'trust-proxy': 'perhaps' }, {}],
  [{ store: '' }, {}],
  [{ store: ':memory:' }, {}],
  [{ host: ' ' }, {}],
  [{ 'public-url': 'club.example' }, {}],
  [{}, { colour: 'red' }],
  [{}, { origins: [1] }],
  [{ origins: 'club.example' }, {}],
  [{ origins: 'https://club.example, https://club.example/live' }, {}],
  [{}, []],
])('%j with the file %j is refused', (flags, file) => {
  expect(readConfig({ flags: flags as Record<string, string>, environment: {}, file }).ok).toBe(
    false,
  )
})

test('every setting is documented, with its names and its default', () => {
  const page = readFileSync(new URL('../../../../docs/server.md', import.meta.url), 'utf8')
  for (const name of settingNames) {
    const { default: usual, about } = settings[name]
    const shown = Array.isArray(usual) || usual === '' ? '' : `\`${String(usual)}\``
    const row = `| \`--${name}\` | \`${environmentName(name)}\` | \`${configKey(name)}\` | ${shown} | ${about} |`
    expect(page).toContain(row)
  }
})

test.each([
  ['password', 'event-password'],
  ['invitation', 'operator-secret'],
])('create-events %s is refused without %s: nobody could create an event', (who, needed) => {
  const environment = { JADOUBE_CREATE_EVENTS: who }
  const read = readConfig({ flags: {}, environment })
  expect(read).toEqual({ ok: false, error: `create-events ${who} needs ${needed}` })
  expect(readConfig({ flags: { [needed]: 'x'.repeat(16) }, environment }).ok).toBe(true)
})

test('an empty variable counts as not set', () => {
  const config = readConfig({
    flags: {},
    environment: { JADOUBE_STORE: '', JADOUBE_PORT: '' },
    file: { store: 'club.sqlite' },
  })
  expect(config).toMatchObject({ value: { store: 'club.sqlite', port: 8080 } })
})

test('an error about a secret does not contain the secret', () => {
  for (const name of ['event-password', 'operator-secret']) {
    const read = readConfig({ flags: { [name]: 'hunter2' }, environment: {} })
    expect(read.ok ? '' : read.error).toMatch(new RegExp(`^${name} needs \\d+ to 200 characters`))
    expect(JSON.stringify(read)).not.toContain('hunter2')
  }
})
