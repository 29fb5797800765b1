import { useState } from 'preact/hooks'
import { FlipButton } from '../board/board-tools.js'
import { seatIsFlipped } from '../board/flipped.js'
import { ConnectButton } from '../eboard/connect-button.js'
import { LanguageSelect } from '../frame/look-menu.js'
import { playMove } from '../game/play-move.js'
import type { SeatGame } from '../game/remote-game.js'
import { longDayOf } from '../i18n/date-text.js'
import { language, words } from '../i18n/language.js'
import { isCasual } from '../link/invitation.js'
import { MoveField } from '../panel/move-field.js'
import { MoveList } from '../panel/move-list.js'
import { ScoresheetButton } from '../scoresheet/scoresheet-button.js'
import { NotifyButton } from './notify.js'
import { Scoresheet } from './scoresheet.js'

type Part = 'moves' | 'scoresheet'

/** Beside the board: the moves, if the player may see them, and the player's own scoresheet. */
export function SheetPart({
  game,
  onKeys,
}: {
  readonly game: SeatGame
  readonly onKeys: () => void
}) {
  const t = words()
  const { view, side } = game
  const { moves, status, mustRecord } = view.value
  const [chosen, setChosen] = useState<Part | null>(null)
  const mayFollow = moves !== undefined
  const part = !mayFollow ? 'scoresheet' : (chosen ?? (mustRecord[side] ? 'scoresheet' : 'moves'))
  const tab = (which: Part, label: string) => (
    <button
      type="button"
      class="button plain"
      aria-pressed={part === which}
      onClick={() => setChosen(which)}
    >
      {label}
    </button>
  )
  return (
    <aside class="player-sheet" aria-label={t.table.moves}>
      {mayFollow && (
        <div class="row small parts">
          {tab('moves', t.table.moves)}
          {tab('scoresheet', t.seat.scoresheet)}
        </div>
      )}
      {part === 'moves' ? (
        <div class="moves-part">
          <MoveList moves={game.played.value} />
          {status === 'in-play' && (
            <MoveField
              position={() => game.position.value}
              onPlan={(position, text) =>
                game.isPlanning.value
                  ? (game.premove?.byText(position, text, language.value) ?? false)
                  : null
              }
              onMove={(position, move) => {
                playMove(game, position, move)
                return true
              }}
            />
          )}
        </div>
      ) : (
        <Scoresheet game={game} />
      )}
      {status !== 'concluded' && <ConnectButton load={() => loadBoardPart(game)} />}
      <div class="row small foot">
        <ScoresheetButton
          fetchScores={() => scoresOf(game)}
          version={view.value}
          maySign={[side]}
          onSign={(_color, result) => game.send({ act: 'sign', result })}
        />
        <FlipButton
          onFlip={() => {
            seatIsFlipped.value = !seatIsFlipped.value
          }}
        />
        <button type="button" class="button" onClick={onKeys}>
          {t.blind.title}
        </button>
        <LanguageSelect />
        {status !== 'concluded' && <NotifyButton />}
        {status === 'concluded' && !isCasual(game) && (
          <a class="button" href={`/games/${view.value.board}`}>
            {t.frame.review}
          </a>
        )}
        {status === 'concluded' && view.value.event === null && (
          <a href="/link">{t.table.newGame}</a>
        )}
        <a href="/">{t.frame.toStart}</a>
      </div>
    </aside>
  )
}

async function loadBoardPart(game: SeatGame) {
  const { SeatBoardPart } = await import('../eboard/seat-part.js')
  return () => <SeatBoardPart game={game} />
}

async function scoresOf({ view }: SeatGame) {
  const { scoresOfView } = await import('../scoresheet/score.js')
  const date = longDayOf(view.value.scheduledStart)
  return scoresOfView(view.value, language.value, { date })
}
