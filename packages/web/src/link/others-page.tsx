import { useState } from 'preact/hooks'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { LinkCard } from '../links/link-card.js'
import { go } from '../router.js'
import type { Choice } from '../table/set-up-choice.js'
import { SetUpPage } from '../table/set-up-page.js'
import { keepGame, type MadeGame } from './made-games.js'
import { makeBoard } from './make-board.js'

/** Sets up a game for two others, with a link for each seat to give away. */
export function OthersPage() {
  const { seat: t } = words()
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const make = async (header: object, choice: Choice) => {
    if (isAsking) return
    setIsAsking(true)
    const made = await makeBoard(header)
    setIsAsking(false)
    if (typeof made === 'string') {
      setFault(made)
      return
    }
    const { arbiter, spectator: _, ...others } = made.links
    const names = [choice.white, choice.black].map(name => name.trim()).filter(Boolean)
    const links = choice.arbiter && arbiter !== undefined ? { ...others, arbiter } : others
    keepGame({ board: made.board, names: names.join(' – '), made: Date.now() }, links)
    go(`/link/${made.board}`)
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
