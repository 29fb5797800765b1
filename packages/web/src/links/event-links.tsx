import type { BoardLine, Role, SeatLink } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import { words } from '../i18n/language.js'
import { ask, askEvent } from '../net/ask.js'
import { address } from '../router.js'
import { LinkCard } from './link-card.js'
import { isLocalOnly, withBase } from './local-only.js'
import { QrCode } from './qr-code.js'
import { type PairedBoard, readLinks, storeLinks, storeRound } from './stored-links.js'

interface SeatRow {
  readonly seat: string
  readonly role: Role
  readonly revoked: boolean
}

/** The links of an event, and of each board of a round, for printing. */
export function EventLinksPart({
  event,
  secret,
  rounds,
  base,
  role,
}: {
  readonly event: string
  readonly secret: string
  /** Null if players have one link for the whole event. */
  readonly rounds: readonly string[] | null
  /** The present base address of links, whatever it was when they were made. */
  readonly base: string
  readonly role: 'organiser' | 'arbiter'
}) {
  const { event: t } = words()
  const [round, setRound] = useState(address.value.query.get('round') ?? rounds?.at(-1) ?? '')
  const [, setCount] = useState(0)
  const stored = readLinks(event)
  const changed = () => setCount(count => count + 1)
  return (
    <div class="links-part">
      <section class="no-print">
        <h2>{t.eventLinks}</h2>
        <p class="quiet">{t.eventLinksLead}</p>
        {isLocalOnly(base) && <p class="error">{t.localOnly}</p>}
        <OwnLinks event={event} base={base} isOrganiser={role === 'organiser'} />
      </section>
      {rounds !== null && rounds.length > 0 && (
        <section>
          <div class="row no-print">
            <h2>{t.boardLinks}</h2>
            <label class="field inline">
              <span>{t.round}</span>
              <select value={round} onChange={chosen => setRound(chosen.currentTarget.value)}>
                {rounds.map(each => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <RoundSheet
            key={round}
            event={event}
            name={stored.name}
            round={round}
            base={base}
            boards={stored.rounds[round] ?? null}
            secret={secret}
            onBoards={changed}
          />
        </section>
      )}
      {rounds?.length === 0 && <p class="quiet">{t.noRounds}</p>}
    </div>
  )
}

/** The links of the officials, if this device has them. The spectators' link needs no secret. */
function OwnLinks({
  event,
  base,
  isOrganiser,
}: {
  readonly event: string
  readonly base: string
  readonly isOrganiser: boolean
}) {
  const { seat: t } = words()
  const links = isOrganiser ? readLinks(event).links : null
  return (
    <div class="link-cards">
      {links !== null &&
        (['arbiter', 'organiser'] as const).map(role => (
          <LinkCard key={role} label={t.roles[role]} url={withBase(links[role].url, base)} />
        ))}
      <LinkCard label={t.roles.spectator} url={`${base}/event/${event}`} />
    </div>
  )
}

/** One round on paper: a strip for each board, with a QR code for each player. */
function RoundSheet({
  event,
  name,
  round,
  base,
  boards,
  secret,
  onBoards,
}: {
  readonly event: string
  readonly name: string
  readonly round: string
  readonly base: string
  readonly boards: readonly PairedBoard[] | null
  readonly secret: string
  readonly onBoards: () => void
}) {
  const { event: t, desk } = words()
  if (boards === null) {
    return <Reissue event={event} round={round} secret={secret} onBoards={onBoards} />
  }
  return (
    <>
      <div class="row no-print">
        {/* A printed link to this computer would not work on any phone. */}
        <button
          type="button"
          class="button main"
          disabled={isLocalOnly(base)}
          onClick={() => print()}
        >
          {t.print}
        </button>
        <p class="small quiet">{t.printLead}</p>
      </div>
      <h3 class="print-only">
        {name} · {desk.round} {round}
      </h3>
      <ol class={isLocalOnly(base) ? 'strips no-print' : 'strips'}>
        {boards.map(board => (
          <li key={board.board} class="strip-of-board">
            <strong class="strip-number">{board.number ?? '–'}</strong>
            <SeatStrip board={board} side="white" base={base} />
            <SeatStrip board={board} side="black" base={base} />
          </li>
        ))}
      </ol>
    </>
  )
}

function SeatStrip({
  board,
  side,
  base,
}: {
  readonly board: PairedBoard
  readonly side: 'white' | 'black'
  readonly base: string
}) {
  const { frame, seat } = words()
  const [copied, setCopied] = useState(false)
  const name = board[side].name ?? ''
  const url = withBase(board.links[side].url, base)
  return (
    <div class="seat-strip">
      <QrCode url={url} label={seat.qrOf(`${board.number ?? ''} ${frame[side]}`)} />
      <div>
        <p class="quiet small">{frame[side]}</p>
        <p>{name}</p>
        <button
          type="button"
          class="button no-print"
          aria-label={`${copied ? seat.copied : seat.copy}: ${board.number} ${frame[side]} ${name}`}
          onClick={() => void copyText(url).then(setCopied)}
        >
          {copied ? seat.copied : seat.copy}
        </button>
      </div>
    </div>
  )
}

/** On a device that did not make the round there are no links, so they are reissued. */
function Reissue({
  event,
  round,
  secret,
  onBoards,
}: {
  readonly event: string
  readonly round: string
  readonly secret: string
  readonly onBoards: () => void
}) {
  const { event: t, arbiter } = words()
  const [isConfirming, setConfirming] = useState(false)
  const [sealed, setSealed] = useState('')
  const prepare = async () => {
    setSealed(await sealedBoards(event, round, secret))
    setConfirming(true)
  }
  const [isFailed, setFailed] = useState(false)
  const reissue = async () => {
    setConfirming(false)
    const reissued = await reissueRound(event, round, secret)
    setFailed(reissued === null)
    if (reissued === null) return
    storeRound(event, round, reissued)
    if (readLinks(event).name === '') storeLinks(event, {})
    onBoards()
  }
  return (
    <div class="reissue">
      <p>{t.linksElsewhere}</p>
      {isConfirming ? (
        <div class="confirm-box" role="alertdialog" aria-label={t.reissue}>
          <p class="confirm-text">{t.reissueSure}</p>
          {sealed !== '' && <p class="error">{t.reissueSealed(sealed)}</p>}
          <div class="row">
            <button type="button" class="button main" onClick={() => void reissue()}>
              {sealed === '' ? t.reissue : t.reissueAnyhow}
            </button>
            <button type="button" class="button" onClick={() => setConfirming(false)}>
              {arbiter.back}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" class="button" onClick={() => void prepare()}>
          {t.reissue}
        </button>
      )}
      {isFailed && (
        <p class="error" role="alert">
          {t.notMade}
        </p>
      )}
    </div>
  )
}

async function boardsOf(
  event: string,
  round: string,
  secret: string,
): Promise<readonly BoardLine[] | null> {
  const info = await askEvent<{ boards: readonly BoardLine[] }>(event, secret, { round })
  return info.ok ? info.value.boards : null
}

/** The numbers of the boards with a sealed move that a new link could not open. */
async function sealedBoards(event: string, round: string, secret: string): Promise<string> {
  const lines = (await boardsOf(event, round, secret)) ?? []
  return lines
    .filter(({ sealedFor = [] }) => sealedFor.some(role => role !== 'arbiter'))
    .map(({ number }) => number ?? '–')
    .join(', ')
}

async function reissueRound(
  event: string,
  round: string,
  secret: string,
): Promise<readonly PairedBoard[] | null> {
  const lines = await boardsOf(event, round, secret)
  if (lines === null) return null
  const boards: PairedBoard[] = []
  for (const { board, number, white, black } of lines) {
    const path = `/api/boards/${board}/seats`
    const seats = await ask<readonly SeatRow[]>('GET', path, { secret })
    if (!seats.ok) return null
    const reissued = async (role: Role): Promise<SeatLink | null> => {
      const seat = seats.value.find(each => each.role === role && !each.revoked)
      if (seat === undefined) return null
      const answer = await ask<SeatLink>('POST', `${path}/${seat.seat}/reissue`, { secret })
      return answer.ok ? answer.value : null
    }
    const links = { white: await reissued('white'), black: await reissued('black') }
    if (links.white === null || links.black === null) return null
    boards.push({
      board,
      number,
      white: { ...(white.name !== undefined && { name: white.name }) },
      black: { ...(black.name !== undefined && { name: black.name }) },
      links: { white: links.white, black: links.black },
    })
  }
  return boards.sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
}
