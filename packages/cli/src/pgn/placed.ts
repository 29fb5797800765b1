import type { Finding, PartReport, Problem } from './check-part.js'
import type { Part } from './parts.js'

/** A finding with the number of its game and its place in the whole file. */
export interface PlacedFinding {
  readonly game: number
  readonly finding: Finding
  readonly problem: Problem
}

/**
 * Combines the parts of files, whose games and lines were counted from the beginning of each part.
 */
export class FilesSoFar {
  #games = 0
  #lines = 0

  /** The parts come in the order of the files, and those of one file in their order. */
  place(part: Part, report: PartReport): readonly PlacedFinding[] {
    if (part.start === 0) {
      this.#games = 0
      this.#lines = 0
    }
    const placed = report.findings.flatMap(finding =>
      finding.problems.map(problem => ({
        game: this.#games + finding.number,
        finding,
        problem: {
          ...problem,
          line: this.#lines + problem.line,
          offset: part.start + problem.offset,
        },
      })),
    )
    this.#games += report.games
    this.#lines += report.lines
    return placed
  }
}
