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

interface SheetProps {
  readonly game: SeatGame
  readonly onKeys: () => void
}

/** Beside the board: the moves, if the player may see them, and the player's own scoresheet. */
export function SheetPart({ game, onKeys }: SheetProps) {
  const t = words()
  const { view, side } = game
  const { moves, mustRecord } = view.value
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
      {part === 'moves' ? <MovesPart game={game} /> : <Scoresheet game={game} />}
      <SheetFoot game={game} onKeys={onKeys} />
    </aside>
  )
}

function MovesPart({ game }: { readonly game: SeatGame }) {
  return (
    <div class="moves-part">
      <MoveList moves={game.played.value} />
      {game.view.value.status === 'in-play' && (
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
  )
}

/** The controls below: the printed scoresheet, the board, the language, the ways out. */
function SheetFoot({ game, onKeys }: SheetProps) {
  const t = words()
  const view = game.view.value
  const isOver = view.status === 'concluded'
  return (
    <div class="row small">
      <ScoresheetButton
        fetchScores={() => scoresOf(game)}
        version={view}
        maySign={[game.side]}
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
      {!isOver && <ConnectButton load={() => loadBoardPart(game)} />}
      <LanguageSelect />
      {!isOver && <NotifyButton />}
      {isOver && !isCasual(game) && (
        <a class="button" href={`/games/${view.board}`}>
          {t.frame.review}
        </a>
      )}
      {isOver && view.event === null && <a href="/link">{t.table.newGame}</a>}
      <a href="/">{t.frame.toStart}</a>
    </div>
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
