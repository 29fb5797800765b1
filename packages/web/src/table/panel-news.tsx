import type { Color } from '@jadoube/chess'
import { hasArbiter } from '../game/friendly-hand.js'
import type { LocalGame } from '../game/local-game.js'
import { hasRuling } from '../game/rulings.js'
import { words } from '../i18n/language.js'
import { lazyModule } from '../lazy-module.js'
import { ClaimableDraw } from '../panel/claimable-draw.js'
import { OfferAnswer } from '../panel/offer-buttons.js'
import { Opening } from './opening.js'
import { OpenQuestionHere, waitingQuestion } from './questions-here.js'
import { Rulings } from './rulings-shown.js'
import { TakeBackAnswer } from './take-back.js'

const announcements = lazyModule(() => import('./announce.js'))

/** What this player should know now: a piece to choose, an offer to answer, a ruling. */
export function PanelNews({
  game,
  side,
  turned,
}: {
  readonly game: LocalGame
  readonly side: Color
  readonly turned: boolean
}) {
  const { table: t, blind, play } = words()
  const { record, outcome } = game.afterBoard.value
  const { state } = record
  if (game.adjusting.value === side) return <p class="ruling own">{t.adjusting}</p>
  const blindPlay = state.blind === null ? null : announcements()
  const due = blindPlay?.duties(side, state)
  if (blindPlay && (due?.announces || due?.repeats)) {
    return (
      <div class="row">
        {due.announces && (
          <button type="button" class="button asks" onClick={() => blindPlay.announce(game)}>
            {blind.announce}
          </button>
        )}
        {due.repeats && (
          <button type="button" class="button asks" onClick={() => blindPlay.repeat(game)}>
            {blind.repeat}
          </button>
        )}
      </div>
    )
  }
  const said = (
    <Rulings
      edition={record.table.header.laws}
      result={state.result}
      told={outcome}
      turned={turned}
    />
  )
  const perform = (act: string) => void game.perform(side, { act })
  if (state.proceedings.takeBack !== null) {
    return <TakeBackAnswer asker={state.proceedings.takeBack.by} side={side} onAct={perform} />
  }
  if (state.status === 'awaiting-start') return <Opening record={record} />
  const asked = hasArbiter(game) ? undefined : waitingQuestion(state)
  if (asked !== undefined) return <OpenQuestionHere game={game} asked={asked} />
  if (game.claimable.value !== null && state.turn === side) {
    return (
      <ClaimableDraw
        claim={game.claimable.value}
        onClaim={claim => void game.perform(side, { act: 'claim', claim })}
      />
    )
  }
  if (state.offer === null) return said
  // The offer is shown beside its buttons, and so is a ruling on it.
  const more = outcome !== null && hasRuling(outcome) ? said : null
  if (state.offer.by === side) {
    return (
      <>
        <p class="own">{play.offerStands}</p>
        {more}
      </>
    )
  }
  return <OfferAnswer onAct={perform}>{more}</OfferAnswer>
}
