import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventTypes } from './evolve.js'
import { actNames } from './parse-act.js'
import { replayTournament } from './record-file.js'

const page = readFileSync(new URL('../../../../docs/tournament-record.md', import.meta.url), 'utf8')

/** The names in the first column of the table under a heading. */
function listed(heading: string): string[] {
  const section = page.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!
  const rows = section.split('\n').filter(line => line.startsWith('| `'))
  return rows.flatMap(row =>
    [...row.split('|')[1]!.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!),
  )
}

test('the example of the format replays', () => {
  const example = /```json\n(.*?)```/s.exec(page)![1]!
  const replayed = replayTournament(example)
  expect(replayed.ok && replayed.value.refusals).toEqual([])
  expect(replayed.ok && replayed.value.events.length).toBe(5)
})

test('the description of the format lists every act and every event', () => {
  expect(listed('Acts').sort()).toEqual([...actNames].sort())
  expect(listed('Events').sort()).toEqual([...eventTypes].sort())
})
