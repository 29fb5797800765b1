import { announcementLanguage, germanIn } from '../i18n/german-in.js'
import { type Page, PdfDocument } from './document.js'
import { type Typeface, textWidth } from './typeface.js'

/** The typefaces of a text. */
export interface TextFaces {
  readonly regular: Typeface
  readonly bold: Typeface
}

const margin = 56
const bottom = 64

/**
 * A text over as many A4 pages as it needs: headings, paragraphs, numbers in the margin, fields.
 */
export class Flow {
  readonly #document = new PdfDocument()
  readonly #faces: TextFaces
  readonly #foot: string
  #page: Page
  #number = 0
  #y = 0

  /** `foot` is printed at the foot of every page, beside its number. */
  constructor(faces: TextFaces, foot: string) {
    this.#faces = faces
    this.#foot = foot
    this.#page = this.#newPage()
  }

  get #width(): number {
    return this.#page.width - 2 * margin
  }

  #newPage(): Page {
    const page = this.#document.page()
    this.#page = page
    this.#number += 1
    this.#y = page.height - margin
    const style = { typeface: this.#faces.regular, size: 8, grey: 0.35 }
    page.text(margin, 36, this.#foot, style)
    const number = String(this.#number)
    page.text(page.width - margin - textWidth(style.typeface, number, 8), 36, number, style)
    return page
  }

  /** Moves down, or to the next page if there is not enough space. */
  #moveDown(height: number, keep = height): void {
    if (this.#y - keep < bottom) this.#newPage()
    this.#y -= height
  }

  title(text: string): void {
    this.#lines(text, this.#faces.bold, 20, 26, 0)
    this.space(6)
  }

  heading(text: string): void {
    this.space(12)
    // A heading must not be the last line of a page.
    if (this.#y - 60 < bottom) this.#newPage()
    this.#lines(text, this.#faces.bold, 13, 18, 0)
    this.space(3)
  }

  paragraph(text: string, grey = 0): void {
    this.#lines(text, this.#faces.regular, 10.5, 14.5, 0, grey)
    this.space(5)
  }

  /** A paragraph with its number in the margin. */
  numbered(number: string, text: string): void {
    const indent = 64
    const { length } = wrapLines(this.#faces.regular, text, 10.5, this.#width - indent)
    if (this.#y - Math.min(length, 4) * 14.5 < bottom) this.#newPage()
    const labels = wrapLines(this.#faces.bold, number, 9.5, indent - 8)
    const from = this.#y
    for (const [index, label] of labels.entries()) {
      this.#page.text(margin, from - (index + 1) * 14.5, label, {
        typeface: this.#faces.bold,
        size: 9.5,
      })
    }
    this.#lines(text, this.#faces.regular, 10.5, 14.5, indent)
    this.#y = Math.min(this.#y, length < labels.length ? from - labels.length * 14.5 : this.#y)
    this.space(5)
  }

  /** Values side by side, each above a line with a small label below it. */
  fields(fields: readonly (readonly [label: string, value: string])[]): void {
    this.#moveDown(30)
    const gap = 14
    const width = (this.#width - gap * (fields.length - 1)) / fields.length
    for (const [index, [label, value]] of fields.entries()) {
      const x = margin + index * (width + gap)
      const size = [11, 9.5, 8].find(each => textWidth(this.#faces.regular, value, each) <= width)
      this.#page.text(x, this.#y + 3, value, { typeface: this.#faces.regular, size: size ?? 7 })
      this.#page.line(x, this.#y, x + width, this.#y)
      const small = { typeface: this.#faces.regular, size: 7, grey: 0.35 }
      this.#page.text(x, this.#y - 9, label, small)
    }
    this.#moveDown(14)
  }

  space(height: number): void {
    this.#y -= height
  }

  #lines(
    text: string,
    typeface: Typeface,
    size: number,
    leading: number,
    indent: number,
    grey = 0,
  ): void {
    const german = germanWords(text)
    for (const paragraph of text.split('\n')) {
      for (const line of wrapLines(typeface, paragraph, size, this.#width - indent)) {
        this.#moveDown(leading)
        let x = margin + indent
        for (const part of german === null ? [line] : line.split(german)) {
          const language = german?.test(part) ? announcementLanguage : undefined
          this.#page.text(x, this.#y, part, { typeface, size, grey, ...(language && { language }) })
          x += textWidth(typeface, part, size)
        }
      }
    }
  }

  write(info: { readonly title: string; readonly language: string }) {
    return this.#document.write(info)
  }
}

/**
 * Finds the German names of announcements in lines of this text, wherever it is broken. Null if
 * there are none.
 */
function germanWords(text: string): RegExp | null {
  const words = germanIn(text)
    .filter(({ german }) => german)
    .flatMap(each => each.text.split(/,? /))
  return words.length === 0
    ? null
    : new RegExp(`(?<!\\p{L})(${[...new Set(words)].join('|')})(?!\\p{L})`, 'u')
}

/** Breaks a text into lines of at most this width. A wider word gets its own line. */
export function wrapLines(
  typeface: Typeface,
  text: string,
  size: number,
  width: number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(typeface, longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}
