import { useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import { Frame } from '../frame/frame.js'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { type MadeGame, madeGame } from '../link/made-games.js'
import { termsOf } from '../link/terms.js'
import { LinkCard } from '../links/link-card.js'
import { QrCode } from '../links/qr-code.js'
import { NotifyButton } from './notify.js'
import '../links/links.css'
import './waiting-page.css'

/** The invitation made on this device, if its player is the one who made it. */
function invitationOf({ view, side }: SeatGame): MadeGame | null {
  const made = madeGame(view.value.board)
  return made?.side === side ? made : null
}

/** Whether the player who invited still sees the invitation, until the opponent arrives. */
export function showsInvitation(game: SeatGame): boolean {
  const { status, [opponentOf(game)]: opponent } = game.view.value
  return (
    status === 'awaiting-start' && opponent.presence === 'absent' && invitationOf(game) !== null
  )
}

/** The waiting page: a code to scan, a link to send, and everything else folded. */
export function WaitingPage({ game }: { readonly game: SeatGame }) {
  const { seat } = words()
  const t = linkWords()
  const [isOpen, setIsOpen] = useState(false)
  const made = invitationOf(game)
  const { board, [opponentOf(game)]: opponent } = game.view.value
  const url = made?.links[opponentOf(game)]
  if (made === null || url === undefined) return null
  const title = opponent.name === undefined ? t.inviteTitle : t.inviteNamed(opponent.name)
  const { arbiter } = made.links
  return (
    <Frame title={title}>
      <div class="invitation">
        <h1 tabIndex={-1}>{title}</h1>
        <p class="small quiet">
          {t.yourColour[game.side]} {termsOf(game)}
        </p>
        <QrCode url={url} label={seat.qrOf(t.linkFor)} />
        <p>{t.inviteText}</p>
        <Share url={url} name={game.view.value[game.side].name} />
        <p class="waiting-for" role="status">
          {game.connection.state.value === 'lost'
            ? seat.lost
            : seat.waitsFor(opponent.name ?? words().frame[opponentOf(game)])}
        </p>
        <NotifyButton />
        <details onToggle={event => setIsOpen(event.currentTarget.open)}>
          <summary>{arbiter === undefined ? t.moreLinks : t.moreLinksWithArbiter}</summary>
          {isOpen && (
            <div class="link-cards">
              <LinkCard
                label={seat.roles.spectator}
                url={`${new URL(url).origin}/board/${board}`}
              />
              {arbiter !== undefined && <LinkCard label={seat.roles.arbiter} url={arbiter} />}
            </div>
          )}
        </details>
      </div>
    </Frame>
  )
}

/** Shares the link through the device, or copies it. */
function Share({ url, name }: { readonly url: string; readonly name: string | undefined }) {
  const t = linkWords()
  const [isCopied, setIsCopied] = useState(false)
  const canShare = typeof navigator.share === 'function'
  const copy = async () => setIsCopied(await copyText(url))
  const share = () => {
    const text = name === undefined ? t.shareTextUnnamed : t.shareText(name)
    void navigator.share({ text, url }).catch(() => undefined)
  }
  return (
    <div class="row">
      {canShare && (
        <button type="button" class="button main" onClick={share}>
          {t.share}
        </button>
      )}
      <button type="button" class={canShare ? 'button' : 'button main'} onClick={() => void copy()}>
        {isCopied ? t.copied : t.copy}
      </button>
    </div>
  )
}
