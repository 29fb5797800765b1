import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import * as canMate from '@jadoube/can-mate'
import * as chess from '@jadoube/chess'
import * as clock from '@jadoube/clock'
import * as laws from '@jadoube/laws'
import * as tournament from '@jadoube/tournament'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname ?? '', '..')
const modules = { chess, 'can-mate': canMate, clock, laws, tournament }

interface Declared {
  readonly name: string
  readonly doc: string
}

/** The names that a module exports, with the comment before each in its source. */
function declaredBy(file: string): readonly Declared[] {
  const text = readFileSync(file, 'utf8')
  const passed = [...text.matchAll(/export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)]
  const listed = passed.flatMap(([, list, from]) => {
    const inside = declaredBy(join(dirname(file), from!.replace(/\.js$/, '.ts')))
    const names = list!.split(',').map(item => item.trim().replace(/^type /, ''))
    return names.filter(name => name !== '').map(name => named(name, inside))
  })
  const starts = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm
  const own = [...text.matchAll(starts)].map(({ 1: name, index }) => {
    const before = text.slice(0, index).trimEnd()
    return {
      name: name!,
      doc: before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '',
    }
  })
  // Overloads are described once, before the first.
  return [...listed, ...own.filter(({ name }, i) => own.findIndex(e => e.name === name) === i)]
}

/** A name that is passed on, perhaps under another name: `shown as shownValue`. */
function named(name: string, inside: readonly Declared[]): Declared {
  const [source, alias = source] = name.split(' as ')
  return { ...inside.find(each => each.name === source)!, name: alias! }
}

const examplesIn = ({ doc }: Declared): readonly string[] =>
  doc
    .replace(/\*\/$/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .split('@example\n')
    .slice(1)

/**
 * Runs an example with the names of its package in scope, and those of chess and clock.
 * `expression // → value` is checked.
 */
function run(
  example: string,
  own: object,
): readonly { readonly actual: unknown; readonly said: unknown }[] {
  const checked: { actual: unknown; said: unknown }[] = []
  const code = example.replaceAll(/^(.+?)\s+\/\/ → (.+)$/gm, 'check($1, $2)')
  const check = (actual: unknown, said: unknown) => checked.push({ actual, said })
  runInNewContext(`{${code}}`, { ...chess, ...clock, ...own, check })
  return checked
}

const namesWithoutDoc = (declared: readonly Declared[]): readonly string[] =>
  declared.filter(({ doc }) => !/[A-Za-z]/.test(doc)).map(({ name }) => name)

describe.each(Object.entries(modules))('the public API of %s', (name, own) => {
  const declared = declaredBy(join(root, 'packages', name, 'src', 'index.ts'))

  test('says of every name what it is', () => {
    expect(declared.length).toBeGreaterThan(5)
    expect(namesWithoutDoc(declared)).toEqual([])
  })

  test('has examples that are true', () => {
    for (const each of declared) {
      for (const example of examplesIn(each)) {
        for (const { actual, said } of run(example, own)) {
          expect(actual, each.name).toEqual(said)
        }
      }
    }
  })
})

test.each(['eboard', 'protocol', 'server', 'cli'])('%s says of every name what it is', name => {
  const declared = declaredBy(join(root, 'packages', name, 'src', 'index.ts'))
  expect(declared.length).toBeGreaterThan(2)
  expect(namesWithoutDoc(declared)).toEqual([])
})

const first: Readonly<Record<keyof typeof modules, string>> = {
  chess:
    'parsePosition standardPosition legalMoves play makeFen makeSan parseSan makeUci parseUci findMove whyIllegal isCheckmate attackers destinations parsePgn makePgn treeOf parseComment Repetitions SquareSet unwrap',
  'can-mate': 'canCheckmate isDead checkProof provesCannotMate',
  clock: 'parseTimeControl clockSetup newClock pressClock readClock nextAlarm displayTime',
  laws: 'openTable follow parseAct ruleRecord articleOf editionFor',
  tournament: 'parseEntries decide parseTieBreaks bergerRound roundsNeeded',
}

test.each(Object.entries(first))(
  'the functions of %s that people call first have an example',
  (name, names) => {
    const declared = declaredBy(join(root, 'packages', name, 'src', 'index.ts'))
    const without = names
      .split(' ')
      .filter(each => examplesIn(declared.find(known => known.name === each)!).length === 0)
    expect(without).toEqual([])
  },
)
