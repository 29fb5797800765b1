import type { SeatLink } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { Frame } from '../frame/frame.js'
import { language, words } from '../i18n/language.js'
import { LinkCard } from '../links/link-card.js'
import { ask } from '../net/ask.js'
import { go, place } from '../router.js'
import type { Choice } from '../table/choice.js'
import { SetUpPage } from '../table/set-up-page.js'
import { keepGame, type MadeGame, madeGame, madeGames } from './made-games.js'
import '../table/table.css'
import './link.css'

interface NewBoard {
  readonly board: string
  readonly links: Readonly<Record<string, SeatLink>>
}

/** A game by link: the choices before it, then a link for each seat. */
export function LinkPage() {
  const board = place.value.path.split('/')[2]
  const made = board === undefined ? undefined : madeGame(board)
  return made === undefined ? <Before /> : <Links game={made} />
}

/** What the server is asked for: the header of the record without its format. */
function boardAsked(header: object): object {
  const { jadoube: _, ...settings } = header as Readonly<Record<string, unknown>>
  return settings
}

function Before() {
  const { seat: t } = words()
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const make = async (header: object, choice: Choice) => {
    if (isAsking) return
    setIsAsking(true)
    const body = boardAsked(header)
    const answer = await ask<NewBoard>('POST', '/api/boards', { body })
    setIsAsking(false)
    if (!answer.ok) {
      setFault(t.faults[answer.error.code] ?? t.notMade)
      return
    }
    const { board, links } = answer.value
    const names = [choice.white, choice.black].map(name => name.trim()).filter(Boolean)
    const { arbiter, organiser, ...others } = links
    const shown = choice.arbiter ? { ...others, arbiter, organiser } : { ...others, organiser }
    keepGame(board, names.join(' – '), shown as NewBoard['links'], Date.now())
    go(`/link/${board}`)
  }
  return (
    <SetUpPage
      title={t.title}
      begin={t.make}
      asksArbiter
      onSet={(header, choice) => void make(header, choice)}
    >
      <p class="small error" role="alert">
        {fault}
      </p>
      <MadeBefore />
    </SetUpPage>
  )
}

function MadeBefore() {
  const { seat: t } = words()
  const games = madeGames().slice(0, 5)
  if (games.length === 0) return null
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section class="made">
      <h2>{t.madeHere}</h2>
      <ul>
        {games.map(({ board, made, names }) => (
          <li key={board}>
            <a href={`/link/${board}`}>
              {when.format(made)}
              {names !== '' && ` · ${names}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Links({ game }: { readonly game: MadeGame }) {
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
