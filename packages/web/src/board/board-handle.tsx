import { useEffect, useRef } from 'preact/hooks'
import { lookWords } from '../i18n/look/words.js'
import {
  type BoardPlace,
  boardSizes,
  draggedSize,
  followBoardSizes,
  setBoardSize,
  smallestSize,
} from './board-size.js'
import './board-handle.css'

const step = 0.05

/**
 * The handle at the corner of a board on large screens. It is dragged with the mouse or moved with
 * the arrow keys.
 */
export function BoardHandle({
  place,
  isCentred = false,
}: {
  readonly place: BoardPlace
  readonly isCentred?: boolean
}) {
  useEffect(followBoardSizes, [])
  const drag = useRef<{ x: number; y: number; size: number; width: number } | null>(null)
  const size = boardSizes.value[place]
  const byKey: Readonly<Record<string, number>> = {
    ArrowRight: size + step,
    ArrowUp: size + step,
    ArrowLeft: size - step,
    ArrowDown: size - step,
    Home: smallestSize,
    End: 1,
  }
  const stopDrag = () => {
    drag.current = null
  }
  return (
    <div
      class="board-handle"
      role="slider"
      tabIndex={0}
      aria-label={lookWords().boardSize}
      title={lookWords().boardSize}
      aria-valuemin={smallestSize * 100}
      aria-valuemax={100}
      aria-valuenow={Math.round(size * 100)}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.preventDefault()
        const handle = event.currentTarget
        handle.setPointerCapture(event.pointerId)
        handle.focus({ preventScroll: true })
        const width = handle.parentElement?.getBoundingClientRect().width ?? 1
        drag.current = { x: event.clientX, y: event.clientY, size, width }
      }}
      onPointerMove={event => {
        const start = drag.current
        if (start === null) return
        const right = event.clientX - start.x
        const down = event.clientY - start.y
        setBoardSize(place, draggedSize(start, right, down, isCentred))
      }}
      onPointerUp={stopDrag}
      onPointerCancel={stopDrag}
      onKeyDown={event => {
        const next = byKey[event.key]
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        setBoardSize(place, next)
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M14 3L3 14M14 8L8 14M14 13L13 14" />
      </svg>
    </div>
  )
}
