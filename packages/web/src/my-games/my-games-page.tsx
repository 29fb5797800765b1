import { parseTimeControl } from '@jadoube/clock'
import { useEffect, useState } from 'preact/hooks'
import { resultText } from '../account/result-text.js'
import { shortName, unbroken } from '../clock/time-controls.js'
import { ConfirmSheet } from '../frame/confirm-sheet.js'
import { Frame } from '../frame/frame.js'
import { dayOf, longDayOf } from '../i18n/date-text.js'
import { gamesWords } from '../i18n/games/words.js'
import { words } from '../i18n/language.js'
import { allGames, deleteGames } from '../saved-games/game-database.js'
import { removeFromTable } from '../saved-games/put-away.js'
import { type GameHead, matchesSearch, namesOf } from '../saved-games/saved-game.js'
import { storeGamesOfTable } from '../saved-games/table-games.js'
import { GameFiles } from './game-files.js'
import './my-games.css'

/** As many rows as a phone renders at once without a pause. */
const pageSize = 60

/** `/games`: every game stored on this device. */
export function MyGamesPage() {
  const t = gamesWords()
  const { games, failed, refresh } = useStoredGames()
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(pageSize)
  const [note, setNote] = useState('')
  const hasGames = games !== null && games.length > 0
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
        {hasGames && (
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
        <GameFiles
          hasGames={hasGames}
          known={games ?? []}
          onNote={setNote}
          onImported={() => void refresh()}
        />
        <p class="small games-note" role="status">
          {note}
        </p>
        {games?.length === 0 && !failed && <NoGames />}
        {hasGames && (
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

/** The games on this device. Null until they have been read. */
function useStoredGames() {
  const [games, setGames] = useState<readonly GameHead[] | null>(null)
  const [failed, setFailed] = useState(false)
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
  return { games, failed, refresh }
}

function NoGames() {
  const t = gamesWords()
  return (
    <div class="no-games">
      <p>{t.noGames}</p>
      <a class="button main" href="/table">
        {t.playNow}
      </a>
    </div>
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
        <span class="small quiet">{unbroken(detailsOf(head).join(' · '))}</span>
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
