import type { BoardLine } from '@jadoube/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { fetchSentences } from '../account/narration.js'
import { resultText } from '../account/result-text.js'
import type { Kind } from '../arbiter/forms.js'
import { keepAwake } from '../clock/wake-lock.js'
import { useLatest } from '../frame/latest.js'
import { lazy } from '../frame/lazy.js'
import { say } from '../frame/say.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { readStored } from '../local-storage.js'
import type { Connection } from '../net/connection.js'
import { useOfficialResults } from '../net/official-results.js'
import { address, go } from '../router.js'
import { useAlarms, useResetCount } from './alarms.js'
import { AnotherArbiter } from './another-arbiter.js'
import { boardHref } from './board-address.js'
import { BoardTile } from './board-tile.js'
import { SilentServerLine } from './connection-line.js'
import { DeskBar, type DeskChoices } from './desk-bar.js'
import { filterBoards } from './desk-filter.js'
import { DeskPeople, namesAt } from './desk-people.js'
import { useLinesWithNeeds } from './lines-with-needs.js'
import { byNeed, byNumber, isPressing } from './needs.js'
import { NeedsStrip } from './needs-strip.js'
import { OutageStrip } from './outage-strip.js'
import { useScreenfuls } from './screenful.js'
import { useServerNow } from './server-now.js'
import { useDeskKeys } from './use-desk-keys.js'
import './desk.css'

/** Loaded when a board is opened, because it includes all of the Laws. */
const BoardInFull = lazy(async () => (await import('./board-in-full.js')).BoardInFull)

/** All boards of an event, those that need somebody first, and one of them in full. */
export function Desk({
  connection,
  event,
  secret,
  hasTournament = false,
}: {
  readonly connection: Connection
  readonly event: string
  readonly secret: string
  /** Whether the event has a tournament, in which results are entered as well. */
  readonly hasTournament?: boolean
}) {
  const { desk: t, hall, tournament } = words()
  const store = useMemo(() => connection.desk(event), [connection, event])
  const now = useServerNow(connection, 250)
  const [choices, setChoices] = useState<DeskChoices>(defaultChoices)
  const sounds = useSignal(readStored('desk-sound', value => value === true || undefined) ?? false)
  const [kind, setKind] = useState<Kind | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const liveRegion = useSignal('')
  useEffect(fetchSentences, [])
  const open = address.value.query.get('board')
  useEffect(keepAwake, [])
  useResetCount()
  const round = store.lines.value?.[0]?.round
  const official = useOfficialResults({ event, secret }, hasTournament ? round : null)
  const linesWithNeeds = useLinesWithNeeds(store, now, useLatest(official))
  const all = linesWithNeeds.value
  const isArbiter = connection.seat.value?.role === 'arbiter'
  const lines = useMemo(() => {
    const { search, onlyPlaying, order } = choices
    return filterBoards(all ?? [], search, onlyPlaying).sort(order === 'need' ? byNeed : byNumber)
  }, [all, choices])
  const renderedCount = useScreenfuls(lines.length)
  const pressing = (all ?? []).filter(({ needs }) => needs.some(isPressing)).sort(byNeed)
  useAlarms(linesWithNeeds, liveRegion, sounds)
  const board = useMemo(() => (open === null ? null : connection.board(open)), [connection, open])
  useEffect(() => {
    setKind(null)
    store.goToBoard(open)
    return () => {
      if (open !== null) connection.closeBoard(open)
    }
  }, [connection, store, open])
  const replacement = board?.view.value?.next
  useEffect(() => {
    if (replacement !== undefined) go(boardHref(replacement), { replace: true })
  }, [replacement])
  const focusName = () => requestAnimationFrame(() => document.getElementById('full-name')?.focus())
  const goToNext = () => {
    const at = pressing.findIndex(line => line.board === open)
    const nextLine = pressing[(at + 1) % Math.max(1, pressing.length)]
    if (nextLine === undefined) say(liveRegion, isArbiter ? t.nothingNeeded : t.noneNeedsArbiter)
    else {
      go(boardHref(nextLine.board))
      focusName()
    }
  }
  useDeskKeys({
    next: goToNext,
    back: () => {
      if (open === null) return
      go(boardHref(null))
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
  const officialResult = open === null ? undefined : official.get(open)
  return (
    <div class={open === null ? 'desk' : 'desk has-full'}>
      <SilentServerLine connection={connection} />
      <NeedsStrip lines={pressing} isArbiter={isArbiter} onNext={goToNext} />
      <LockedBoards locked={store.locked.value} lines={all} />
      <OutageStrip lines={all} event={event} secret={secret} isArbiter={isArbiter} />
      <DeskBar
        store={store}
        lines={lines}
        now={now}
        event={event}
        secret={secret}
        isArbiter={isArbiter}
        choices={choices}
        onChoose={chosen => setChoices({ ...choices, ...chosen })}
        sounds={sounds}
        onKeys={() => setShowsKeys(true)}
      />
      <DeskPeople people={store.people.value} lines={all} />
      {connection.seat.value?.role === 'organiser' && open === null && (
        <AnotherArbiter event={event} secret={secret} />
      )}
      {lines.length === 0 ? (
        <p class="quiet">{all.length === 0 ? t.noBoards : hall.desk.none}</p>
      ) : (
        <nav class="tiles" aria-label={t.boards}>
          {lines.slice(0, renderedCount).map(line => (
            <BoardTile
              key={line.board}
              line={line}
              now={now}
              href={boardHref(line.board)}
              isOpen={line.board === open}
            />
          ))}
        </nav>
      )}
      {board !== null && open !== null && (
        <section class="desk-full">
          <a class="button plain back" href={boardHref(null)}>
            ← {t.allBoards}
          </a>
          {officialResult !== undefined && (
            <p class="ruling">
              <b>{resultText(officialResult.result as '1-0')}</b>{' '}
              {tournament.sources[officialResult.source]}
            </p>
          )}
          <BoardInFull
            key={open}
            connection={connection}
            store={board}
            secret={secret}
            needs={all.find(line => line.board === open)?.needs ?? []}
            otherViewers={namesAt(store.people.value, open)}
            kind={kind}
            onKind={setKind}
          />
        </section>
      )}
      <p class="unseen" role="status">
        {liveRegion}
      </p>
      {showsKeys && <KeysSheet onClose={() => setShowsKeys(false)} />}
    </div>
  )
}

const defaultChoices: DeskChoices = { order: 'need', search: '', onlyPlaying: false }

/** Boards whose stored data are damaged. */
function LockedBoards({
  locked,
  lines,
}: {
  readonly locked: readonly string[]
  readonly lines: readonly BoardLine[]
}) {
  if (locked.length === 0) return null
  const numbers = locked.map(id => lines.find(({ board }) => board === id)?.number ?? id)
  return (
    <p class="error" role="alert">
      {words().desk.lockedBoards(numbers.join(', '))}
    </p>
  )
}

function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { desk: t } = words()
  return (
    <Sheet title={t.keysTitle} onClose={onClose}>
      <dl class="keys">
        {t.keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
