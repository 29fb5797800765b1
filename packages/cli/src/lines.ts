/** The lines of a stream as they arrive, without their ends. A last line need not end. */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    rest += decoder.decode(chunk, { stream: true })
    let start = 0
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      yield rest.slice(start, end).replace(/\r$/, '')
      start = end + 1
    }
    rest = rest.slice(start)
  }
  rest += decoder.decode()
  if (rest !== '') yield rest.replace(/\r$/, '')
}

export async function readAll(input: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of input) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
