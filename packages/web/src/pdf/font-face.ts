import { type FontTables, makeTrueType } from './woff.js'

/** One font file for a PDF: its characters, their widths, and the file itself. */
export interface FontFace {
  readonly name: string
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly box: readonly number[]
  readonly glyphOf: ReadonlyMap<number, number>
  /** The width in thousandths of the size. */
  readonly widthOf: (glyph: number) => number
  readonly file: Uint8Array<ArrayBuffer>
}

export function readFontFace(name: string, tables: FontTables): FontFace {
  const head = viewOf(tables, 'head')
  const hhea = viewOf(tables, 'hhea')
  const hmtx = viewOf(tables, 'hmtx')
  const unitsPerEm = head.getUint16(18)
  const measured = hhea.getUint16(34)
  const toThousandths = (units: number) => Math.round((units * 1000) / unitsPerEm)
  return {
    name,
    unitsPerEm,
    ascent: toThousandths(hhea.getInt16(4)),
    descent: toThousandths(hhea.getInt16(6)),
    box: [36, 38, 40, 42].map(at => toThousandths(head.getInt16(at))),
    glyphOf: readCharacterMap(viewOf(tables, 'cmap')),
    widthOf: glyph => toThousandths(hmtx.getUint16(Math.min(glyph, measured - 1) * 4)),
    file: makeTrueType(tables),
  }
}

function viewOf(tables: FontTables, tag: string): DataView {
  const data = tables.get(tag)
  if (data === undefined) throw new Error(`the font has no table ${tag}`)
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

/** Reads which glyph represents which character: tables of format 4 (16 bits) and 12 (32 bits). */
function readCharacterMap(view: DataView): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  const count = view.getUint16(2)
  for (let index = 0; index < count; index++) {
    const at = view.getUint32(4 + index * 8 + 4)
    const format = view.getUint16(at)
    if (format === 4) readSegments(view, at, glyphs)
    else if (format === 12) readGroups(view, at, glyphs)
  }
  return glyphs
}

function readSegments(view: DataView, at: number, glyphs: Map<number, number>): void {
  const doubled = view.getUint16(at + 6)
  const ends = at + 14
  const starts = ends + doubled + 2
  const deltas = starts + doubled
  const ranges = deltas + doubled
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = view.getUint16(ends + segment)
    const delta = view.getUint16(deltas + segment)
    const range = view.getUint16(ranges + segment)
    for (let code = view.getUint16(starts + segment); code <= last && code < 0xffff; code++) {
      const first = view.getUint16(starts + segment)
      const listed =
        range === 0 ? code : view.getUint16(ranges + segment + range + (code - first) * 2)
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}

function readGroups(view: DataView, at: number, glyphs: Map<number, number>): void {
  const groups = view.getUint32(at + 12)
  for (let group = 0; group < groups; group++) {
    const entry = at + 16 + group * 12
    const first = view.getUint32(entry)
    const glyph = view.getUint32(entry + 8)
    for (let code = first; code <= view.getUint32(entry + 4); code++) {
      glyphs.set(code, glyph + code - first)
    }
  }
}
