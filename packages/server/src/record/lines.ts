/** The lines of a text, one by one: a text of millions of line ends must not become a list. */
export function* linesOf(text: string): Generator<string> {
  let from = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    const end = text.indexOf('\n', from)
    if (end < 0) break
    yield text.slice(from, text[end - 1] === '\r' && end > from ? end - 1 : end)
    from = end + 1
  }
  yield text.slice(from)
}
