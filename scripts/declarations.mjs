// The public declarations of a module, read from the compiler's declaration files.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The public names of a module: name → `{ name, kind, text, doc, examples }`. `text` is the
 * declaration, with the comments of its members; `doc` is the comment before it, without its
 * examples.
 */
export function publicNames(file) {
  const names = new Map()
  const text = readFileSync(file, 'utf8')
  for (const [, list, from] of text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)) {
    for (const item of list.split(',')) {
      if (item.trim() === '') continue
      const [own, as = own] = item
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      names.set(as, { ...find(declarationFile(file, from), own), name: as })
    }
  }
  for (const [, from] of text.matchAll(/export \* from '([^']+)'/g)) {
    for (const [name, declaration] of publicNames(declarationFile(file, from))) {
      names.set(name, declaration)
    }
  }
  for (const [, name, from] of text.matchAll(/export \* as (\w+) from '([^']+)'/g)) {
    const inside = [...publicNames(declarationFile(file, from)).keys()].sort().join(', ')
    const doc = `A name space with: ${inside}.`
    names.set(name, { name, kind: 'namespace', text: `* as ${name}`, doc, examples: [] })
  }
  for (const declaration of statements(text)) {
    names.set(declaration.name, joined(names.get(declaration.name), declaration))
  }
  return names
}

const declarationFile = (file, from) => join(dirname(file), from.replace(/\.js$/, '.d.ts'))

/** The declaration of a name, followed through files that only re-export it. */
function find(file, name) {
  const own = statements(readFileSync(file, 'utf8')).filter(each => each.name === name)
  if (own.length > 0) return own.reduce((all, next) => joined(all, next), undefined)
  const passed = publicNames(file).get(name)
  if (passed !== undefined) return passed
  throw new Error(`${file} does not declare ${name}`)
}

/** Overloads of one name are one declaration. */
function joined(first, next) {
  if (first === undefined) return next
  const text = `${first.text}\n${next.text}`
  const doc = [first.doc, next.doc].filter(each => each !== '').join('\n\n')
  return { ...first, text, doc, examples: [...first.examples, ...next.examples] }
}

const declares =
  /^export (?:declare )?(?:abstract )?(function|const|let|class|interface|type) (\w+)/gm

/** The top-level exported declarations of a file. */
function statements(text) {
  return [...text.matchAll(declares)].map(match => {
    const [, kind, name] = match
    const end = endOf(text, match.index, kind === 'class' || kind === 'interface')
    const body = text
      .slice(match.index, end)
      .split('\n')
      .filter(line => line.trim() !== '' && !/^\s*(private |#private)/.test(line))
    const plain = body.join('\n').replace(/^export (declare )?/, '')
    return { name, kind, text: plain, ...docBefore(text, match.index) }
  })
}

/** Where a declaration ends: at a semicolon or closing brace outside all brackets and comments. */
function endOf(text, from, isBlock) {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    const letter = text[i]
    if (letter === '/' && text[i + 1] === '*') i = text.indexOf('*/', i) + 1
    else if (letter === "'" || letter === '"' || letter === '`') i = text.indexOf(letter, i + 1)
    else if ('{[('.includes(letter)) depth++
    else if ('}])'.includes(letter)) {
      depth--
      if (depth === 0 && isBlock) return i + 1
    } else if (letter === ';' && depth === 0) return i + 1
  }
  return text.length
}

/** The comment that ends directly before this place. */
function docBefore(text, index) {
  const before = text.slice(0, index).trimEnd()
  if (!before.endsWith('*/')) return { doc: '', examples: [] }
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2)
  const lines = comment.split('\n').map(line => line.replace(/^\s*\* ?/, '').trimEnd())
  const [doc, ...examples] = lines.join('\n').split(/^@example\n?/m)
  return {
    doc: doc
      .trim()
      .replaceAll(/\n(?!\n)(?!- )/g, ' ')
      .replaceAll(/\n +/g, '\n\n'),
    examples: examples.map(example => example.trim()),
  }
}
