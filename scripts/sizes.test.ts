import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

/** The compressed size in bytes of a bundle that uses these names, from the built packages. */
async function sizeOf(names: string, from: string): Promise<number> {
  const entry = 'virtual:entry'
  const bundle = await rolldown({
    input: entry,
    cwd: new URL('../bench', import.meta.url).pathname,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? `export { ${names} } from '${from}'` : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  // What is loaded later, such as another language, does not count.
  const carried = new Set([output[0].fileName])
  for (const name of carried) {
    const chunk = output.find(each => each.fileName === name)
    if (chunk?.type === 'chunk') for (const each of chunk.imports) carried.add(each)
  }
  const code = output.flatMap(each =>
    each.type === 'chunk' && carried.has(each.fileName) ? [each.code] : [],
  )
  return gzipSync(code.join('\n')).length
}

// Each limit is a little above its value when it was written: growth must be a decision. Goals and
// results: docs/decisions/0024-packages.md.
test.each([
  ['basic play', 'parsePosition, legalMoves, play, makeSan, makeFen', '@jadoube/chess', 12_000],
  [
    'play with typed moves',
    'parsePosition, legalMoves, play, makeSan, parseSan, makeFen',
    '@jadoube/chess',
    17_300,
  ],
  ['a game under the Laws', 'openTable, parseAct, follow, summarise', '@jadoube/laws', 138_400],
])('%s is small', async (_, names, from, limit) => {
  expect(await sizeOf(names, from)).toBeLessThanOrEqual(limit)
})

// A name that needs nothing else must bring nothing else. Otherwise some module does something when
// it is imported: a loop that fills a table, or a constant made by a call that no bundler knows to
// be pure.
test.each([
  ['opposite', '@jadoube/chess'],
  ['minutes', '@jadoube/clock'],
  ['isEditionId', '@jadoube/laws'],
])('%s alone is nearly nothing', async (name, from) => {
  expect(await sizeOf(name, from)).toBeLessThanOrEqual(250)
})
