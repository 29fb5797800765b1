import type { MyGame, PlayerAct } from '@jadoube/protocol'
import type { GameResult } from '@jadoube/tournament'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import { resultText } from './result-texts.js'

/** An adjourned game has no result to report. */
type ReportableResult = Exclude<GameResult, '*'>

/** At a wooden board both players report the result, each with a confirmation. */
export function ReportResult({
  game,
  onAct,
}: {
  readonly game: MyGame
  readonly onAct: (act: PlayerAct) => Promise<void>
}) {
  const t = words().tournament
  const w = runningWords()
  const [chosen, setChosen] = useState<ReportableResult | null>(null)
  useEffect(() => void fetchRunningWords(), [])
  if (w === null) return null
  const isWhite = game.colour === 'white'
  const choices: readonly (readonly [ReportableResult, string])[] = [
    [isWhite ? '1-0' : '0-1', t.youWon],
    ['1/2-1/2', t.results['1/2-1/2'] ?? ''],
    [isWhite ? '0-1' : '1-0', t.youLost],
  ]
  const differs =
    game.stated !== null && game.opponentStated !== null && game.stated !== game.opponentStated
  return (
    <div class="t-form">
      <p>{t.stateResult}</p>
      <div class="row">
        {choices.map(([result, label]) => (
          <button
            type="button"
            key={result}
            class="button"
            aria-pressed={(chosen ?? game.stated) === result}
            onClick={() => setChosen(result)}
          >
            {label}
          </button>
        ))}
      </div>
      {chosen !== null && (
        <div class="confirm-box" role="alertdialog" aria-label={t.stateResult}>
          <p>{w.reportSure(resultText(chosen))}</p>
          <div class="row">
            <button
              type="button"
              class="button main"
              onClick={() => {
                setChosen(null)
                void onAct({ act: 'state-result', round: game.round, result: chosen })
              }}
            >
              {w.report}
            </button>
            <button type="button" class="button" onClick={() => setChosen(null)}>
              {w.change}
            </button>
          </div>
        </div>
      )}
      <p role="status" class={differs ? 'error' : 'quiet'}>
        {differs ? t.differs : game.stated === null ? '' : t.statedYours(resultText(game.stated))}
      </p>
    </div>
  )
}
