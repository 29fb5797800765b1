/**
 * A player's line with the rounds in their columns:
 * `playerLine(1, '2.0', ['   2 w 1', '0000 - U'])`.
 */
export function playerLine(
  id: number,
  points: string,
  rounds: readonly string[],
  name = `Player ${id}`,
): string {
  const fixed = `001 ${String(id).padStart(4)}      ${name}${' '.repeat(33 - [...name].length)}`
  const place = `${points.padStart(4)} ${String(id).padStart(4)}`
  return `${fixed}${' '.repeat(33)}${place}  ${rounds.map(each => each.padEnd(10)).join('')}`.trimEnd()
}

/** A whole file with LF line endings. */
export function trfText(...lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}
