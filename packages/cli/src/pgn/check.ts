import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { printable } from '../printable.js'
import { checkStream, type Finding, type PartReport, type Problem } from './check-part.js'
import { cut, type Part, sizeOf } from './parts.js'
import { FilesSoFar } from './placed.js'
import { Progress } from './progress.js'
import { checkParts, shareOut } from './threads.js'

const options = {
  jobs: { type: 'string', short: 'j' },
  json: { type: 'boolean' },
  variations: { type: 'boolean' },
} as const

/** `jadoube pgn check`: replays every game; prints one line per finding, and a count at the end. */
export async function checkFiles(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals: paths } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
  })
  if (paths.length === 0) throw new BadInput('file-missing', 'pgn check needs a file')
  const jobs = values.jobs === undefined ? 1 : jobsOf(values.jobs)
  const piped = paths.includes('-')
  if (piped && paths.length > 1)
    throw new BadInput('one-file', 'standard input cannot be checked together with files')
  let total = 0
  for (const path of piped ? [] : paths) total += await sizeOf(path)
  const progress = new Progress(io, total)
  const counts = { games: 0, plies: 0, illegal: 0, contradictions: 0, faults: 0, variations: 0 }
  const files = new FilesSoFar()
  const start = performance.now()
  const take = async (part: Part, report: PartReport) => {
    for (const { game, finding, problem } of files.place(part, report)) {
      count(counts, problem)
      if (problem.kind === 'variation' && values.variations !== true) continue
      progress.clear()
      const where = `${part.path}: game ${game}, line ${problem.line}`
      await io.out(
        values.json === true
          ? `${JSON.stringify({ file: part.path, game, ...players(finding), ...problem })}\n`
          : `${where}, ${printable(`${describe(finding)}: ${tell(problem)}`)}\n`,
      )
    }
    counts.games += report.games
    counts.plies += report.plies
  }
  if (piped) await take({ path: '-', start: 0, end: 0 }, await checkStream(io.input))
  else {
    const share = shareOut(total, jobs)
    const parts = await cut(paths, share.partSize)
    await checkParts(parts, share.jobs, bytes => progress.add(bytes), take)
  }
  progress.clear()
  const seconds = (performance.now() - start) / 1000
  const gamesPerSecond = Math.round(counts.games / Math.max(seconds, 0.001))
  await io.out(
    values.json === true
      ? `${JSON.stringify({ summary: { ...counts, gamesPerSecond } })}\n`
      : summaryOf(counts, gamesPerSecond),
  )
  return counts.illegal + counts.contradictions + counts.faults > 0 ? 1 : 0
}

type Counts = Record<
  'games' | 'plies' | 'illegal' | 'contradictions' | 'faults' | 'variations',
  number
>

function count(counts: Counts, problem: Problem): void {
  if (problem.kind === 'illegal') counts.illegal++
  else if (problem.kind === 'contradiction') counts.contradictions++
  else if (problem.kind === 'variation') counts.variations++
  else counts.faults++
}

function jobsOf(text: string): number {
  if (text === 'auto') return availableParallelism()
  const jobs = Number(text)
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 256) {
    throw new BadInput('bad-jobs', `--jobs takes a number from 1 to 256 or 'auto', not '${text}'`)
  }
  return jobs
}

const players = ({ white, black, event, round }: Finding) => ({ white, black, event, round })

function describe(finding: Finding): string {
  const round = finding.round === '?' || finding.round === '' ? '' : `, round ${finding.round}`
  return `${finding.white} – ${finding.black} (${finding.event}${round})`
}

function tell(problem: Problem): string {
  if (problem.moveNumber !== undefined) {
    const dots = problem.color === 'white' ? '.' : '...'
    const where = problem.kind === 'variation' ? ' in a variation' : ''
    return `${problem.moveNumber}${dots} ${problem.text}${where}: ${problem.reason} (${problem.code})`
  }
  const article = problem.article === undefined ? '' : `, Article ${problem.article}`
  return `${problem.reason} (${problem.code}${article})`
}

function summaryOf(counts: Counts, gamesPerSecond: number): string {
  const of = (n: number, one: string, many: string) => `${grouped(n)} ${n === 1 ? one : many}`
  return [
    of(counts.games, 'game', 'games'),
    of(counts.plies, 'ply', 'plies'),
    of(counts.illegal, 'illegal move', 'illegal moves'),
    `${of(counts.contradictions, 'result', 'results')} contradicted`,
    of(counts.faults, 'error in the file', 'errors in the file'),
    `${of(counts.variations, 'illegal move', 'illegal moves')} in variations`,
    `${grouped(gamesPerSecond)} games per second\n`,
  ].join(', ')
}

/**
 * `1,234,567`. `toLocaleString` would load the data of all languages first, which takes longer than
 * checking a small file.
 */
const grouped = (n: number): string => String(n).replaceAll(/\B(?=(\d{3})+$)/g, ',')
