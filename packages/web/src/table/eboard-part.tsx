import { useEffect, useState } from 'preact/hooks'
import { BoardNote } from '../eboard/board-note.js'
import { ConnectSheet } from '../eboard/connect-sheet.js'
import { TroubleStrip } from '../eboard/trouble-strip.js'
import { boardStrip } from '../game/electronic-board.js'
import { tableBoard } from './table-eboard.js'

/**
 * At the table: the connection sheet at first, then beside the moves whether board and screen
 * agree.
 */
export function TableBoardPart() {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    boardStrip.value = () => <TroubleStrip board={tableBoard} />
  }, [])
  return (
    <>
      <BoardNote board={tableBoard} onOpen={() => setOpen(true)} />
      {isOpen && <ConnectSheet board={tableBoard} onClose={() => setOpen(false)} />}
    </>
  )
}
