import type { Color } from '@jadoube/chess'
import { hasArbiter } from '../game/friendly-hand.js'
import type { LocalGame } from '../game/local-game.js'
import { hasRuling } from '../game/rulings.js'
import { words } from '../i18n/language.js'
import { lazyModule } from '../lazy-module.js'
import { ClaimableDraw } from '../panel/claimable-draw.js'
import { OfferAnswer } from '../panel/offer-buttons.js'
import { BeforeFirstMove } from './before-first-move.js'
import { Rulings } from './rulings-shown.js'
import { blockingQuestion, TableQuestion } from './table-question.js'
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
  const { table: t, play } = words()
  const { record, outcome } = game.afterBoard.value
  const { state } = record
  if (game.adjusting.value === side) return <p class="ruling own">{t.adjusting}</p>
  const blindPlay = state.blind === null ? null : announcements()
  const duties = blindPlay?.duties(side, state)
  if (blindPlay && (duties?.mayAnnounce || duties?.mayRepeat)) {
    return <AnnounceButtons game={game} blindPlay={blindPlay} {...duties} />
  }
  const rulings = (
    <Rulings
      edition={record.table.header.laws}
      result={state.result}
      outcome={outcome}
      turned={turned}
    />
  )
  const perform = (act: string) => void game.perform(side, { act })
  if (state.proceedings.takeBack !== null) {
    return <TakeBackAnswer asker={state.proceedings.takeBack.by} side={side} onAct={perform} />
  }
  if (state.status === 'awaiting-start') return <BeforeFirstMove record={record} />
  const question = hasArbiter(game) ? undefined : blockingQuestion(state)
  if (question !== undefined) return <TableQuestion game={game} question={question} />
  if (game.claimable.value !== null && state.turn === side) {
    return (
      <ClaimableDraw
        claim={game.claimable.value}
        onClaim={claim => void game.perform(side, { act: 'claim', claim })}
      />
    )
  }
  if (state.offer === null) return rulings
  // The offer is shown beside its buttons, and so is a ruling on it.
  const rulingOnOffer = outcome !== null && hasRuling(outcome) ? rulings : null
  if (state.offer.by === side) {
    return (
      <>
        <p class="own">{play.offerStands}</p>
        {rulingOnOffer}
      </>
    )
  }
  return <OfferAnswer onAct={perform}>{rulingOnOffer}</OfferAnswer>
}

/** A player who announces or repeats a move (D.2.1) does so with these buttons. */
function AnnounceButtons({
  game,
  blindPlay,
  mayAnnounce,
  mayRepeat,
}: {
  readonly game: LocalGame
  readonly blindPlay: typeof import('./announce.js')
  readonly mayAnnounce: boolean
  readonly mayRepeat: boolean
}) {
  const { blind } = words()
  return (
    <div class="row">
      {mayAnnounce && (
        <button type="button" class="button needs-answer" onClick={() => blindPlay.announce(game)}>
          {blind.announce}
        </button>
      )}
      {mayRepeat && (
        <button type="button" class="button needs-answer" onClick={() => blindPlay.repeat(game)}>
          {blind.repeat}
        </button>
      )}
    </div>
  )
}
