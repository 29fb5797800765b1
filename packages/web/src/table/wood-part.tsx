import { useEffect, useState } from 'preact/hooks'
import { ConnectSheet } from '../eboard/connect-sheet.js'
import { TroubleStrip } from '../eboard/trouble-strip.js'
import { WoodNote } from '../eboard/wood-note.js'
import { woodStrip } from '../game/wood-press.js'
import { tableBoard } from './wood-on-table.js'

/**
 * At the table: the connection sheet at first, then beside the moves whether board and screen
 * agree.
 */
export function TableWood() {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    woodStrip.value = () => <TroubleStrip board={tableBoard} />
  }, [])
  return (
    <>
      <WoodNote board={tableBoard} onOpen={() => setOpen(true)} />
      {isOpen && <ConnectSheet board={tableBoard} onClose={() => setOpen(false)} />}
    </>
  )
}
