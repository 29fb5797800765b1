// The conformance cases for the casebook: one module for each folder of conformance/, loaded when
// one of its cases is first shown, an index of the rules that the cases show, and the titles of all
// cases in each language but English. The expected outcomes are left out, because in the browser
// the Laws decide.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseCaseFile, rulesNamed } from '@jadoube/laws'

const conformance = fileURLToPath(new URL('../../../conformance/', import.meta.url))
const translated = fileURLToPath(new URL('../src/casebook/titles/', import.meta.url))
const name = 'virtual:cases'
const titlesName = 'virtual:case-titles'

const casesByFolder = new Map()

/** The cases of a folder (`article-05-end/end.mate/name.case`), the shortest first. */
function casesOf(folder) {
  if (!casesByFolder.has(folder)) casesByFolder.set(folder, readCases(folder))
  return casesByFolder.get(folder)
}

function readCases(folder) {
  return readdirSync(join(conformance, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.case'))
    .map(path => path.replaceAll('\\', '/'))
    .map(path => {
      const parsed = parseCaseFile(readFileSync(join(conformance, folder, path), 'utf8'))
      if (!parsed.ok) {
        throw new Error(`${folder}/${path}:${parsed.error.line}: ${parsed.error.reason}`)
      }
      const { title, why, editions, table, acts } = parsed.value
      // A group name stands for several rules, and the case shows each of them.
      const named = parsed.value.rules.flatMap(id => rulesNamed(id).map(rule => rule.id))
      const rules = [...new Set(named)]
      const id = path.slice(0, -'.case'.length)
      return { id, title, why, rules, editions, table, acts: acts.map(({ act }) => act) }
    })
    .sort((one, other) => one.acts.length - other.acts.length || (one.id < other.id ? -1 : 1))
}

/** The titles in a language by the English ones, which a case file contains. */
export function readTitles(language) {
  const lines = readFileSync(join(translated, `${language}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(lines.map(line => line.split('\t')))
}

/** The titles of the cases of each folder, in the order of its cases; '' where one is missing. */
function titlesModule(language) {
  const titles = readTitles(language)
  const byFolder = foldersOf().map(folder => [
    folder,
    casesOf(folder).map(({ title }) => titles.get(title) ?? ''),
  ])
  return `export const titles = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(byFolder)))})`
}

const foldersOf = () =>
  readdirSync(conformance, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()

/** For each rule the folders whose cases show it, the folder of its own cases first. */
function indexModule() {
  const shownIn = {}
  for (const folder of foldersOf()) {
    for (const { rules } of casesOf(folder)) {
      for (const [index, rule] of rules.entries()) {
        shownIn[rule] ??= []
        if (shownIn[rule].includes(folder)) continue
        if (index === 0) shownIn[rule].unshift(folder)
        else shownIn[rule].push(folder)
      }
    }
  }
  const loaders = foldersOf().map(
    folder => `${JSON.stringify(folder)}: () => import(${JSON.stringify(`${name}/${folder}`)})`,
  )
  return `export const shownIn = ${JSON.stringify(shownIn)}
export const folders = { ${loaders.join(', ')} }`
}

export function casesPlugin() {
  return {
    name: 'jadoube-cases',
    resolveId: id =>
      id === name || id.startsWith(`${name}/`) || id.startsWith(`${titlesName}/`)
        ? `\0${id}`
        : undefined,
    load(id) {
      if (id.startsWith(`\0${titlesName}/`)) return titlesModule(id.slice(titlesName.length + 2))
      if (id === `\0${name}`) return indexModule()
      if (!id.startsWith(`\0${name}/`)) return undefined
      const text = JSON.stringify(casesOf(id.slice(name.length + 2)))
      return `export const cases = JSON.parse(${JSON.stringify(text)})`
    },
  }
}
