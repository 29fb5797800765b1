import { explainTime, type Millis } from '@jadoube/clock'
import type { BoardLine } from '@jadoube/protocol'
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { copyText } from '../copy-text.js'
import { inLetters, words, written } from '../i18n/language.js'
import { ask, askEvent } from '../net/ask.js'
import { type PushStatus, PushToLichess } from './push-to-lichess.js'
import './broadcast.css'

interface Warning {
  readonly board: number | null
  readonly kind: 'illegal-move-stands' | 'illegal-move-open' | 'name-missing'
  readonly move?: number
}

interface BroadcastInfo {
  readonly round: string
  readonly boards: number
  readonly pgn: string
  readonly cloud: string
  readonly delay: number
  readonly warnings: readonly Warning[]
  readonly push: PushStatus | null
}

const refreshEvery = 5000

/** The broadcast of a round: addresses to copy, warnings, and the push to Lichess. */
export function BroadcastPart({
  event,
  secret,
  rounds,
  current,
}: {
  readonly event: string
  readonly secret: string
  readonly rounds: readonly string[]
  /** The round shown first. By default the last one. */
  readonly current?: string
}) {
  const { hall, desk } = words()
  const t = hall.broadcast
  const [chosen, setChosen] = useState<string | null>(null)
  const round = chosen ?? current ?? rounds.at(-1) ?? null
  const [info, setInfo] = useState<BroadcastInfo | null>(null)
  const path = `/api/events/${event}/rounds/${encodeURIComponent(round ?? '')}`
  const refresh = useCallback(async () => {
    if (round === null) return
    const answer = await ask<BroadcastInfo>('GET', `${path}/broadcast`, { secret })
    setInfo(answer.ok ? answer.value : null)
  }, [path, round, secret])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), refreshEvery)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <div class="broadcast">
      <h2>{t.title}</h2>
      <p class="quiet">{t.lead}</p>
      {rounds.length > 1 && (
        <label class="field inline">
          <span>{desk.round}</span>
          <select value={round ?? ''} onChange={change => setChosen(change.currentTarget.value)}>
            {rounds.map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      {info === null ? (
        <p class="quiet">{desk.noBoards}</p>
      ) : (
        <>
          <Warnings warnings={info.warnings} />
          <p>
            {info.delay === 0
              ? t.noDelay
              : t.delay(inLetters(explainTime(info.delay as Millis, written.value)))}
          </p>
          <Address label={t.pgn} lead={t.pgnLead} text={info.pgn} />
          <Address label={t.cloud} lead={t.cloudLead} text={`${info.cloud}/tournament.json`} />
          <Address
            label={t.embed}
            text={`<iframe src="${new URL(info.pgn).origin}/embed/event/${event}?round=${encodeURIComponent(info.round)}" width="100%" height="600" title="Jadoube"></iframe>`}
          />
          <Overlays event={event} secret={secret} round={info.round} base={info.pgn} />
          <PushToLichess
            key={info.round}
            path={`${path}/push`}
            secret={secret}
            status={info.push}
            onChange={() => void refresh()}
          />
        </>
      )}
    </div>
  )
}

/** An address to copy, so that nobody mistypes it. */
function Address({
  label,
  lead,
  text,
  children,
}: {
  readonly label: string
  readonly lead?: string
  readonly text: string
  /** Controls on which the address depends. */
  readonly children?: ComponentChildren
}) {
  const t = words().hall.broadcast
  const [isCopied, setCopied] = useState(false)
  return (
    <section class="address">
      <h3>{label}</h3>
      {lead !== undefined && <p class="small quiet">{lead}</p>}
      {children}
      <div class="row">
        <code>{text}</code>
        <button
          type="button"
          class="button"
          aria-label={`${t.copy}: ${label}`}
          onClick={() => void copyText(text).then(setCopied)}
        >
          {isCopied ? t.copied : t.copy}
        </button>
      </div>
    </section>
  )
}

function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const t = words().hall.broadcast
  if (warnings.length === 0) return null
  const warningText = ({ board, kind, move = 0 }: Warning): string => {
    const number = String(board ?? '–')
    if (kind === 'illegal-move-stands') return t.stands(number, move)
    return kind === 'illegal-move-open' ? t.open(number, move) : t.unnamed(number)
  }
  return (
    <section class="broadcast-warnings" role="status">
      <h3>{t.warnings}</h3>
      <ul>
        {warnings.map(each => (
          <li key={JSON.stringify(each)}>{warningText(each)}</li>
        ))}
      </ul>
    </section>
  )
}

/** The overlay page of each board, for video programs. */
function Overlays({
  event,
  secret,
  round,
  base,
}: {
  readonly event: string
  readonly secret: string
  readonly round: string
  readonly base: string
}) {
  const { hall, tournament } = words()
  const t = hall.broadcast
  const [boards, setBoards] = useState<readonly BoardLine[]>([])
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    void askEvent<{ boards: readonly BoardLine[] }>(event, secret, { round }).then(answer => {
      if (answer.ok) setBoards(answer.value.boards)
    })
  }, [event, secret, round])
  const board = boards.find(each => each.board === chosen) ?? boards[0]
  if (board === undefined) return null
  return (
    <Address
      key={board.board}
      label={t.overlay}
      lead={t.overlayLead}
      text={`${new URL(base).origin}/overlay/board/${board.board}`}
    >
      <label class="field inline">
        <span>{tournament.board}</span>
        <select value={board.board} onChange={change => setChosen(change.currentTarget.value)}>
          {boards.map(each => (
            <option key={each.board} value={each.board}>
              {each.number} {each.white.name} – {each.black.name}
            </option>
          ))}
        </select>
      </label>
    </Address>
  )
}
