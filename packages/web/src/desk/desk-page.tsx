import type { BoardLine } from '@jadoube/protocol'
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { fetchSentences } from '../account/telling.js'
import type { Kind } from '../arbiter/forms.js'
import { lazy } from '../frame/lazy.js'
import { say } from '../frame/say.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'
import type { Connection } from '../net/connection.js'
import { go, place, withQuery } from '../router.js'

import { BoardTile } from './board-tile.js'
import { deskKey } from './desk-keys.js'
import { byNeed, byNumber, inOrder, isPressing, needText } from './needs.js'
import { useServerNow } from './ticking.js'
import { timelyNeeds } from './timely-needs.js'
import './desk.css'

/** It comes with the whole of the Laws: when a board is opened. */
const BoardInFull = lazy(async () => (await import('./board-in-full.js')).BoardInFull)

/** The address of a board on this desk; the secret stays behind the `#`. */
const hrefOf = (board: string | null): string =>
  `${withQuery({ board })}${place.value.fragment === '' ? '' : `#${place.value.fragment}`}`

/** All boards of an event at once, those first that need somebody; one of them in full. */
export function Desk({
  connection,
  event,
  secret,
  rounds,
}: {
  readonly connection: Connection
  readonly event: string
  readonly secret: string
  readonly rounds: readonly string[]
}) {
  const { desk: t } = words()
  const store = useMemo(() => connection.desk(event), [connection, event])
  const now = useServerNow(connection, 250)
  const [ordered, setOrdered] = useState<'need' | 'number'>('need')
  const [round, setRound] = useState<string | null>(null)
  const [kind, setKind] = useState<Kind | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const said = useSignal('')
  useEffect(fetchSentences, [])
  const open = place.value.query.get('board')
  const shownRound = round ?? rounds.at(-1) ?? null
  // Time alone changes what is needed; the page is drawn anew only when it does.
  const timely = useComputed(() =>
    JSON.stringify((store.lines.value ?? []).map(line => timelyNeeds(line, now.value))),
  )
  const watched = useComputed(() => {
    const more = JSON.parse(timely.value) as string[][]
    const lines = store.lines.value
    return (
      lines?.map((line, index) => {
        const added = more[index] ?? []
        return added.length === 0 ? line : { ...line, needs: inOrder([...line.needs, ...added]) }
      }) ?? null
    )
  })
  const all = watched.value
  const isArbiter = connection.seat.value?.role === 'arbiter'
  const lines = useMemo(
    () =>
      (all ?? [])
        .filter(line => shownRound === '' || shownRound === null || line.round === shownRound)
        .sort(ordered === 'need' ? byNeed : byNumber),
    [all, shownRound, ordered],
  )
  const pressing = (all ?? []).filter(({ needs }) => needs.some(isPressing)).sort(byNeed)
  useAlarms(watched, said)
  const board = useMemo(() => (open === null ? null : connection.board(open)), [connection, open])
  useEffect(() => {
    setKind(null)
    return () => {
      if (open !== null) connection.closeBoard(open)
    }
  }, [connection, open])
  const replacement = board?.view.value?.next
  useEffect(() => {
    if (replacement !== undefined) go(hrefOf(replacement), { replace: true })
  }, [replacement])
  const focusName = () => requestAnimationFrame(() => document.getElementById('full-name')?.focus())
  const next = () => {
    const at = pressing.findIndex(line => line.board === open)
    const found = pressing[(at + 1) % Math.max(1, pressing.length)]
    if (found === undefined) say(said, isArbiter ? t.nothingNeeded : t.noneNeedsArbiter)
    else {
      go(hrefOf(found.board))
      focusName()
    }
  }
  useKeys({
    next,
    back: () => {
      if (open === null) return
      go(hrefOf(null))
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-board="${open}"]`)?.focus(),
      )
    },
    answer: () => document.querySelector<HTMLElement>('.full .answers .button')?.focus(),
    act: setKind,
    clocks: () => document.querySelector<HTMLElement>('.full-asks > .row .button')?.click(),
    keys: () => setShowsKeys(true),
  })
  if (all === null) return <div class="desk" aria-busy="true" />
  return (
    <div class={open === null ? 'desk' : 'desk has-full'}>
      <NeedsStrip lines={pressing} isArbiter={isArbiter} onNext={next} />
      {store.locked.value.length > 0 && (
        <p class="error" role="alert">
          {t.lockedBoards(
            store.locked.value
              .map(id => all.find(({ board }) => board === id)?.number ?? id)
              .join(', '),
          )}
        </p>
      )}
      <div class="desk-bar">
        <RoundChoice
          rounds={rounds}
          chosen={shownRound}
          onChoose={setRound}
          event={event}
          secret={secret}
          lines={lines}
          isArbiter={isArbiter}
        />
        <label class="field inline">
          <span>{t.order}</span>
          <select
            value={ordered}
            onChange={change => setOrdered(change.currentTarget.value as 'need' | 'number')}
          >
            <option value="need">{t.byNeed}</option>
            <option value="number">{t.byNumber}</option>
          </select>
        </label>
        <button type="button" class="button plain by-keys" onClick={() => setShowsKeys(true)}>
          {t.keysTitle}
        </button>
      </div>
      {lines.length === 0 ? (
        <p class="quiet">{t.noBoards}</p>
      ) : (
        <nav class="tiles" aria-label={t.boards}>
          {lines.map(line => (
            <BoardTile
              key={line.board}
              line={line}
              now={now}
              href={hrefOf(line.board)}
              isOpen={line.board === open}
            />
          ))}
        </nav>
      )}
      {board !== null && open !== null && (
        <section class="desk-full">
          <a class="button plain back" href={hrefOf(null)}>
            ← {t.allBoards}
          </a>
          <BoardInFull
            key={open}
            connection={connection}
            store={board}
            secret={secret}
            needs={all.find(line => line.board === open)?.needs ?? []}
            kind={kind}
            onKind={setKind}
          />
        </section>
      )}
      <p class="unseen" role="status">
        {said}
      </p>
      {showsKeys && (
        <Sheet title={t.keysTitle} onClose={() => setShowsKeys(false)}>
          <dl class="keys">
            {t.keys.map(([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </div>
  )
}

function NeedsStrip({
  lines,
  isArbiter,
  onNext,
}: {
  readonly lines: readonly BoardLine[]
  /** The organiser sees who needs the arbiter; the organiser does not rule. */
  readonly isArbiter: boolean
  readonly onNext: () => void
}) {
  const { desk: t } = words()
  const title = isArbiter ? t.needsYou : t.needArbiter
  return (
    <section class={lines.length > 0 ? 'strip asks' : 'strip'} aria-label={title}>
      <strong>{title}</strong>
      {lines.length === 0 ? (
        <span class="quiet">{isArbiter ? t.nothingNeeded : t.noneNeedsArbiter}</span>
      ) : (
        <>
          <ul>
            {lines.map(line => (
              <li key={line.board}>
                <a href={hrefOf(line.board)}>
                  <b>{line.number ?? ''}</b> {needText(line.needs.find(isPressing) ?? '')}
                </a>
              </li>
            ))}
          </ul>
          <button type="button" class="button" onClick={onNext}>
            {t.next}
          </button>
        </>
      )}
    </section>
  )
}

function RoundChoice({
  rounds,
  chosen,
  onChoose,
  event,
  secret,
  lines,
  isArbiter,
}: {
  readonly rounds: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (round: string) => void
  readonly event: string
  readonly secret: string
  readonly lines: readonly BoardLine[]
  readonly isArbiter: boolean
}) {
  const { desk: t } = words()
  const [failed, setFailed] = useState(false)
  const waiting = lines.filter(({ status }) => status === 'awaiting-start').length
  const start = async () => {
    const path = `/api/events/${event}/rounds/${encodeURIComponent(chosen ?? '')}/start`
    const answer = await ask('POST', path, { secret })
    setFailed(!answer.ok)
  }
  return (
    <>
      {rounds.length > 1 && (
        <label class="field inline">
          <span>{t.round}</span>
          <select value={chosen ?? ''} onChange={change => onChoose(change.currentTarget.value)}>
            {rounds.map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
            <option value="">{t.allRounds}</option>
          </select>
        </label>
      )}
      {isArbiter && waiting > 0 && chosen !== null && chosen !== '' && (
        <button type="button" class="button main" onClick={() => void start()}>
          {t.startRound(chosen, waiting)}
        </button>
      )}
      {failed && (
        <p class="error" role="alert">
          {t.notDone}
        </p>
      )}
    </>
  )
}

/** A need that was not there before is said once. */
function useAlarms(
  watched: ReadonlySignal<readonly BoardLine[] | null>,
  said: { value: string },
): void {
  const { desk: t } = words()
  const known = useRef<ReadonlySet<string> | null>(null)
  useSignalEffect(() => {
    const lines = watched.value
    if (lines === null) return
    const found = lines.flatMap(({ board, number, needs }) =>
      needs.filter(isPressing).map(need => ({ key: `${board} ${need}`, number, need })),
    )
    const before = known.current
    known.current = new Set(found.map(({ key }) => key))
    if (before === null) return
    const fresh = found.filter(({ key }) => !before.has(key))
    if (fresh.length > 0) {
      const texts = fresh.map(({ number, need }) => `${t.board(number ?? 0)}: ${needText(need)}.`)
      say(said, texts.join(' '))
    }
  })
}

interface DeskActs {
  readonly next: () => void
  readonly back: () => void
  readonly answer: () => void
  readonly act: (kind: Kind) => void
  readonly clocks: () => void
  readonly keys: () => void
}

function useKeys(acts: DeskActs): void {
  const latest = useRef(acts)
  latest.current = acts
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meant = deskKey(event)
      if (meant === null) return
      event.preventDefault()
      if (typeof meant === 'object') {
        latest.current.act(meant.kind)
        requestAnimationFrame(() =>
          document
            .querySelector<HTMLElement>('.full .act-form :is(input, select, button)')
            ?.focus(),
        )
      } else latest.current[meant]()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
