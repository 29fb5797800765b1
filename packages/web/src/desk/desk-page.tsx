import type { BoardLine } from '@jadoube/protocol'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { fetchSentences } from '../account/narration.js'
import { resultText } from '../account/result-text.js'
import { keepAwake } from '../clock/wake-lock.js'
import { useLatest } from '../frame/latest.js'
import { lazy } from '../frame/lazy.js'
import { say } from '../frame/say.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { readStored } from '../local-storage.js'
import type { Connection } from '../net/connection.js'
import { type OfficialResult, useOfficialResults } from '../net/official-results.js'
import { deskSoundKey } from '../storage-keys.js'
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
import { openBoard, useOpenBoard } from './use-open-board.js'
import './desk.css'

/** Loaded when a board is opened, because it includes all of the Laws. */
const BoardInFull = lazy(async () => (await import('./board-in-full.js')).BoardInFull)

interface DeskProps {
  readonly connection: Connection
  readonly event: string
  readonly secret: string
  /** Whether the event has a tournament, in which results are entered as well. */
  readonly hasTournament?: boolean
}

/** All boards of an event, those that need somebody first, and one of them in full. */
export function Desk({ connection, event, secret, hasTournament = false }: DeskProps) {
  const store = useMemo(() => connection.desk(event), [connection, event])
  const now = useServerNow(connection, 250)
  const [choices, setChoices] = useState<DeskChoices>(defaultChoices)
  const [showsKeys, setShowsKeys] = useState(false)
  const sounds = useSignal(readStored(deskSoundKey, value => value === true || undefined) ?? false)
  const liveRegion = useSignal('')
  useEffect(fetchSentences, [])
  useEffect(keepAwake, [])
  useResetCount()
  const round = store.lines.value?.[0]?.round
  const official = useOfficialResults({ event, secret }, hasTournament ? round : null)
  const linesWithNeeds = useLinesWithNeeds(store, now, useLatest(official))
  useAlarms(linesWithNeeds, liveRegion, sounds)
  const all = linesWithNeeds.value
  const lines = useChosenLines(all, choices)
  const pressing = (all ?? []).filter(({ needs }) => needs.some(isPressing)).sort(byNeed)
  const role = connection.seat.value?.role
  const isArbiter = role === 'arbiter'
  const { open, board, kind, setKind } = useOpenBoard(connection, store)
  const goToNext = () => {
    const { desk: t } = words()
    const nextLine = pressing[(indexOfBoard(pressing, open) + 1) % Math.max(1, pressing.length)]
    if (nextLine === undefined) say(liveRegion, isArbiter ? t.nothingNeeded : t.noneNeedsArbiter)
    else openBoard(nextLine.board)
  }
  const showKeys = () => setShowsKeys(true)
  useDeskKeys({ open, next: goToNext, act: setKind, keys: showKeys })
  if (all === null) return <div class="desk" aria-busy="true" />
  const seat = { event, secret, isArbiter }
  return (
    <div class={open === null ? 'desk' : 'desk has-open-board'}>
      <SilentServerLine connection={connection} />
      <NeedsStrip lines={pressing} isArbiter={isArbiter} onNext={goToNext} />
      <LockedBoards locked={store.locked.value} lines={all} />
      <OutageStrip lines={all} {...seat} />
      <DeskBar
        store={store}
        lines={lines}
        now={now}
        {...seat}
        choices={choices}
        onChoose={chosen => setChoices({ ...choices, ...chosen })}
        sounds={sounds}
        onKeys={showKeys}
      />
      <DeskPeople people={store.people.value} lines={all} />
      {role === 'organiser' && open === null && <AnotherArbiter event={event} secret={secret} />}
      <BoardTiles lines={lines} hasBoards={all.length > 0} now={now} open={open} />
      {board !== null && open !== null && (
        <OpenBoard official={official.get(open)}>
          <BoardInFull
            key={open}
            connection={connection}
            store={board}
            secret={secret}
            needs={all[indexOfBoard(all, open)]?.needs ?? []}
            otherViewers={namesAt(store.people.value, open)}
            kind={kind}
            onKind={setKind}
          />
        </OpenBoard>
      )}
      <p class="visually-hidden" role="status">
        {liveRegion}
      </p>
      {showsKeys && <KeysSheet onClose={() => setShowsKeys(false)} />}
    </div>
  )
}

const defaultChoices: DeskChoices = { order: 'need', search: '', onlyPlaying: false }

/** The boards that were searched for, in the chosen order. */
function useChosenLines(all: readonly BoardLine[] | null, choices: DeskChoices) {
  return useMemo(() => {
    const { search, onlyPlaying, order } = choices
    return filterBoards(all ?? [], search, onlyPlaying).sort(order === 'need' ? byNeed : byNumber)
  }, [all, choices])
}

const indexOfBoard = (lines: readonly BoardLine[], board: string | null): number =>
  lines.findIndex(line => line.board === board)

function BoardTiles({
  lines,
  hasBoards,
  now,
  open,
}: {
  readonly lines: readonly BoardLine[]
  /** Whether there are boards at all, perhaps hidden by the search. */
  readonly hasBoards: boolean
  readonly now: ReadonlySignal<number>
  /** The board that is shown in full. */
  readonly open: string | null
}) {
  const { desk: t, hall } = words()
  const renderedCount = useScreenfuls(lines.length)
  if (lines.length === 0) return <p class="quiet">{hasBoards ? hall.desk.none : t.noBoards}</p>
  return (
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
  )
}

/** The frame of the board that is shown in full. */
function OpenBoard({
  official,
  children,
}: {
  /** A result that did not come from the board. */
  readonly official: OfficialResult | undefined
  readonly children: ComponentChildren
}) {
  const { desk: t, tournament } = words()
  return (
    <section class="open-board">
      <a class="button plain back" href={boardHref(null)}>
        ← {t.allBoards}
      </a>
      {official !== undefined && (
        <p class="ruling">
          <b>{resultText(official.result as '1-0')}</b> {tournament.sources[official.source]}
        </p>
      )}
      {children}
    </section>
  )
}

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
