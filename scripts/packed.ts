import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkingProgram } from './example.js'
import { folderOf, manifestOf, published, root, workspacesOf } from './packages.mjs'

/** Runs a command to its end. Returns what it printed, or throws an error that shows it. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`)
  return stdout
}

/**
 * What `npm pack` makes of every published package, by the package's folder. One npm packs them
 * all.
 */
export function packAll(into: string): Map<string, string> {
  const said = run(
    'npm',
    ['pack', '--json', '--pack-destination', into, '--loglevel=error', ...workspacesOf(published)],
    root,
  )
  const made = JSON.parse(said.slice(said.indexOf('[\n'))) as { name: string; filename: string }[]
  const files = new Map(made.map(({ name, filename }) => [name, join(into, filename)]))
  return new Map(published.map(name => [name, files.get(manifestOf(name).name)!]))
}

/** An empty project outside the repository, with all tarballs installed. */
export function newProject(tarballs: Iterable<string>): string {
  const project = mkdtempSync(join(tmpdir(), 'jadoube-packed-'))
  writeFileSync(join(project, 'package.json'), '{ "name": "somebody-s", "private": true }\n')
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  run('npm', ['install', ...quiet, ...tarballs], project)
  return project
}

const checking = `import { deepStrictEqual } from 'node:assert'
const check = (actual, said) => deepStrictEqual({ ...[actual] }, { ...[said] })
`

/**
 * The examples of a README as modules: a line `expression // → value` throws if it does not hold.
 */
export function writeExamples(name: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(join(folderOf(name), 'README.md'), 'utf8')
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, example], index) => {
    const file = join(folder, `${name}-${index}.mjs`)
    writeFileSync(file, checking + checkingProgram(example!))
    return file
  })
}

/** Starts `npx jadoube serve` and waits for its address. */
export function serve(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = spawn('npx', ['jadoube', 'serve', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    // A separate process group: npx is in between, and both must end.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => program.once('close', () => resolve()))
  const stop = async () => {
    process.kill(-program.pid!, 'SIGTERM')
    await ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    program.stdout.on('data', (text: Buffer) => {
      said += text
      const [, url] = /Jadoube is at (\S+)/.exec(said) ?? []
      if (url !== undefined) resolve({ url, stop })
    })
    program.once('close', code => reject(new Error(`jadoube serve ended with ${code}: ${said}`)))
  })
}
