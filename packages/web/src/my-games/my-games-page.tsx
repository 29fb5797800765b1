import { parseTimeControl } from '@jadoube/clock'
import { useEffect, useRef, useState } from 'preact/hooks'
import { resultText } from '../account/result-text.js'
import { shortName } from '../clock/time-controls.js'
import { ConfirmSheet } from '../frame/confirm-sheet.js'
import { Frame } from '../frame/frame.js'
import { dayOf, longDayOf } from '../i18n/date-text.js'
import { gamesWords } from '../i18n/games/words.js'
import { words } from '../i18n/language.js'
import { saveFile } from '../save-file.js'
import { allGames, deleteGames, storeGames } from '../saved-games/game-database.js'
import { removeFromTable } from '../saved-games/put-away.js'
import { type GameHead, matchesSearch, namesOf } from '../saved-games/saved-game.js'
import { storeGamesOfTable } from '../saved-games/table-games.js'
import './my-games.css'

/** As many rows as a phone renders at once without a pause. */
const pageSize = 60
const largestFile = 20_000_000

/** `/games`: every game stored on this device. */
export function MyGamesPage() {
  const t = gamesWords()
  const [games, setGames] = useState<readonly GameHead[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(pageSize)
  const [note, setNote] = useState('')
  const refresh = async () => {
    try {
      setGames(await allGames())
    } catch {
      setFailed(true)
      setGames([])
    }
  }
  useEffect(() => {
    void storeGamesOfTable().then(refresh, refresh)
  }, [])
  const found = (games ?? []).filter(
    head =>
      search.trim() === '' ||
      matchesSearch(head, [...detailsOf(head), ...daysOf(head.when)], search),
  )
  return (
    <Frame title={t.title}>
      <div class="my-games" aria-busy={games === null}>
        <div>
          <h1 tabIndex={-1}>{t.title}</h1>
          <p class="quiet">{failed ? t.cannotKeep : t.lead}</p>
        </div>
        {games !== null && games.length > 0 && (
          <label class="field">
            <span>{t.search}</span>
            <input
              type="search"
              value={search}
              autocomplete="off"
              onInput={event => {
                setSearch(event.currentTarget.value)
                setCount(pageSize)
              }}
            />
          </label>
        )}
        <Files
          hasGames={(games?.length ?? 0) > 0}
          known={games ?? []}
          onNote={setNote}
          onImported={() => void refresh()}
        />
        <p class="small games-note" role="status">
          {note}
        </p>
        {games?.length === 0 && !failed && (
          <div class="no-games">
            <p>{t.noGames}</p>
            <a class="button main" href="/table">
              {t.playNow}
            </a>
          </div>
        )}
        {games !== null && games.length > 0 && (
          <p class="small quiet" role="status">
            {found.length === 0 ? t.nothingFound : t.count(found.length)}
          </p>
        )}
        <ul class="games-list">
          {found.slice(0, count).map(head => (
            <Row key={head.id} head={head} onDeleted={() => void refresh()} />
          ))}
        </ul>
        {found.length > count && (
          <button type="button" class="button" onClick={() => setCount(count + pageSize)}>
            {t.more}
          </button>
        )}
      </div>
    </Frame>
  )
}

/** A date is found as the list shows it, and by the full name of its month. */
const daysOf = (when: number): readonly string[] => [dayOf(when), longDayOf(when)]

/** The parts of the small line under the names. */
function detailsOf(head: GameHead): readonly string[] {
  const t = gamesWords()
  const { clock, table } = words()
  const control = head.timeControl === null ? null : parseTimeControl(head.timeControl)
  const reasons = table.reasons as Readonly<Record<string, string>>
  return [
    head.result === '*' && head.seat !== null ? t.inProgress : (reasons[head.reason ?? ''] ?? ''),
    control?.ok === true ? shortName(control.value, clock) : '',
    head.moves > 0 ? t.moves(head.moves) : '',
    head.event,
    t.kinds[head.kind],
  ].filter(part => part !== '')
}

function Row({ head, onDeleted }: { readonly head: GameHead; readonly onDeleted: () => void }) {
  const t = gamesWords()
  const [isConfirming, setConfirming] = useState(false)
  const names = namesOf(head)
  return (
    <li>
      <a class="game-row" href={`/games/${head.id}`}>
        <span class="game-names">{names}</span>
        <span class="game-result">{head.result === '*' ? '·' : resultText(head.result)}</span>
        <span class="small quiet game-more">{detailsOf(head).join(' · ')}</span>
        <span class="small quiet game-day">{dayOf(head.when)}</span>
      </a>
      <button
        type="button"
        class="button plain game-delete"
        aria-label={t.deleteNamed(names)}
        title={t.delete}
        onClick={() => setConfirming(true)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M6 2.5H10M2.5 4.5H13.5M4 4.5L4.7 13.5H11.3L12 4.5M6.6 7V11M9.4 7V11" />
        </svg>
      </button>
      {isConfirming && (
        <ConfirmSheet
          title={t.deleteTitle}
          text={`${names}. ${t.deleteText}`}
          yes={t.deleteYes}
          onYes={() => {
            removeFromTable(head.id)
            void deleteGames([head.id]).then(onDeleted)
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </li>
  )
}

/** Imports games from files and exports them. */
function Files({
  hasGames,
  known,
  onNote,
  onImported,
}: {
  readonly hasGames: boolean
  readonly known: readonly GameHead[]
  readonly onNote: (note: string) => void
  readonly onImported: () => void
}) {
  const t = gamesWords()
  const input = useRef<HTMLInputElement>(null)
  const importFiles = async (files: readonly File[]) => {
    const { readGames } = await import('../saved-games/import-games.js')
    const digests = new Set(known.map(({ digest }) => digest))
    const notes: string[] = []
    for (const file of files) {
      if (file.size > largestFile) {
        notes.push(t.fileTooLarge)
        continue
      }
      const { games, cutShort, notRead } = await readGames(await file.text(), Date.now())
      const newGames = games.filter(({ head }) => {
        const isNew = !digests.has(head.digest)
        digests.add(head.digest)
        return isNew
      })
      await storeGames(newGames)
      if (newGames.length > 0) notes.push(t.imported(newGames.length))
      if (games.length > newGames.length) notes.push(t.alreadyHere(games.length - newGames.length))
      if (cutShort > 0) notes.push(t.cutShort(cutShort))
      if (notRead > 0) notes.push(t.notRead(notRead))
      if (games.length + notRead === 0) notes.push(t.noGameInFile)
    }
    onNote(notes.join(' '))
    onImported()
  }
  const save = async (kind: 'backup' | 'pgn') => {
    const exporter = await import('./export-games.js')
    if (kind === 'pgn') {
      saveFile('jadoube.pgn', await exporter.makeAllPgn(), 'application/x-chess-pgn')
    } else saveFile('jadoube-games.jsonl', await exporter.makeBackup(), 'application/jsonl')
  }
  return (
    <div class="row small">
      <button
        type="button"
        class="button"
        title={t.importHint}
        onClick={() => input.current?.click()}
      >
        {t.import}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        multiple
        tabIndex={-1}
        accept=".pgn,.jsonl,.json,.txt,application/x-chess-pgn"
        aria-label={t.importHint}
        onChange={event => {
          const field = event.currentTarget
          void importFiles([...(field.files ?? [])]).catch(() => onNote(t.cannotKeep))
          field.value = ''
        }}
      />
      {hasGames && (
        <>
          <button type="button" class="button" onClick={() => void save('backup')}>
            {t.exportBackup}
          </button>
          <button type="button" class="button" onClick={() => void save('pgn')}>
            {t.exportPgn}
          </button>
        </>
      )}
    </div>
  )
}
