import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_UP } from '../store/testing/patience.suite.js'
import { StaticFiles } from './static-files.js'

let folder: string
const app = Fastify()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jadoube-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>app</title>')
  await writeFile(join(folder, 'assets', 'app-1.js'), 'let app')
  const files = await StaticFiles.open(folder)
  app.get('*', async (request, reply) => {
    const path = request.url.split('?')[0] as string
    if (!(await files.send(path, reply))) await reply.code(404).send('nothing')
  })
}, SETTING_UP)

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/', 'text/html'],
  ['/laws/illegal.penalty-loss?edition=fide-2018', 'text/html'],
  ['/board/k3v9', 'text/html'],
  ['/assets/app-1.js', 'text/javascript'],
])('%s is sent', async (url, type) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain(type)
})

test.each([
  '/assets/app-2.js',
  '/assets/app-2',
  '/missing.png',
  '/api/nothing',
  '/../package.json',
])('%s is not found', async url => {
  expect((await app.inject({ url })).statusCode).toBe(404)
})

test.each([
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
] as const)('a browser that accepts %s gets %s', async (accepted, encoding, unpack) => {
  const answer = await app.inject({
    url: '/assets/app-1.js',
    headers: { 'accept-encoding': accepted },
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(unpack(answer.rawPayload).toString()).toBe('let app')
})

test('a browser that accepts no compression gets the plain file', async () => {
  const answer = await app.inject({ url: '/assets/app-1.js' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe('let app')
})
