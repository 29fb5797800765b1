import type { EditionId } from '@jadoube/laws'
import { useMemo, useState } from 'preact/hooks'
import { narration } from '../account/narration.js'
import { RuleLink } from '../account/rule-link.js'
import type { Ruling } from '../game/rulings.js'
import { gamesWords } from '../i18n/games/words.js'
import { WithGerman } from '../i18n/with-german.js'
import { currentEdition, editionName } from '../law-text/corpus.js'
import { EditionOptions } from '../law-text/edition-options.js'
import type { ReviewedGame } from '../steps/reviewed-game.js'
import { compareEditions } from './compare-editions.js'
import { recordOfMoves } from './pgn-record.js'

/** "What would the Laws of 2009 have said?" about this game. */
export function ComparePart({
  game,
  onStep,
}: {
  readonly game: ReviewedGame
  readonly onStep: (step: number) => void
}) {
  const t = gamesWords()
  const own = game.laws ?? currentEdition
  const [other, setOther] = useState<EditionId | ''>('')
  return (
    <section class="compare" aria-labelledby="compare-title">
      <h2 id="compare-title">{t.compareTitle}</h2>
      <label class="field compare-field">
        <span>{t.compareWith}</span>
        <select
          value={other}
          onChange={event => setOther(event.currentTarget.value as EditionId | '')}
        >
          <option value="">–</option>
          <EditionOptions />
        </select>
      </label>
      {game.source.format === 'pgn' && <p class="small quiet">{t.pgnOnly}</p>}
      {other !== '' && <Differences game={game} own={own} other={other} onStep={onStep} />}
    </section>
  )
}

function Differences({
  game,
  own,
  other,
  onStep,
}: {
  readonly game: ReviewedGame
  readonly own: EditionId
  readonly other: EditionId
  readonly onStep: (step: number) => void
}) {
  const t = gamesWords()
  const account = narration.value
  const isPgn = game.source.format === 'pgn'
  const compared = useMemo(() => {
    if (account === null) return undefined
    return compareEditions(isPgn ? recordOfMoves(game) : game.source.text, own, other)
  }, [game, own, other, account])
  if (compared === undefined) return null
  if (compared === null) return <p role="status">{t.noComparison}</p>
  const { differences, endsOnlyUnder } = compared
  if (differences.length === 0) {
    return <p role="status">{t.sameRulings(editionName(other))}</p>
  }
  // A record with moves only has its header and the start before the first move.
  const stepOf = (line: number): number =>
    isPgn ? line - 2 : game.steps.filter(step => step.line <= line).length
  const last = differences.at(-1)
  return (
    <>
      <p role="status">{t.differences(differences.length)}</p>
      <ol class="differences">
        {differences.map(difference => {
          const step = stepOf(difference.line)
          const shown = game.steps[step - 1]
          const isEnd = endsOnlyUnder !== null && difference === last
          return (
            <li key={difference.line}>
              <button type="button" class="button plain small" onClick={() => onStep(step)}>
                {shown === undefined
                  ? t.beforeFirst
                  : t.afterMove(
                      `${shown.number}${shown.color === 'white' ? '.' : '…'} ${shown.text}`,
                    )}
              </button>
              <EditionRulings edition={own} rulings={difference.own} />
              <EditionRulings edition={other} rulings={difference.other} />
              {isEnd && (
                <p class="small different-end">
                  {endsOnlyUnder === 'other'
                    ? t.endsHere(editionName(other))
                    : t.endsNot(editionName(other))}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function EditionRulings({
  edition,
  rulings,
}: {
  readonly edition: EditionId
  readonly rulings: readonly Ruling[]
}) {
  return (
    <div class="edition-rulings">
      <h3 class="small">{editionName(edition)}</h3>
      {rulings.length === 0 && <p class="quiet">{gamesWords().saysNothing}</p>}
      {rulings.map((ruling, index) => (
        <p key={`${index}${ruling.text}`}>
          <WithGerman text={ruling.text} /> <RuleLink {...ruling} edition={edition} />
        </p>
      ))}
    </div>
  )
}
