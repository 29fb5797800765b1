import type { FontFace } from './font-face.js'
import { runsOf, runWidth, type Typeface } from './typeface.js'
import { pipeThrough } from './woff.js'

type Bytes = Uint8Array<ArrayBuffer>

const encode = (text: string): Bytes => new TextEncoder().encode(text) as Bytes
const hex = (value: number): string => value.toString(16).padStart(4, '0')
/** Writes a number for PDF. Two decimals are enough. */
const number = (value: number): string => String(Math.round(value * 100) / 100)

/** The drawing functions of a page, in points from its lower left corner. */
export interface Page {
  readonly width: number
  readonly height: number
  readonly text: (x: number, y: number, text: string, style: TextStyle) => void
  readonly line: (x1: number, y1: number, x2: number, y2: number, thickness?: number) => void
}

export interface TextStyle {
  readonly typeface: Typeface
  readonly size: number
  /** Grey, from 0 (black) to 1. */
  readonly grey?: number
  /** The language of the text, if it differs from that of the file. */
  readonly language?: string
}

/** A PDF file in the making: pages are drawn, then the file is written. */
export class PdfDocument {
  readonly #pages: { readonly width: number; readonly height: number; drawn: string }[] = []
  readonly #faces = new Map<
    FontFace,
    { readonly name: string; readonly used: Map<number, number> }
  >()

  page(width = 595.28, height = 841.89): Page {
    const page = { width, height, drawn: '' }
    this.#pages.push(page)
    return {
      width,
      height,
      text: (x, y, text, { typeface, size, grey = 0, language }) => {
        let at = x
        if (language !== undefined) page.drawn += `/Span <</Lang (${language})>> BDC\n`
        for (const run of runsOf(typeface, text)) {
          const { name, used } = this.#face(run.face)
          for (const [at, glyph] of run.glyphs.entries()) used.set(glyph, run.letters[at] ?? 0)
          const glyphs = run.glyphs.map(hex).join('')
          page.drawn += `BT ${number(grey)} g /${name} ${number(size)} Tf ${number(at)} ${number(y)} Td <${glyphs}> Tj ET\n`
          at += runWidth(run, size)
        }
        if (language !== undefined) page.drawn += 'EMC\n'
      },
      line: (x1, y1, x2, y2, thickness = 0.5) => {
        page.drawn += `${number(thickness)} w ${number(x1)} ${number(y1)} m ${number(x2)} ${number(y2)} l S\n`
      },
    }
  }

  #face(face: FontFace) {
    const existing = this.#faces.get(face)
    if (existing !== undefined) return existing
    const added = { name: `F${this.#faces.size + 1}`, used: new Map<number, number>() }
    this.#faces.set(face, added)
    return added
  }

  /**
   * Writes the whole file. `info` is shown by PDF readers: the title, and the language of the text.
   */
  async write(info: { readonly title: string; readonly language: string }): Promise<Bytes> {
    const file = new PdfFile()
    const catalog = file.reserve()
    const pages = file.reserve()
    const fonts: string[] = []
    for (const [face, { name, used }] of this.#faces) {
      const glyphs = [...used].sort(([a], [b]) => a - b)
      fonts.push(`/${name} ${await writeFont(file, face, glyphs)} 0 R`)
    }
    const resources = file.add(`<< /Font << ${fonts.join(' ')} >> >>`)
    const kids: number[] = []
    for (const { width, height, drawn } of this.#pages) {
      const content = await file.stream(encode(drawn))
      kids.push(
        file.add(
          `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] /Resources ${resources} 0 R /Contents ${content} 0 R >>`,
        ),
      )
    }
    const list = kids.map(kid => `${kid} 0 R`).join(' ')
    file.put(pages, `<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`)
    file.put(
      catalog,
      `<< /Type /Catalog /Pages ${pages} 0 R /Lang ${utf16(info.language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    )
    const about = file.add(`<< /Title ${utf16(info.title)} /Producer (Jadoube) >>`)
    return file.toBytes(catalog, about)
  }
}

/** Writes a text as a PDF string: UTF-16 with a byte order mark, in hexadecimal. */
function utf16(text: string): string {
  let digits = ''
  for (let at = 0; at < text.length; at++) digits += hex(text.charCodeAt(at))
  return `<feff${digits}>`
}

/** A glyph and the character it represents. */
type UsedGlyph = readonly [glyph: number, letter: number]

/**
 * Writes a font with all its outlines, addressed by glyph, and the character of each glyph, so that
 * text can be searched and copied.
 */
async function writeFont(
  file: PdfFile,
  face: FontFace,
  used: readonly UsedGlyph[],
): Promise<number> {
  const program = await file.stream(face.file, `/Length1 ${face.file.length}`)
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${face.name} /Flags 4 /FontBBox [${face.box.join(' ')}] /ItalicAngle 0 /Ascent ${face.ascent} /Descent ${face.descent} /CapHeight ${face.ascent} /StemV 80 /FontFile2 ${program} 0 R >>`,
  )
  const widths = used.map(([glyph]) => `${glyph} [${face.widthOf(glyph)}]`).join(' ')
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${face.name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 1000 /W [${widths}] >>`,
  )
  const letters = await file.stream(encode(toUnicode(used)))
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${face.name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${letters} 0 R >>`,
  )
}

function toUnicode(used: readonly UsedGlyph[]): string {
  const pairs = used.map(([glyph, letter]) => `<${hex(glyph)}> <${hex(letter)}>`)
  const blocks: string[] = []
  // A block can have at most a hundred entries.
  for (let at = 0; at < pairs.length; at += 100) {
    const part = pairs.slice(at, at + 100)
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

/** The numbered objects of a file, and the table of their positions. */
class PdfFile {
  readonly #objects: (Bytes | undefined)[] = []

  reserve(): number {
    return this.#objects.push(undefined)
  }

  put(id: number, body: string): void {
    this.#objects[id - 1] = encode(body)
  }

  add(body: string): number {
    return this.#objects.push(encode(body))
  }

  async stream(data: Bytes, more = ''): Promise<number> {
    const packed = await pipeThrough(data, new CompressionStream('deflate'))
    const head = encode(`<< /Length ${packed.length} /Filter /FlateDecode ${more} >>\nstream\n`)
    return this.#objects.push(concatenate([head, packed, encode('\nendstream')]))
  }

  toBytes(root: number, info: number): Bytes {
    // The second line tells file transfer programs that the file is binary.
    const parts: Bytes[] = [encode('%PDF-1.7\n'), new Uint8Array([37, 226, 227, 207, 211, 10])]
    let length = parts.reduce((sum, part) => sum + part.length, 0)
    const starts: number[] = []
    for (const [index, body] of this.#objects.entries()) {
      if (body === undefined) throw new Error(`object ${index + 1} was reserved and never written`)
      starts.push(length)
      const object = concatenate([encode(`${index + 1} 0 obj\n`), body, encode('\nendobj\n')])
      length += object.length
      parts.push(object)
    }
    const entries = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`)
    const count = starts.length + 1
    parts.push(
      encode(
        `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
      ),
    )
    return concatenate(parts)
  }
}

function concatenate(parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
