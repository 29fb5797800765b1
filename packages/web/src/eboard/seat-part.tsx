import { useEffect, useState } from 'preact/hooks'
import type { SeatGame } from '../game/remote-game.js'
import { woodStrip } from '../game/wood-press.js'
import { ConnectSheet } from './connect-sheet.js'
import { seatBoard } from './on-seat.js'
import { TroubleStrip } from './trouble-strip.js'
import { WoodNote } from './wood-note.js'

/** The connected board on a player's own page. */
export function SeatWood({ game }: { readonly game: SeatGame }) {
  const [isOpen, setOpen] = useState(true)
  const board = seatBoard(game)
  useEffect(() => {
    woodStrip.value = () => <TroubleStrip board={board} />
  }, [board])
  return (
    <>
      <WoodNote board={board} onOpen={() => setOpen(true)} />
      {isOpen && <ConnectSheet board={board} onClose={() => setOpen(false)} />}
    </>
  )
}
