import type { Color, SquareName } from '@jadoube/chess'
import type { ActReport, Ask, AskedAbout, BoardReport, SensedAct } from '../report.js'

/** An act as the squares showed it. What only a dump showed is not certain by itself. */
export const actReport = (
  by: Color,
  act: SensedAct,
  at: number,
  wasMissed: boolean,
): ActReport => ({
  kind: 'act',
  at,
  by,
  act,
  source: wasMissed ? 'dump' : 'square',
  confidence: wasMissed ? 'low' : 'high',
})

/** Missed changes that end in a legal move count as that move. */
export const asTrusted = <T extends BoardReport>(report: T): T =>
  report.kind === 'act' && report.source === 'dump' ? { ...report, confidence: 'high' } : report

/** The reports about hands, in order, until they are taken. */
export class ReportQueue {
  #reports: BoardReport[] = []

  takeAll(): readonly BoardReport[] {
    const reports = this.#reports
    this.#reports = []
    return reports
  }

  add(...reports: readonly BoardReport[]): void {
    this.#reports.push(...reports)
  }

  act(by: Color, act: SensedAct, at: number, wasMissed: boolean): void {
    this.add(actReport(by, act, at, wasMissed))
  }

  ask(
    about: AskedAbout,
    at: number,
    squares: readonly SquareName[],
    suggests?: Ask['suggests'],
  ): void {
    this.add({ kind: 'ask', at, about, squares, ...(suggests !== undefined && { suggests }) })
  }

  trustMissed(): void {
    this.#reports = this.#reports.map(asTrusted)
  }
}
