import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

/** What an app carries that uses these names, compressed, in bytes: a bundle of the packages as they are built. */
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
  // What is loaded later, such as another language, is not carried by who does not ask for it.
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

// Each limit is a little above what it was when it was written: growth is to be a decision. What was wanted and what was
// reached: docs/decisions/0024-packages.md.
test.each([
  ['basic play', 'parsePosition, legalMoves, play, makeSan, makeFen', '@jadoube/chess', 11_900],
  [
    'play with typed moves',
    'parsePosition, legalMoves, play, makeSan, parseSan, makeFen',
    '@jadoube/chess',
    17_000,
  ],
  ['a game under the Laws', 'openTable, parseAct, follow, summarise', '@jadoube/laws', 135_000],
])('%s is small', async (_, names, from, limit) => {
  expect(await sizeOf(names, from)).toBeLessThanOrEqual(limit)
})

// A name that needs nothing else carries nothing else. Otherwise some module does something when it is imported: a loop that
// fills a table, a constant made by a call that no bundler knows to be pure.
test.each([
  ['opposite', '@jadoube/chess'],
  ['minutes', '@jadoube/clock'],
  ['isEditionId', '@jadoube/laws'],
])('%s alone is nearly nothing', async (name, from) => {
  expect(await sizeOf(name, from)).toBeLessThanOrEqual(250)
})
