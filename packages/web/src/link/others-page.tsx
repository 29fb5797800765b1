import { useState } from 'preact/hooks'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { LinkCard } from '../links/link-card.js'
import { go } from '../router.js'
import type { Choice } from '../table/set-up-choice.js'
import { SetUpPage } from '../table/set-up-page.js'
import { type MadeGame, storeMadeGame } from './made-games.js'
import { makeBoard } from './make-board.js'

/** Sets up a game for two others, with a link for each seat to give away. */
export function OthersPage() {
  const { seat: t } = words()
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const make = async (header: object, choice: Choice) => {
    if (isSending) return
    setIsSending(true)
    const newBoard = await makeBoard(header)
    setIsSending(false)
    if (typeof newBoard === 'string') {
      setFault(newBoard)
      return
    }
    const { arbiter, spectator: _, ...others } = newBoard.links
    const names = [choice.white, choice.black].map(name => name.trim()).filter(Boolean)
    const links = choice.arbiter && arbiter !== undefined ? { ...others, arbiter } : others
    storeMadeGame({ board: newBoard.board, names: names.join(' – '), made: Date.now() }, links)
    go(`/link/${newBoard.board}`)
  }
  return (
    <SetUpPage
      title={linkWords().forOthersTitle}
      begin={t.make}
      offersArbiter
      onSet={(header, choice) => void make(header, choice)}
    >
      <p class="small error" role="alert">
        {fault}
      </p>
    </SetUpPage>
  )
}

export function SeatLinksPage({ game }: { readonly game: MadeGame }) {
  const { seat: t } = words()
  const { board, links, names } = game
  const cards = (['white', 'black', 'arbiter'] as const).flatMap(role => {
    const url = links[role]
    return url === undefined ? [] : [{ role, url }]
  })
  const [first] = cards
  const origin = first === undefined ? location.origin : new URL(first.url).origin
  return (
    <Frame title={t.links}>
      <h1 tabIndex={-1}>{t.links}</h1>
      {names !== '' && <p class="small quiet">{names}</p>}
      <p class="lead-small">{t.linksLead}</p>
      <div class="link-cards">
        {cards.map(({ role, url }) => (
          <LinkCard key={role} label={t.roles[role]} url={url} opens={t.sit} />
        ))}
        <LinkCard label={t.roles.spectator} url={`${origin}/board/${board}`} />
      </div>
    </Frame>
  )
}
