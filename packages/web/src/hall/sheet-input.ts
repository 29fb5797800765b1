import type { Role, Square, StandingPosition } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import type { HandAct } from '../board/hand-act.js'
import { words } from '../i18n/language.js'
import type { RunningWords } from '../i18n/running/en.js'
import type { BoardStore } from '../net/board-store.js'
import { interpretTaps, readSheet, type WrittenGame } from './written-game.js'

/** A scoresheet to which a player writes. */
export interface OpenSheet {
  readonly store: BoardStore
  readonly start: StandingPosition
  /** The game as written, with entries that the server has not stored yet. */
  readonly sheet: WrittenGame
  /** The number of entries that the server has stored. */
  readonly storedCount: number
  readonly isChecked: boolean
  readonly mayWrite: boolean
  readonly w: RunningWords
}

/** Turns taps on the board into entries of a scoresheet, and corrects earlier entries. */
export function useSheetInput({
  store,
  start,
  sheet,
  storedCount,
  isChecked,
  mayWrite,
  w,
}: OpenSheet) {
  const { notLegal } = words().hall.sheet
  const [from, setFrom] = useState<Square | null>(null)
  const [promotions, setPromotions] = useState<readonly (readonly [Role, string])[]>([])
  const [note, setNote] = useState('')
  const [correcting, setCorrecting] = useState<number | null>(null)
  // While a move is corrected, the board shows the position before it.
  const shown =
    correcting === null ? sheet : readSheet(start, sheet.moves.slice(0, correcting), isChecked)
  const reset = () => {
    setFrom(null)
    setPromotions([])
    setNote('')
    setCorrecting(null)
  }
  const record = async (san: string): Promise<boolean> => {
    const answer = await store.send({ act: 'record', text: san })
    if (answer.kind === 'refused') setNote(notLegal)
    return answer.kind !== 'refused'
  }
  /** Deletes a move and all that follow, then writes again those that can still be played. */
  const correct = async (index: number, san: string | null) => {
    reset()
    const answer = await store.send({ act: 'strike', entries: storedCount - index })
    if (answer.kind === 'refused' || san === null) return
    if (!(await record(san))) return
    const lines = [...sheet.moves.slice(0, index), san, ...sheet.moves.slice(index + 1)]
    const corrected = readSheet(start, lines, isChecked)
    for (const move of corrected.moves.slice(index + 1)) if (!(await record(move))) return
    if (corrected.moves.length < sheet.moves.length) setNote(w.toWriteAgain)
  }
  const write = (san: string) => {
    if (correcting !== null) return void correct(correcting, san)
    reset()
    void record(san)
  }
  const touch = (square: Square) => {
    setNote('')
    setPromotions([])
    setFrom(from === square ? null : square)
  }
  const place = (origin: Square, target: Square) => {
    const meaning = interpretTaps(shown.position, origin, target, isChecked)
    if (meaning.kind === 'move') return write(meaning.san)
    if (meaning.kind === 'promotion') return setPromotions(meaning.options)
    setFrom(null)
    if (meaning.kind === 'not-legal') setNote(notLegal)
  }
  const onAct = (act: HandAct): boolean => {
    if (!mayWrite || (act.act !== 'touch' && act.act !== 'place')) return false
    if (act.act === 'touch') touch(act.square)
    else place(act.from, act.to)
    return true
  }
  return { from, promotions, note, correcting, shown, onAct, write, correct, reset, setCorrecting }
}

export type SheetInput = ReturnType<typeof useSheetInput>
