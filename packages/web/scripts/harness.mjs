// What the end-to-end tests and the screenshots share: the built app served as a server would serve
// it, and a real Chromium.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import bin from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
export const dist = join(web, 'dist')

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Two files of tests begin at once: one of them builds and unpacks the browser, the other waits for it. */
async function alone(does) {
  const lock = join(tmpdir(), `jadoube-web-lock-${createHash('sha256').update(web).digest('hex')}`)
  // Anyone who has left it behind is not waited for longer than a build takes.
  for (const since = Date.now(); Date.now() - since < 120_000; ) {
    try {
      mkdirSync(lock)
      break
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  try {
    return await does()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Builds what is stale, in its own process. */
export const build = () =>
  alone(() => {
    const done = spawnSync(process.execPath, [join(web, 'scripts', 'build.mjs')], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (done.status !== 0) throw new Error('the web app does not build')
  })

/** Serves dist; an address that is no file is a page of the app. Gives its origin and how to stop. */
export async function serve() {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(dist, path)
    const isFile = file.startsWith(dist) && existsSync(file) && statSync(file).isFile()
    const sent = isFile ? file : join(dist, 'index.html')
    response.writeHead(200, {
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(sent).pipe(response)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const stop = () =>
    new Promise(resolve => {
      server.closeAllConnections()
      server.close(resolve)
    })
  return { origin: `http://localhost:${port}`, stop }
}

/** A browser that dies while it starts, as it does now and then on a busy machine, is started again. */
export async function launch() {
  for (let tries = 1; ; tries++) {
    try {
      return await launchOnce()
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

const leftOut = /single-process|no-zygote|web-security|insecure|gpu|use-gl|angle|swiftshader/

async function launchOnce() {
  return chromium.launch({
    ...(await browser()),
    // Left out: what would make one process of it, what would lift the browser's own guards, and WebGL in software,
    // which nothing here draws with and which every new window pays for.
    args: [
      ...bin.args.filter(flag => !leftOut.test(flag)),
      '--disable-gpu',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    headless: true,
  })
}

/** The packaged Chromium is for Linux on x64; elsewhere the tests use the Chrome that is installed. */
async function browser() {
  const named = process.env.JADOUBE_CHROMIUM
  if (named) return { executablePath: named }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' }
  return { executablePath: await alone(unpack) }
}

/**
 * The package unpacks into the system's temporary directory, and then uses any `chromium` that it finds
 * there: one of another version, of another user, or one that another test is still writing.
 */
async function unpack() {
  const { devDependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'))
  const cache = join(web, '..', '..', 'node_modules', '.cache')
  const home = join(cache, `chromium-${devDependencies['@sparticuz/chromium']}`)
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true })
    const half = mkdtempSync(join(cache, 'unpacking-'))
    await inTempDir(half, () => bin.executablePath())
    renameSync(half, home)
  }
  return join(home, 'chromium')
}

async function inTempDir(dir, does) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = dir
  try {
    return await does()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
