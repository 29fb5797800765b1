import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Locked {
  readonly version?: string
  readonly engines?: { readonly node?: string }
  readonly optionalDependencies?: Record<string, string>
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as T
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')
const nodes = read<{ engines: { node: string } }>('package.json').engines.node

/** The entry that `dependency` resolves to, seen from the package at `path`. */
function resolved(path: string, dependency: string): Locked | undefined {
  const here = packages[`${path === '' ? '' : `${path}/`}node_modules/${dependency}`]
  if (here || path === '') return here
  return resolved(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), dependency)
}

type Version = readonly [number, number, number]

const parts = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text
    .replace(/^[v=\s]+/, '')
    .split('.')
    .map(Number)
  return [major, minor || 0, patch || 0]
}
const atLeast = (a: Version, b: Version): boolean => {
  const differs = a.findIndex((part, i) => part !== b[i])
  return differs === -1 || Number(a[differs]) > Number(b[differs])
}

/** Whether npm would warn about an engine, for the ranges that occur in this lock file. */
function admits(range: string, node: Version): boolean {
  return range.split('||').some(alternative =>
    alternative
      .trim()
      .replace(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .every(comparator => {
        const [, sign = '', text = ''] = /^([<>=^~]*)(.*)$/.exec(comparator) ?? []
        if (text === '' || text === '*') return true
        const version = parts(text)
        if (sign === '>=') return atLeast(node, version)
        if (sign === '>') return atLeast(node, version) && !atLeast(version, node)
        if (sign === '<') return !atLeast(node, version)
        if (sign === '<=') return atLeast(version, node)
        if (sign === '^') return node[0] === version[0] && atLeast(node, version)
        if (sign === '~')
          return node[0] === version[0] && node[1] === version[1] && atLeast(node, version)
        // `20` means any 20.x.
        if (sign === '')
          return text
            .split('.')
            .every((part, index) => part === 'x' || Number(part) === node[index])
        throw new Error(`cannot read the engine ${range}`)
      }),
  )
}

describe('the lock file', () => {
  // `npm ci` on macOS refuses a lock file that was made on Linux and names only its binaries.
  test('names the optional binaries of every system', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(dependency => resolved(path, dependency) === undefined)
        .map(dependency => `${dependency} of ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('holds nothing that refuses a Node which package.json admits', () => {
    const tried: Version[] = [
      [20, 20, 0],
      [22, 12, 0],
      [22, 30, 0],
      [24, 0, 0],
      [26, 0, 0],
    ]
    expect(tried.filter(node => !admits(nodes, node))).toEqual([])
    const refusing = Object.entries(packages).flatMap(([path, { engines }]) => {
      const refused = tried.filter(node => engines?.node && !admits(engines.node, node))
      return refused.length === 0 ? [] : [`${path} wants ${engines?.node}`]
    })
    expect(refusing).toEqual([])
  })

  test('packages that are published say which Node they need', () => {
    const silent = Object.entries(packages)
      .filter(
        ([path, { engines }]) =>
          /^packages\//.test(path) && !path.includes('node_modules') && !engines,
      )
      .map(([path]) => path)
    expect(silent).toEqual([])
  })
})
