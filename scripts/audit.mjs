// `npm run audit [-- --strict]`: asks the registry for known vulnerabilities of what the program
// runs on, and says so if it does not answer. With --strict no answer is a failure too.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

/**
 * Summarises the report of `npm audit --json` as `clean`, `faulty` or `unanswered`, with lines to
 * print.
 */
export function judge(text) {
  let report
  try {
    report = JSON.parse(text)
  } catch {
    return { outcome: 'unanswered', lines: ['npm gave no report'] }
  }
  const { vulnerabilities, metadata, message, error } = report ?? {}
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    return { outcome: 'unanswered', lines: [message || error?.summary || 'npm gave no report'] }
  }
  const faults = Object.values(vulnerabilities)
  if (faults.length === 0) {
    const count = metadata?.dependencies?.prod
    return { outcome: 'clean', lines: [`no known faults in ${count ?? 'the'} packages`] }
  }
  const lines = faults.flatMap(({ name, severity, range, via, fixAvailable }) => {
    const why = (via ?? []).map(each => (typeof each === 'string' ? `by ${each}` : each.title))
    const way = fixAvailable ? 'a newer version mends it' : 'no newer version mends it'
    return [`${severity}: ${name} ${range} (${why.join('; ')}); ${way}`]
  })
  return { outcome: 'faulty', lines }
}

/** Packages of the lock file that do not come from a registry, or have no hash. */
export function loose(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
    .filter(([, { resolved = 'https://', integrity }]) => !integrity || !/^https:/.test(resolved))
    .map(([path]) => path)
}

function main() {
  const strict = process.argv.includes('--strict')
  const unfixed = loose(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  for (const path of unfixed) console.log(`not fixed by a hash in package-lock.json: ${path}`)
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { outcome, lines } = judge(stdout ?? '')
  if (outcome === 'unanswered') {
    console.log(
      'The registry did not answer, so nothing is known about faults of the dependencies:',
    )
  }
  for (const line of lines) console.log(`  ${line}`)
  const failed = outcome === 'faulty' || unfixed.length > 0 || (strict && outcome !== 'clean')
  process.exit(failed ? 1 : 0)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
