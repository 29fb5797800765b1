/**
 * Moves are announced with German names, whatever language is spoken at the table (Appendix D.2.1).
 */
export const announcementLanguage = 'de-DE'

// The names of Appendix D are German in every language. A screen reader must know where they begin
// and end.

const files = 'Anna|Bella|C(?:e|ä)sar|David|Eva|Felix|Gustav|He[ck]tor'
const ranks = 'eins|zwei|drei|vier|fünf|sechs|sieben|acht'
/** Words that can only be German here. A name such as Eva is not among them. */
const sure = 'König|Turm|Läufer|Springer|Bauer|[Kk]urze Rochade|[Ll]ange Rochade|schlägt'
const name = `(?:${sure}|${files}|${ranks}|Dame|Schach|matt)`
const run = new RegExp(`(?<!\\p{L})${name}(?:,? ${name})*(?!\\p{L})`, 'gu')
const isSure = new RegExp(`^(?:${sure})$`, 'u')

export interface TextPart {
  readonly text: string
  readonly german: boolean
}

/** Splits a text into parts in its own language and the German names in it. */
export function germanIn(text: string): readonly TextPart[] {
  const found = [...text.matchAll(run)]
  const hasSure = found.some(([words]) => isSure.test(words))
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: words, index } of found) {
    const isOne = !words.includes(' ')
    // A single word may be a person's name or a word of this language: Finnish “Anna” means “give”.
    if (isOne && !isSure.test(words) && !(hasSure && words === 'Dame')) continue
    if (index > end) parts.push({ text: text.slice(end, index), german: false })
    parts.push({ text: words, german: true })
    end = index + words.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), german: false })
  return parts
}
