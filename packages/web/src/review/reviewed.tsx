import { type Color, opposite } from '@jadoube/chess'
import { displayTime, type Millis } from '@jadoube/clock'
import { useCallback, useRef, useState } from 'preact/hooks'
import { resultText } from '../account/result-text.js'
import { RuleLink } from '../account/rule-link.js'
import { Board } from '../board/board.js'
import { BoardHandle } from '../board/board-tools.js'
import { Captured } from '../board/captured.js'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { type Ruling, rulingsOf } from '../game/rulings.js'
import { gamesWords } from '../i18n/games/words.js'
import { words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import { address, go, withQuery } from '../router.js'
import type { GameHead } from '../saved-games/saved-game.js'
import { namesOf } from '../saved-games/saved-game.js'
import type { ReviewedGame } from '../steps/reviewed-game.js'
import { StepButtons } from '../steps/step-buttons.js'
import { useStepKeys } from '../steps/step-keys.js'
import { SteppedMoves } from '../steps/stepped-moves.js'
import { useSwipe } from '../steps/swipe.js'
import { Actions } from './actions.js'
import './review.css'

const ComparePart = lazy(async () => (await import('./compare-part.js')).ComparePart)
const EnginePart = lazy(async () => (await import('./engine-part.js')).EnginePart)

interface ReviewProps {
  readonly game: ReviewedGame
  /** Null for a game that is only in a link. */
  readonly head: GameHead | null
}

/** A game move by move, with its clocks, rulings and actions. */
export function Reviewed({ game, head }: ReviewProps) {
  const t = gamesWords()
  const { at, step } = useSteps(game, head)
  const [near, setNear] = useState<Color>('white')
  const shown = game.steps[at - 1]
  const title = namesOf(game)
  return (
    <Frame title={title} wide>
      <div class="review">
        <header class="review-head">
          <p class="small">
            <a href="/games">{t.title}</a>
          </p>
          <h1 tabIndex={-1}>{title.replace(' – ', '\u00a0– ')}</h1>
          <Ending game={game} />
        </header>
        <ReviewBoard game={game} at={at} near={near} onStep={step} />
        <section class="review-side" aria-label={words().table.moves}>
          <SteppedMoves
            steps={game.steps}
            at={at}
            onStep={step}
            withClocks
            note={index =>
              rulingsAt(game, index).length === 0 ? null : <Notes game={game} step={index} />
            }
          />
          <Actions
            game={game}
            head={head}
            at={at}
            near={near}
            onTurn={() => setNear(opposite(near))}
          />
        </section>
      </div>
      <div class="review-more">
        <ComparePart game={game} onStep={step} />
        <EnginePart fen={shown?.fen ?? game.startFen} />
      </div>
    </Frame>
  )
}

/** The number of half-moves shown, which keys change too. The address keeps it. */
function useSteps(game: ReviewedGame, head: GameHead | null) {
  const last = game.steps.length
  const [at, setAt] = useState(() => Math.min(last, stepInAddress() ?? last))
  const step = useCallback(
    (next: number) => {
      const to = Math.min(last, Math.max(0, next))
      setAt(to)
      if (head !== null) go(withQuery({ move: to === last ? null : String(to) }), { replace: true })
    },
    [last, head],
  )
  useStepKeys(at, last, step)
  return { at, step }
}

/** The board between the two clocks. A swipe steps through the moves. */
function ReviewBoard({
  game,
  at,
  near,
  onStep,
}: {
  readonly game: ReviewedGame
  readonly at: number
  readonly near: Color
  readonly onStep: (at: number) => void
}) {
  const t = gamesWords()
  const area = useRef<HTMLDivElement>(null)
  useSwipe(
    area,
    useCallback(by => onStep(at + by), [at, onStep]),
  )
  const shown = game.steps[at - 1]
  return (
    <div class="review-board" ref={area}>
      <ReviewClock game={game} at={at} side={opposite(near)} />
      <Board
        placement={shown?.placement ?? game.start}
        near={near}
        mover={shown === undefined ? game.opening.turn : opposite(shown.color)}
        held={null}
        last={shown?.squares ?? []}
        onAct={() => false}
      >
        <BoardHandle place="review" />
      </Board>
      <ReviewClock game={game} at={at} side={near} />
      <StepButtons at={at} last={game.steps.length} words={t} onStep={onStep}>
        <span class="small" role="status">
          {shown === undefined
            ? t.start
            : `${shown.number}${shown.color === 'white' ? '.' : '…'} ${shown.text}`}
        </span>
      </StepButtons>
    </div>
  )
}

function stepInAddress(): number | null {
  const asked = address.value.query.get('move') ?? ''
  return /^\d{1,4}$/.test(asked) ? Number(asked) : null
}

/** The rulings after a move. 0 is before the first. */
function rulingsAt(game: ReviewedGame, step: number): readonly Ruling[] {
  const outcomes = step === 0 ? game.before : (game.steps[step - 1]?.outcomes ?? [])
  return outcomes.flatMap(rulingsOf)
}

function Notes({ game, step }: { readonly game: ReviewedGame; readonly step: number }) {
  return (
    <ul class="review-notes">
      {rulingsAt(game, step).map((ruling, index) => (
        <li key={`${index}${ruling.text}`}>
          <WithGerman text={ruling.text} />{' '}
          {game.laws !== null && <RuleLink {...ruling} edition={game.laws} />}
        </li>
      ))}
    </ul>
  )
}

/** The result and its reason, with the article. */
function Ending({ game }: { readonly game: ReviewedGame }) {
  const t = gamesWords()
  const { table } = words()
  const { result, reason, rule, article, laws } = game
  if (result === '*') return <p class="quiet">{t.noResult}</p>
  return (
    <p class="review-ending">
      <strong class="score">{resultText(result)}</strong>{' '}
      {reason !== null && <span>{capital(table.reasons[reason])}.</span>}{' '}
      {laws !== null && <RuleLink rule={rule} article={article} edition={laws} />}
    </p>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A player, with the time on their clock after the selected move. */
function ReviewClock({
  game,
  at,
  side,
}: {
  readonly game: ReviewedGame
  readonly at: number
  readonly side: Color
}) {
  const { frame } = words()
  const clocks = at === 0 ? game.startClocks : (game.steps[at - 1]?.clocks ?? null)
  const left = clocks?.[side] ?? -1
  return (
    <p class="review-clock">
      <span class="review-who">
        {game[side] || frame[side]}
        <Captured
          side={side}
          start={game.start}
          now={game.steps[at - 1]?.placement ?? game.start}
        />
      </span>
      {left >= 0 && <span class="figures">{displayTime(left as Millis)}</span>}
    </p>
  )
}
