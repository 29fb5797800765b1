import type { MyEventView, MyGame, PlayerAct } from '@jadoube/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { dayAndHour } from '../i18n/time-of-day.js'
import type { EventProps } from '../net/page-props.js'
import { useView } from '../net/use-view.js'
import { go } from '../router.js'
import { openedSheetKey } from '../storage-keys.js'
import { faultText, sendOwnActs } from './api.js'
import { ReportResult } from './report-result.js'
import { pointsText, resultText } from './result-texts.js'
import './tournament.css'

/** A player's own page for the whole event: their current board, and what they may report. */
export function MyEventPage({ event, secret }: EventProps) {
  const t = words().tournament
  const { value, refresh } = useView<MyEventView>(`/api/events/${event}/me`, secret)
  const [fault, setFault] = useState('')
  useOpenSheetOnce(value?.game ?? null, secret)
  if (value === null) return <main class="waiting" aria-busy="true" />
  const send = async (act: PlayerAct) => {
    const answer = await sendOwnActs({ event, secret }, [act])
    setFault(answer.ok ? '' : faultText(answer.error))
    refresh()
  }
  return (
    <Frame title={value.name}>
      <div class="t-my-event">
        <p class="kicker">{value.name}</p>
        <h1 tabIndex={-1}>{value.player.name}</h1>
        <p class="quiet">{t.yourPoints(pointsText(value.points))}</p>
        <CurrentRound view={value} secret={secret} onAct={send} />
        {fault !== '' && (
          <p class="error" role="alert">
            {fault}
          </p>
        )}
        <AskForBye view={value} onAct={send} />
        {value.history.length > 0 && <History games={value.history} />}
        <p>
          <a href={`/event/${event}?part=standings`}>{t.partNames.standings}</a>
        </p>
      </div>
    </Frame>
  )
}

/**
 * Opens the scoresheet when a game on a wooden board begins. A player who returns from it stays
 * here.
 */
function useOpenSheetOnce(game: MyGame | null, secret: string | null): void {
  const board = game?.kind === 'scoresheet' && game.result === null ? game.game : null
  useEffect(() => {
    if (board === null || sessionStorage.getItem(openedSheetKey) === board) return
    sessionStorage.setItem(openedSheetKey, board)
    go(`/board/${board}#${secret ?? ''}`)
  }, [board, secret])
}

/** The current round: the board, the opponent, and a button to the board. */
function CurrentRound({
  view,
  secret,
  onAct,
}: {
  readonly view: MyEventView
  readonly secret: string | null
  readonly onAct: (act: PlayerAct) => Promise<void>
}) {
  const t = words().tournament
  const { round, game, bye, roundStart } = view
  if (round === null) return <p class="t-my-round">{t.noGameYet}</p>
  if (game === null) {
    return <p class="t-my-round">{bye === null ? t.noGameYet : t.youHave(t.byes[bye])}</p>
  }
  const { title, name, rating } = game.opponent
  return (
    <section class="t-my-round">
      <p class="quiet">
        {t.roundName(round)}
        {roundStart !== null && ` · ${dayAndHour(roundStart)}`}
      </p>
      <p class="t-my-board">{t.yourBoard(game.board)}</p>
      <p>
        {t.yourColour[game.colour]} {t.against([title, name, rating].filter(Boolean).join(' '))}
      </p>
      {game.result !== null && <p class="t-my-board">{resultText(game.result)}</p>}
      {game.game !== null && (
        <p>
          <a class="button main" href={`/board/${game.game}#${secret ?? ''}`}>
            {t.goToBoard}
          </a>
        </p>
      )}
      {game.mayState && <ReportResult game={game} onAct={onAct} />}
    </section>
  )
}

function AskForBye({
  view,
  onAct,
}: {
  readonly view: MyEventView
  readonly onAct: (act: PlayerAct) => Promise<void>
}) {
  const t = words().tournament
  const [bye, setBye] = useState<'half-bye' | 'zero-bye'>('half-bye')
  const [round, setRound] = useState<number | null>(null)
  const openRounds = view.mayRequest.filter(
    each => !view.requests.some(({ round: at }) => at === each),
  )
  const chosen = round !== null && openRounds.includes(round) ? round : (openRounds[0] ?? null)
  return (
    <>
      {view.requests.map(request => (
        <p key={request.round} class="row">
          <span>{t.askedBye(request.round, t.byes[request.bye])}</span>
          <button
            type="button"
            class="button"
            onClick={() => void onAct({ act: 'take-back-request', round: request.round })}
          >
            {t.takeBack}
          </button>
        </p>
      ))}
      {chosen !== null && (
        <details class="t-ask-for-bye">
          <summary>{t.askBye}</summary>
          <div class="t-form">
            <label class="field">
              <span>{t.round}</span>
              <select
                value={chosen}
                onChange={event => setRound(Number(event.currentTarget.value))}
              >
                {openRounds.map(each => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
            <Choices
              legend={t.bye}
              options={(['half-bye', 'zero-bye'] as const).map(each => [each, t.byes[each]])}
              chosen={bye}
              onChoose={setBye}
            />
            <button
              type="button"
              class="button"
              onClick={() => void onAct({ act: 'request-bye', round: chosen, bye })}
            >
              {t.askByeSend}
            </button>
          </div>
        </details>
      )}
    </>
  )
}

function History({ games }: { readonly games: readonly MyGame[] }) {
  const { tournament: t, frame } = words()
  return (
    <section>
      <h2>{t.yourGames}</h2>
      <table class="t-table">
        <tbody>
          {games.map(game => (
            <tr key={game.round}>
              <td class="t-number">{game.round}</td>
              <td>{frame[game.colour]}</td>
              <th scope="row">{game.opponent.name}</th>
              <td>{game.result === null ? '' : <b>{resultText(game.result)}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
