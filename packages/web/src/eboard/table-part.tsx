import { useEffect, useState } from 'preact/hooks'
import { ConnectSheet } from './connect-sheet.js'
import { tableBoard } from './on-table.js'
import { TroubleStrip } from './trouble-strip.js'
import { WoodNote } from './wood-note.js'
import { woodStrip } from './wood-press.js'

/** At the table: the sheet at first, and beside the moves whether wood and screen agree. */
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
