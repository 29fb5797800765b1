import { parseHeader, type Setting, settings } from '@jadoube/laws'
import { expect, test } from 'vitest'
import { caseFiles } from './case-files.js'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether some case uses it under one of the editions that leave the point open. */
function isTried({ parameter, editions }: Setting, choice: unknown): boolean {
  const naming = caseFiles.filter(({ file }) =>
    JSON.stringify(file.table).includes(`"${parameter}"`),
  )
  return naming.some(({ file }) =>
    file.editions.some(edition => {
      if (!editions.includes(edition)) return false
      const table = parseHeader({ jadoube: 'record/1', laws: edition, ...file.table })
      return table.ok && same(table.value.laws.rules[parameter], choice)
    }),
  )
}

test('every open point is tried as it is not read by default', () => {
  const listed: readonly Setting[] = settings
  const untried = listed.flatMap(setting =>
    setting.choices
      .filter(choice => !same(choice, setting.default) && !isTried(setting, choice))
      .map(choice => `${setting.parameter}: ${JSON.stringify(choice)}`),
  )
  expect(untried).toEqual([])
})
