import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Random } from '../generate/random.js'
import { brokenFile, pairWhatCanBeRead } from '../testing/broken-files.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'tournaments')
const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(name =>
  /\.(trf|input|txt)$/.test(name),
)

test('pairing and explaining never throw for files of other programs, intact or broken', () => {
  const random = new Random(1)
  let readable = 0
  for (const name of files) {
    const text = readFileSync(join(data, name), 'utf8')
    if (text.length > 30_000) continue
    pairWhatCanBeRead(text)
    for (let turn = 0; turn < 6; turn++) {
      if (pairWhatCanBeRead(brokenFile(text, random))) readable += 1
    }
  }
  expect(readable).toBeGreaterThan(100)
})
