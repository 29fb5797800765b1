import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/** The sources with sentences in one language: a folder or a file of that name. */
export function writtenIn(language: string): string[] {
  return ['packages/laws/src', 'packages/web/src', 'packages/clock/src', 'packages/tournament/src']
    .map(folder => join(root, folder))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        // What people may type into a search, or say, must include the other words, too.
        .filter(file => !/(^|[/\\])(asked|lexicon|testing)[/\\]/.test(file))
        .filter(file => file.split(/[/\\.]/).includes(language))
        .map(file => join(folder, file)),
    )
}

const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** The texts of a file: its string literals and templates, without the code in them. */
export function textsIn(file: string): string[] {
  return [
    ...readFileSync(file, 'utf8')
      .replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')
      .matchAll(literal),
  ]
    .map(match =>
      (match[1] ?? match[2] ?? '')
        .replaceAll(/\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '…')
        .replace(/\$\{.*$/s, ''),
    )
    .filter(text => !/^\.{1,2}\//.test(text))
}

/** Every line of the sources that is a comment. */
export function comments(): { file: string; line: number; text: string }[] {
  const folders = ['packages', 'scripts', 'bench', 'conformance', 'examples']
  return execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => /\.(ts|tsx|mjs|cjs|css)$/.test(file))
    .flatMap(file =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text }))
        .filter(({ text }) => /^\s*(\/\*\*?|\*|\/\/)\s/.test(text)),
    )
}

/** Every line of the documents. */
export function englishProse(): { file: string; line: number; text: string }[] {
  const files = execFileSync('git', ['ls-files', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '' && !/CHANGELOG|docs\/(api|laws-matrix)|scripts\/wording/.test(file))
  return files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, text })),
  )
}
