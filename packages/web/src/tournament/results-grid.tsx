import type { GameRow, OfficialAct, RoundView } from '@jadoube/protocol'
import type { GameResult } from '@jadoube/tournament'
import { useRef, useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import { PlayerName } from './player-name.js'
import { nameOfEntry, type Players } from './players.js'
import { ReportedBy } from './reported-by.js'
import { ReportedResults } from './reported-results.js'
import { resultText } from './result-texts.js'
import { TableScroll } from './table-scroll.js'

const results: readonly GameResult[] = [
  '1-0',
  '1/2-1/2',
  '0-1',
  '+/-',
  '-/+',
  '-/-',
  '1/2-0',
  '0-1/2',
  '0-0',
]

/** The results by key. */
export const resultOfKey: Readonly<Record<string, GameResult>> = {
  '1': '1-0',
  '0': '0-1',
  '=': '1/2-1/2',
  '5': '1/2-1/2',
  '½': '1/2-1/2',
  '+': '+/-',
  '-': '-/+',
  '–': '-/+',
  x: '-/-',
  h: '1/2-0',
  k: '0-1/2',
  n: '0-0',
}

/** One key for each result, as shown above the grid. */
const shownKeys = ['1', '=', '0', '+', '-', 'x', 'h', 'k', 'n'] as const

/** What a key does in the grid; null if it is left to the browser, as Ctrl and + is. */
export function readGridKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): {
  /** The chosen result; null takes the choice back. */
  readonly result?: GameResult | null
  /** How many boards the focus moves on. */
  readonly step: number
} | null {
  if (ctrlKey || metaKey || altKey) return null
  const result = resultOfKey[key.toLowerCase()]
  if (result !== undefined) return { result, step: 1 }
  if (key === 'Backspace' || key === 'Delete') return { result: null, step: 0 }
  if (key === 'ArrowDown') return { step: 1 }
  return key === 'ArrowUp' ? { step: -1 } : null
}

interface GridProps {
  readonly seat: Seat
  readonly view: RoundView
  readonly players: Players
  readonly onDone: () => void
}

/** The results that were chosen and not saved yet, by board, and how they are saved. */
function useChosenResults({ seat, view, onDone }: GridProps) {
  const t = words().tournament
  const [chosen, setChosen] = useState<ReadonlyMap<number, GameResult>>(new Map())
  const [reason, setReason] = useState('')
  const [note, setNote] = useState({ text: '', isFault: false })
  const changed = view.games.filter(game => isChanged(game, chosen.get(game.board)))
  const corrects = changed.some(({ result }) => result !== null)
  const choose = (board: number, result: GameResult | null) =>
    setChosen(before => {
      const after = new Map(before)
      if (result === null) after.delete(board)
      else after.set(board, result)
      return after
    })
  const save = async () => {
    const answer = await sendActs(
      seat,
      changed.map(game => actOf(view.round, game, chosen.get(game.board)!, reason)),
    )
    if (!answer.ok) return setNote({ text: faultText(answer.error), isFault: true })
    const late = answer.value.events?.some(
      event => event.type === 'result-corrected' && 'counts' in event && event.counts === 'rating',
    )
    setNote({ text: late ? t.ratingOnly : '', isFault: false })
    setChosen(new Map())
    setReason('')
    onDone()
  }
  return { chosen, choose, changed, corrects, reason, setReason, note, save }
}

/** All boards of a round with their results, entered by keys or by choice, and saved together. */
export function ResultsGrid(props: GridProps) {
  const { view, players } = props
  const t = words().tournament
  const { chosen, choose, changed, corrects, reason, setReason, note, save } =
    useChosenResults(props)
  const grid = useRef<HTMLTableElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const onKey = (event: KeyboardEvent, index: number, board: number) => {
    const pressed = readGridKey(event)
    if (pressed === null) return
    event.preventDefault()
    if (pressed.result !== undefined) choose(board, pressed.result)
    const next = index + pressed.step
    const fields = grid.current?.querySelectorAll<HTMLElement>('select')
    // After the last board, Enter saves. The button can be focused once the result is chosen.
    if (next === fields?.length) setTimeout(() => saveButton.current?.focus())
    else fields?.[next]?.focus()
  }
  return (
    <section class="t-form">
      <p class="small quiet">{t.gridLead}</p>
      <KeyList />
      <TableScroll label={t.enterResults}>
        <table class="t-table t-games" ref={grid}>
          <thead>
            <tr>
              <th scope="col" class="t-number">
                {t.board}
              </th>
              <th scope="col">{t.white}</th>
              <th scope="col" class="t-result">
                {t.result}
              </th>
              <th scope="col">{t.black}</th>
            </tr>
          </thead>
          <tbody>
            {view.games.map((game, index) => (
              <ResultRow
                key={game.board}
                game={game}
                players={players}
                chosen={chosen.get(game.board)}
                onKey={event => onKey(event, index, game.board)}
                onChoose={result => choose(game.board, result)}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {corrects && <TextField label={t.corrections} value={reason} onInput={setReason} />}
      <button
        ref={saveButton}
        type="button"
        class="button main"
        disabled={changed.length === 0 || (corrects && reason.trim() === '')}
        onClick={() => void save()}
      >
        {changed.length === 0 ? t.save : t.saveResults(changed.length)}
      </button>
      <p class={note.isFault ? 'error' : 'quiet'} role="status">
        {note.text}
      </p>
    </section>
  )
}

function KeyList() {
  const t = words().tournament
  return (
    <dl class="t-keys small">
      {shownKeys.map(key => (
        <div key={key} title={t.results[resultOfKey[key] ?? '']}>
          <dt>
            <kbd>{key.toUpperCase()}</kbd>
          </dt>
          <dd>{resultText(resultOfKey[key] ?? '')}</dd>
        </div>
      ))}
    </dl>
  )
}

function ResultRow({
  game,
  players,
  chosen,
  onKey,
  onChoose,
}: {
  readonly game: GameRow
  readonly players: Players
  /** The result that was chosen and not saved yet. */
  readonly chosen: GameResult | undefined
  readonly onKey: (event: KeyboardEvent) => void
  readonly onChoose: (result: GameResult) => void
}) {
  const t = words().tournament
  const names = `${nameOfEntry(players, game.white)} – ${nameOfEntry(players, game.black)}`
  return (
    <tr class={isChanged(game, chosen) ? 't-changed' : ''}>
      <td class="t-number">{game.board}</td>
      <td>
        <PlayerName players={players} entry={game.white} withRating={false} />
      </td>
      <td class="t-result">
        <select
          aria-label={`${t.chooseResult(game.board)}: ${names}`}
          value={chosen ?? game.result ?? ''}
          onKeyDown={onKey}
          onChange={event => onChoose(event.currentTarget.value as GameResult)}
        >
          <option value="" disabled>
            –
          </option>
          {results.map(result => (
            <option key={result} value={result} title={t.results[result]}>
              {resultText(result)}
            </option>
          ))}
          {game.result !== null && <option value="*">{t.noResult}</option>}
        </select>
        <ReportedResults game={game} />
        <ReportedBy game={game} />
      </td>
      <td>
        <PlayerName players={players} entry={game.black} withRating={false} />
      </td>
    </tr>
  )
}

const isChanged = (game: GameRow, result: GameResult | undefined): boolean =>
  result !== undefined && result !== game.result

function actOf(round: number, game: GameRow, result: GameResult, reason: string): OfficialAct {
  const { board } = game
  return game.result === null
    ? { act: 'report', round, board, result }
    : { act: 'correct-result', round, board, result, reason }
}
