/** Characters. A longer line is truncated and reported as too long. */
const LONGEST_LINE = 1 << 16

/**
 * The lines of a stream as they arrive, without their line ends. The last line need not have one.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    const text = decoder.decode(chunk, { stream: true })
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      yield (rest + text.slice(start, end)).replace(/\r$/, '')
      rest = ''
      start = end + 1
    }
    if (rest.length < LONGEST_LINE) rest += text.slice(start, start + LONGEST_LINE)
  }
  rest += decoder.decode()
  if (rest !== '') yield rest.replace(/\r$/, '')
}
