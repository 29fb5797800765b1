import { Flow, type TextFaces } from '../pdf/flow.js'
import type { IncidentWords } from './words/en.js'

/** A completed sheet. */
export interface FilledSheet {
  readonly event: string
  readonly round: string
  readonly board: string
  readonly date: string
  readonly time: string
  readonly white: string
  readonly black: string
  readonly clocks: string
  readonly laws: string
  readonly facts: string
  readonly decision: string
  readonly article: string
  readonly notes: string
}

/** Makes the incident sheet on A4, with room for three signatures. */
export function makeIncidentPdf(
  sheet: FilledSheet,
  t: IncidentWords,
  faces: TextFaces,
  language: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const flow = new Flow(faces, `Jadoube · ${sheet.laws}`)
  flow.title(t.title)
  flow.fields([
    [t.event, sheet.event],
    [t.round, sheet.round],
    [t.board, sheet.board],
  ])
  flow.fields([
    [t.date, sheet.date],
    [t.time, sheet.time],
    [t.clocks, sheet.clocks],
  ])
  flow.fields([
    [t.white, sheet.white],
    [t.black, sheet.black],
  ])
  flow.heading(t.facts)
  flow.paragraph(sheet.facts)
  flow.heading(t.decision)
  flow.paragraph(sheet.decision)
  flow.fields([
    [t.article, sheet.article],
    [t.laws, sheet.laws],
  ])
  if (sheet.notes.trim() !== '') {
    flow.heading(t.notes)
    flow.paragraph(sheet.notes)
  }
  flow.heading(t.signatures)
  flow.space(24)
  flow.fields([
    [t.white, ''],
    [t.black, ''],
    [t.arbiter, ''],
  ])
  return flow.write({ title: `${t.title}: ${sheet.board}`.replace(/: $/, ''), language })
}
