import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EditionId } from '../editions/edition-id.js'
import { ruleById, rulesNamed } from './lookup.js'
import { otherIds } from './other-ids.js'
import { rules } from './rules.js'

const shared = new URL('../../../../../shared/laws/', import.meta.url)
const articlesFile = new URL('catalogue-articles.md', shared)
const appendicesFile = new URL('catalogue-appendices.md', shared)

interface Line {
  readonly heading: string
  readonly id: string
  readonly kind: string
  readonly numbers: readonly string[]
}

/** The rows of the tables between two headings of a catalogue. */
function linesOf(file: URL, from: string, to: string): readonly Line[] {
  const text = readFileSync(file, 'utf8')
  const tables = text.slice(text.indexOf(`\n${from}`), text.indexOf(`\n${to}`))
  let heading = ''
  const lines: Line[] = []
  for (const line of tables.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3)
    const cells = line.split('|').map(cell => cell.trim())
    if (cells.length < 8 || cells[1] === 'id' || cells[1]!.startsWith('-')) continue
    const [, id, , kind, ...numbers] = cells
    lines.push({ heading, id: id!.replaceAll('`', ''), kind: kind!, numbers })
  }
  return lines
}

/**
 * A cell of the catalogue in the form of the data: without references to other articles and remarks
 * on the texts, each number separately, in brackets if the rule only follows from it.
 */
function numbersIn(cell: string, heading: string): readonly string[] {
  if (cell.startsWith('—')) return []
  const guideline = heading.startsWith('T5') && !cell.startsWith('I.') && !cell.startsWith('(I.')
  const plain = cell
    .replace('(headings)', '(Headings)')
    .replace(/Glossary ".*?"|glossary/, 'Glossary')
    .replace(/^(6\.\S+): .*/, '$1')
    .replace(/\(→ ?[^)]*\)/, '')
    .replace(/ \(last para\)( → 4\.5)?/, '')
    .replace(' last para', '')
    .replace(/(\S+) \((?:implied|silent)\)/, '($1)')
    .replace(/ \((?:unsupervised only|10\.2 off|CS09.*?|6\.12\.\w|5, 6\.9.*?)\)/, '')
    .replace(/^Gl\. /, '')
    .replaceAll(/ \+ | → | with |; /g, ', ')
    .replaceAll(/(\w) (?:head|list|end)\b/g, '$1')
    .replace(/(F3\.b) (?:rec|note|clar).*/, '$1')
    .replace(/(C\.10\.\d\.)1–C\.10\.\d\.(\d)/, (_, head: string, last: string) =>
      Array.from({ length: Number(last) }, (_, index) => `${head}${index + 1}`).join(', '),
    )
    .replaceAll(/\(([^()]*, [^()]*)\)/g, (_, list: string) => `(${list.replaceAll(', ', '), (')})`)
    .replace('9.1.b.3', '9.1.b(3)')
    .trim()
  return (guideline ? plain.replace(/^(\(?)(\d)/, '$1Guidelines $2') : plain).split(', ').sort()
}

/** The tables whose rows repeat others, in whole or in part. */
const isDoubled = ({ heading }: Line): boolean =>
  heading.startsWith('T0') || heading.startsWith('Article 10 in 2009')

describe.runIf(existsSync(articlesFile) && existsSync(appendicesFile))(
  'the catalogue that the data was drawn from',
  () => {
    const lines = existsSync(articlesFile)
      ? [
          ...linesOf(articlesFile, '# Tables', '# (1)'),
          ...linesOf(appendicesFile, '# Part A. Tables', '# Part B'),
        ]
      : []
    const fide = lines.filter(line => !/^(T0|T8|Finnish)/.test(line.heading) && !isDoubled(line))

    test('has the stated number of rows', () => {
      expect(lines).toHaveLength(287 + 305)
    })

    test('has only ids that are known here', () => {
      expect(lines.map(line => line.id).filter(id => rulesNamed(id).length === 0)).toEqual([])
    })

    test('has every rule except those new in 2023', () => {
      const listed = new Set(lines.map(line => line.id))
      expect(rules.map(rule => rule.id).filter(id => !listed.has(id))).toEqual([
        'end.resign-draw',
        'rapid.penalty.one-minute',
      ])
    })

    test('has every other id of a rule', () => {
      const listed = new Set(lines.map(line => line.id))
      expect(Object.keys(otherIds).filter(id => !listed.has(id))).toEqual(['fi.blitz'])
    })

    test.each(fide.filter(line => !Object.hasOwn(otherIds, line.id)))(
      'gives $id the kind and the numbers that it has here',
      ({ id, kind, numbers, heading }) => {
        const rule = ruleById(id)!
        const here = (edition: EditionId) => rule.numbers[edition]?.split(', ').sort() ?? []
        expect(rule.kind).toBe(kind)
        expect(here('fide-2009')).toEqual(numbersIn(numbers[0]!, heading))
        expect(here('fide-2017')).toEqual(numbersIn(numbers[1]!, heading))
        expect(here('fide-2018')).toEqual(numbersIn(numbers[2]!, heading))
      },
    )

    test('gives the Finnish blitz rules the kinds and numbers that they have here', () => {
      const finnish = lines.filter(line => line.heading.startsWith('T8'))
      expect(finnish).toHaveLength(58)
      expect(
        finnish.map(({ id }) => {
          const rule = ruleById(id)!
          return [id, rule.kind, rule.numbers]
        }),
      ).toEqual(
        finnish.map(({ id, kind, numbers }) => [id, kind, { 'finland-blitz-2008': numbers[0] }]),
      )
    })

    test('gives the Finnish preface the kinds that it has here', () => {
      const finnish = lines.filter(line => line.heading.startsWith('Finnish'))
      expect(finnish.map(({ id }) => [id, ruleById(id)!.kind])).toEqual(
        finnish.map(({ id, kind }) => [id, kind]),
      )
    })
  },
)
