import { useEffect, useRef } from 'preact/hooks'
import type { WrittenPly } from '../game/written-moves.js'
import { words } from '../i18n/language.js'
import './move-list.css'

/** The moves of a game in pairs. The last one stays visible. */
export function MoveList({ moves }: { readonly moves: readonly WrittenPly[] }) {
  const t = words().table
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const toEnd = () => {
      element.scrollTop = element.scrollHeight
    }
    toEnd()
    // Elements that load later may take some of its space.
    const watch = new ResizeObserver(toEnd)
    watch.observe(element)
    return () => watch.disconnect()
  }, [moves.length])
  if (moves.length === 0) return <p class="quiet moves-none">{t.noMoves}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
    <ol class="move-list" ref={list} aria-label={t.moves} tabIndex={0}>
      {inPairs(moves).map(([number, white, black]) => (
        <li key={number}>
          <span class="quiet">{number}.</span>
          <span>{white}</span>
          <span>{black}</span>
        </li>
      ))}
    </ol>
  )
}

export function inPairs(
  moves: readonly WrittenPly[],
): readonly (readonly [number: number, white: string, black: string])[] {
  const rows: [number, string, string][] = []
  for (const { color, number, text } of moves) {
    const last = rows.at(-1)
    if (color === 'black' && last?.[0] === number) last[2] = text
    else rows.push(color === 'white' ? [number, text, ''] : [number, '…', text])
  }
  return rows
}
