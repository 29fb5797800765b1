/** How annotators write "if the player could pass": `--`, `Z0`, `@@@@`, `0000`, `null`, `pass`. */
const written = /^(?:[-‐‑‒–—−]{2}|[zZ]0|@@@@|0000|null|pass)$/i

/** Whether a word of a file, without its marks, means a null move. */
export function isNullMoveText(text: string): boolean {
  return written.test(text)
}
