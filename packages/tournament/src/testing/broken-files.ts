import { sayBye, sayFault, sayGame } from '../explain/say.js'
import { tracePairing } from '../explain/trace.js'
import type { Random } from '../generate/random.js'
import { beforeRound } from '../swiss/before-round.js'
import { fideDutch } from '../swiss/dutch.js'
import { parseTrf } from '../trf/index.js'

const alphabet = ' 0123456789+-=wbWDLHFUZ#X\r\n\t.é'

/** A file with a few characters changed, removed or added, or lines swapped. */
export function brokenFile(text: string, random: Random): string {
  let broken = text
  for (let turn = random.between(1, 8); turn > 0; turn--) {
    const at = random.between(0, broken.length)
    const letter = random.chance(0.7) ? random.pick([...alphabet]) : ''
    const gap = random.chance(0.8) ? 1 : 0
    broken = broken.slice(0, at) + letter + broken.slice(at + gap)
    if (random.chance(0.2)) {
      const lines = broken.split('\n')
      const [one, other] = [
        random.between(0, lines.length - 1),
        random.between(0, lines.length - 1),
      ]
      ;[lines[one], lines[other]] = [lines[other]!, lines[one]!]
      broken = lines.join('\n')
    }
  }
  return broken
}

/** Pairs and explains whatever can be read. Returns whether it could be read. */
export function pairWhatCanBeRead(text: string): boolean {
  const report = parseTrf(text)
  if (!report.ok) return false
  const { tournament } = report.value
  const last = tournament.paired === 0 ? [] : [beforeRound(tournament, tournament.paired)]
  for (const before of [tournament, ...last]) {
    const attempt = fideDutch.pair(before)
    if (!attempt.ok) {
      sayFault(attempt.error, 'en')
      continue
    }
    const trace = tracePairing(attempt.value)
    for (const game of trace.games) sayGame(trace, game, 'sl')
    if (trace.bye !== null) sayBye(trace, trace.bye, 'fi')
  }
  return true
}
