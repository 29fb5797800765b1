/** @module-tag rest */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { Browser } from 'playwright-core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, shared with the tests of the web app
import { launch } from '../packages/web/scripts/harness.mjs'
import { exportsOf, folderOf, libraries, manifestOf, published } from './packages.mjs'
import { newProject, packAll, run, serve, writeExamples } from './packed.js'

// What users get: the tarballs, inspected, installed into an empty project, and used.

const release = join(import.meta.dirname, 'release.mjs')
const outside = mkdtempSync(join(tmpdir(), 'jadoube-tarballs-'))
let tarballs: Map<string, string>
let project: string

beforeAll(() => {
  tarballs = packAll(outside)
  project = newProject(tarballs.values())
}, 120_000)

afterAll(() => {
  rmSync(outside, { recursive: true, force: true })
  if (project) rmSync(project, { recursive: true, force: true })
}, 60_000)

describe.each(published)('the tarball of %s', name => {
  test('holds what it should, and nothing of the workshop', () => {
    const files = run('tar', ['-tzf', tarballs.get(name)!], outside)
      .trim()
      .split('\n')
    for (const file of ['LICENSE', 'README.md', 'package.json'])
      expect(files).toContain(`package/${file}`)
    expect(files.filter(file => /tsbuildinfo|\.bundled|\.built|\.map$|\/src\//.test(file))).toEqual(
      [],
    )
    expect(files.filter(file => /\.(test|suite)\.|\/testing\//.test(file))).toEqual([])
  })

  test('says who made it, where, and for which Node', () => {
    const about = manifestOf(name) as unknown as Record<string, unknown>
    const root = JSON.parse(readFileSync(join(folderOf(name), '../../package.json'), 'utf8'))
    for (const field of ['author', 'bugs', 'description', 'homepage', 'keywords', 'repository'])
      expect(about[field], field).toBeTruthy()
    expect(about.license).toBe('MIT')
    // The test of the lock file checks every dependency against the range of the root.
    expect(about.engines).toEqual(root.engines)
  })

  test('has no fault that publint or attw finds', async () => {
    const data = new Uint8Array(readFileSync(tarballs.get(name)!))
    const { messages } = await publint({ pack: { tarball: data.buffer } })
    expect(messages).toEqual([])
    const types = await checkPackage(createPackageFromTarballData(data))
    expect(types.types && types.problems).toEqual([])
  })
})

test('the program depends on what the packages in it depend on', () => {
  const of = (name: string) => {
    const { dependencies } = manifestOf(name) as unknown as { dependencies: Record<string, string> }
    return Object.entries(dependencies ?? {}).filter(([each]) => !each.startsWith('@jadoube/'))
  }
  expect(new Map(of('cli'))).toEqual(new Map(libraries.flatMap(of)))
})

const compiler = (folder: string) =>
  new URL(`../${folder}node_modules/typescript/bin/tsc`, import.meta.url).pathname
/** The oldest compiler that the packages support, and the one they are built with. */
const [oldest, newest] = [compiler('examples/'), compiler('')]

const everyCheck = {
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
}

/** A few lines that use types of a package, so that a package without types would be found. */
const use = `import { isCheck, parsePosition } from '@jadoube/chess'
const read = parsePosition('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
if (read.ok) {
  const said: boolean = isCheck(read.value)
  void said
} else {
  const code: string = read.error.code
  void code
}
`

describe('in an empty project', () => {
  // As the compilers of users are set: Node's two resolutions, and that of bundlers.
  const bundler = { module: 'esnext', moduleResolution: 'bundler' }
  test.each([
    ['TypeScript 5.4', 'node16', oldest, { module: 'node16' }],
    ['TypeScript 5.4', 'nodenext', oldest, { module: 'nodenext' }],
    ['TypeScript 5.4', 'bundler', oldest, bundler],
    ['TypeScript 7', 'nodenext', newest, { module: 'nodenext' }],
    ['TypeScript 7', 'bundler and every check', newest, { ...bundler, ...everyCheck }],
  ])('%s with %s reads every declaration, without skipLibCheck', (version, name, tsc, options) => {
    const folder = join(project, `typed-${version}-${name}`.replaceAll(/\W/g, '-'))
    mkdirSync(folder, { recursive: true })
    const names = libraries.flatMap(each => exportsOf(each).map(({ specifier }) => specifier))
    const all = [...names, 'jadoube']
    const imported = all.map((each, n) => `import * as m${n} from '${each}'\nvoid m${n}\n`)
    const required = all.map((each, n) => `import r${n} = require('${each}')\nvoid r${n}\n`)
    writeFileSync(join(folder, 'all.mts'), imported.join('') + use)
    // Bundlers read only modules; Node also reads CommonJS, with either kind of import.
    if (!('moduleResolution' in options)) {
      writeFileSync(join(folder, 'all.cts'), imported.join('') + use)
      writeFileSync(
        join(folder, 'required.cts'),
        required.join('') +
          use.replace(
            /import .* from ('.*')/,
            'import chess = require($1)\nconst { isCheck, parsePosition } = chess',
          ),
      )
    }
    const compilerOptions = {
      target: 'es2022',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
      ...options,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    expect(run(process.execPath, [tsc, '-p', folder], folder)).toBe('')
  })

  test('types are checked, not any', () => {
    const folder = join(project, 'typed-wrongly')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'wrong.mts'), use.replace('isCheck(read.value)', 'isCheck(5)'))
    writeFileSync(
      join(folder, 'wrong.cts'),
      "import chess = require('@jadoube/chess')\nchess.isCheck(5)\n",
    )
    const compilerOptions = { module: 'node16', target: 'es2022', strict: true, noEmit: true }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    expect(() => run(process.execPath, [newest, '-p', folder], folder)).toThrow(
      /(?=[\s\S]*wrong\.mts.*TS2345)(?=[\s\S]*wrong\.cts.*TS2345)/,
    )
  })

  test('every package can be required', () => {
    const names = libraries.flatMap(name => exportsOf(name).map(each => each.specifier))
    const program = names.map(each => `require('${each}')`).join(';')
    expect(run(process.execPath, ['-e', program], project)).toBe('')
  })

  test.each(published)('the examples of the README of %s do what they say', name => {
    for (const file of writeExamples(name, join(project, 'readme')))
      expect(() => run(process.execPath, [file], project)).not.toThrow()
  })

  test('npx jadoube answers, whichever folder it is asked in', () => {
    const folder = join(project, 'empty')
    mkdirSync(folder, { recursive: true })
    const fen = '7k/5Q2/8/8/8/8/8/K7 b - - 0 1'
    expect(run('npx', ['jadoube', 'legal', fen], folder)).toBe('no legal move: stalemate\n')
  })

  test('npx jadoube mcp answers an assistant, with a case', async () => {
    const folder = join(project, 'assistant')
    mkdirSync(folder, { recursive: true })
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StdioClientTransport({ command: 'npx', args: ['jadoube', 'mcp'], cwd: folder }),
    )
    try {
      const answer = await client.callTool({
        name: 'search_laws',
        arguments: { question: 'threefold', limit: 1 },
      })
      expect(answer.structuredContent).toMatchObject({
        rules: [{ rule: 'rep.claim', article: '9.2', edition: 'fide-2023' }],
      })
      expect(JSON.stringify(answer.content)).toContain('Case: ')
    } finally {
      await client.close()
    }
  })

  test('npx jadoube serve serves the app, and a game is played in it', async () => {
    const folder = join(project, 'club')
    mkdirSync(folder, { recursive: true })
    const { url, stop } = await serve(folder)
    let browser: Browser | undefined
    try {
      browser = (await launch()) as Browser
      const answer = await fetch(`${url}/api/boards`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ timeControl: '600+5' }),
      })
      const { links } = (await answer.json()) as { links: Record<string, { url: string }> }
      const pages = []
      for (const seat of ['white', 'black']) {
        const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
        await page.goto(links[seat]!.url)
        await page.getByRole('button', { name: 'I am here' }).click()
        pages.push(page)
      }
      const [white, black] = pages
      await white!.locator('.player-near .panel-clock.runs').waitFor()
      await white!.locator('[data-square="e2"]').click()
      await white!.locator('[data-square="e4"]').click()
      await white!.locator('.player-near .panel-clock').click()
      await black!.locator('.player-near .panel-clock.runs').waitFor()
      await black!.locator('.move-list', { hasText: 'e4' }).waitFor()
    } finally {
      await browser?.close()
      await stop()
    }
  })
})

// Here, because packing prepares the folder of the program, and two at once would undo each other's
// work.
test('a dry run of a release packs every package and writes nothing', () => {
  const manifest = join(folderOf('chess'), 'package.json')
  const before = readFileSync(manifest, 'utf8')
  const printed = run(process.execPath, [release, '9.9.9', '--dry-run'], outside)
  expect(printed).toContain('would write packages/chess/package.json')
  expect(printed).toContain('jadoube-chess-')
  expect(readFileSync(manifest, 'utf8')).toBe(before)
})
