import { useEffect, useState } from 'preact/hooks'
import { boardStrip } from '../game/electronic-board.js'
import type { SeatGame } from '../game/remote-game.js'
import { BoardNote } from './board-note.js'
import { ConnectSheet } from './connect-sheet.js'
import { seatBoard } from './seat-eboard.js'
import { TroubleStrip } from './trouble-strip.js'

/** The connected board on a player's own page. */
export function SeatBoardPart({ game }: { readonly game: SeatGame }) {
  const [isOpen, setOpen] = useState(true)
  const board = seatBoard(game)
  useEffect(() => {
    boardStrip.value = () => <TroubleStrip board={board} />
  }, [board])
  return (
    <>
      <BoardNote board={board} onOpen={() => setOpen(true)} />
      {isOpen && <ConnectSheet board={board} onClose={() => setOpen(false)} />}
    </>
  )
}
