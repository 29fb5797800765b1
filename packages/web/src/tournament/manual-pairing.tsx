import { useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import { nameOfEntry, type Players } from './players.js'

interface Game {
  readonly white: number
  readonly black: number
}

/** A round paired by hand: two taps make a board. The remaining players do not play. */
export function ManualPairing({
  seat,
  round,
  players,
  onPaired,
  onClose,
}: {
  readonly seat: Seat
  readonly round: number
  readonly players: Players
  readonly onPaired: () => void
  readonly onClose: () => void
}) {
  const t = words().tournament
  const [games, setGames] = useState<readonly Game[]>([])
  const [white, setWhite] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const free = freePlayers(players, round, games)
  const choose = (entry: number) => {
    if (white === null) return setWhite(entry)
    if (white !== entry) setGames([...games, { white, black: entry }])
    setWhite(null)
  }
  const pair = async () => {
    const rests = free.map(({ entry }) => entry)
    const act = { act: 'pair' as const, round, games: [...games], bye: null }
    const answer = await sendActs(seat, [rests.length === 0 ? act : { ...act, rests }])
    if (answer.ok) onPaired()
    else setFault(faultText(answer.error))
  }
  return (
    <Sheet title={t.pairNext(round)} onClose={onClose}>
      <div class="t-form">
        <p class="quiet">{t.manualLead}</p>
        <MadeBoards games={games} players={players} onChange={setGames} />
        {free.length > 0 && (
          <>
            <h3>{t.stillFree}</h3>
            <div class="row">
              {free.map(({ entry }) => (
                <button
                  key={entry}
                  type="button"
                  class="button t-slot"
                  aria-pressed={white === entry}
                  onClick={() => choose(entry)}
                >
                  {nameOfEntry(players, entry)}
                </button>
              ))}
            </div>
            {games.length > 0 && <p class="small quiet">{t.doNotPlay}</p>}
          </>
        )}
        <button
          type="button"
          class="button main"
          disabled={games.length === 0 || white !== null}
          onClick={() => void pair()}
        >
          {t.accept}
        </button>
        {fault !== '' && (
          <p class="error" role="alert">
            {fault}
          </p>
        )}
      </div>
    </Sheet>
  )
}

/** The players who can be paired in a round and are not on a board yet, by starting number. */
function freePlayers(players: Players, round: number, games: readonly Game[]) {
  const taken = new Set(games.flatMap(game => [game.white, game.black]))
  return [...players.values()]
    .filter(
      each =>
        each.withdrawnAfter === null &&
        each.fromRound <= round &&
        !each.byes.some(bye => bye.round === round) &&
        !taken.has(each.entry),
    )
    .sort((a, b) => a.number - b.number)
}

function MadeBoards({
  games,
  players,
  onChange,
}: {
  readonly games: readonly Game[]
  readonly players: Players
  readonly onChange: (games: readonly Game[]) => void
}) {
  const t = words().tournament
  if (games.length === 0) return null
  return (
    <ol class="t-slots">
      {games.map((game, index) => (
        <li key={game.white} class="t-made-board">
          <span class="t-number">{index + 1}</span>
          <b>
            {nameOfEntry(players, game.white)} – {nameOfEntry(players, game.black)}
          </b>
          <button
            type="button"
            class="button plain"
            aria-label={t.undoBoard(index + 1)}
            onClick={() => onChange(games.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  )
}
