import type { Reason, ResultText } from '@jadoube/laws'
import { isFriendly } from '../game/friendly-hand.js'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { hasRuling, refusalOf } from '../game/rulings.js'
import { words } from '../i18n/language.js'
import { isInvitation } from '../link/invitation.js'
import { ClaimableDraw } from '../panel/claimable-draw.js'
import { OfferAnswer } from '../panel/offer-buttons.js'
import { Rulings } from '../table/rulings-shown.js'
import { TakeBackAnswer } from '../table/take-back.js'
import { toAnnounce, toRepeat } from './announce.js'
import { Invited } from './invited.js'
import { LastMessages } from './last-messages.js'
import { Questions } from './questions.js'
import { Adjourned, Sealing } from './sealing.js'

/** What this player should know or do now: one thing at a time, the most urgent first. */
export function PlayerNews({ game }: { readonly game: SeatGame }) {
  return (
    <div class="player-news">
      <News game={game} />
      <LastMessages game={game} />
    </div>
  )
}

function News({ game }: { readonly game: SeatGame }) {
  const { seat: t, table, blind, play } = words()
  const { connection, view, side, store } = game
  const { status, adjournment } = view.value
  if (connection.state.value === 'lost') return <p class="ruling refusal">{t.lost}</p>
  if (status === 'adjourned') return <Adjourned game={game} />
  if (status === 'awaiting-start' || isAway(game)) return <Arrival game={game} />
  if (status === 'in-play' && adjournment?.stage === 'ordered' && adjournment.sealer === side) {
    return <Sealing game={game} />
  }
  if (game.adjusting.value !== null) return <p class="ruling">{table.adjusting}</p>
  const [announces, repeats] = [toAnnounce(game), toRepeat(game)]
  if (announces !== null || repeats !== null) {
    const button = (text: string, label: string) => (
      <button
        type="button"
        class="button needs-answer"
        onClick={() => game.send({ act: 'announce', text })}
      >
        {label}
      </button>
    )
    return (
      <div class="row">
        {announces !== null && button(announces, blind.announce)}
        {repeats !== null && button(repeats, blind.repeat)}
      </div>
    )
  }
  const refused = store.refused.value
  const refusal = (refused === null ? null : refusalOf(refused)?.text) ?? null
  const news =
    refusal === null ? <LastRuling game={game} /> : <p class="ruling refusal">{refusal}</p>
  const hasNoNews = refusal === null && game.outcomeToShow.value === null && resultOf(game) === null
  if (game.offer.value === opponentOf(game)) {
    return (
      <>
        <OfferAnswer onAct={act => game.send({ act })}>
          {hasNoNews || isOnlyOffer(game) ? null : news}
        </OfferAnswer>
        <Questions game={game} />
      </>
    )
  }
  const takeBackAsker = game.takeBack.value
  if (takeBackAsker !== null) {
    return <TakeBackAnswer asker={takeBackAsker} side={side} onAct={act => game.send({ act })} />
  }
  const claim = game.claimable.value
  if (claim !== null) {
    return (
      <>
        {refusal === null ? null : news}
        <ClaimableDraw claim={claim} onClaim={made => game.send({ act: 'claim', claim: made })} />
      </>
    )
  }
  if ((hasNoNews || isOnlyOffer(game)) && refusal === null && game.offer.value === side)
    return <p class="ruling">{play.offerStands}</p>
  if (hasNoNews && needsPressHint(game)) return <p class="ruling">{t.pressAfter}</p>
  return (
    <>
      {news}
      {refusal === null && <Questions game={game} />}
    </>
  )
}

/** Whether the last news is only the offer, which is shown beside its buttons. */
const isOnlyOffer = ({ outcomeToShow: told }: SeatGame): boolean =>
  told.value === null || !hasRuling(told.value)

function LastRuling({ game }: { readonly game: SeatGame }) {
  const edition = game.table.value.header.laws
  return <Rulings edition={edition} result={resultOf(game)} outcome={game.outcomeToShow.value} />
}

/** The first move comes with a hint how to complete it. After that the player must remember it. */
function needsPressHint(game: SeatGame): boolean {
  const { view, side } = game
  if (isFriendly(game)) return false
  const { status, clocks, moves } = view.value
  return status === 'in-play' && clocks?.running === side && moves !== undefined && moves.length < 3
}

function resultOf({ view }: SeatGame) {
  const { status, result, reason, rule, article } = view.value
  if (status !== 'concluded' || reason === null) return null
  return { text: result as ResultText, reason: reason as Reason, rule, article }
}

/** A player is absent until they report their arrival, and again after an adjournment. */
function isAway({ view, side, store }: SeatGame): boolean {
  const { status, [side]: me } = view.value
  if (status === 'concluded' || me.presence === 'present') return false
  return !store.pending.value.some(({ act }) => act.act === 'arrive')
}

function Arrival({ game }: { readonly game: SeatGame }) {
  const { frame, seat: t } = words()
  const { view } = game
  const { startWhen, status } = view.value
  const opponent = opponentOf(game)
  if (isAway(game)) {
    const starts = startWhen === 'both-present' ? t.bothHere : t.waitsForArbiter
    if (status === 'awaiting-start' && isInvitation(game)) return <Invited game={game} />
    return (
      <div class="before-start">
        {status === 'awaiting-start' && view.value.replaces !== undefined && (
          <p>{t.newGame(game.side)}</p>
        )}
        {status === 'awaiting-start' && <p>{starts}</p>}
        <button
          type="button"
          class="button needs-answer"
          onClick={() => game.send({ act: 'arrive' })}
        >
          {t.here}
        </button>
      </div>
    )
  }
  const isWaiting = view.value[opponent].presence !== 'present'
  const name = view.value[opponent].name ?? frame[opponent]
  return <p class="ruling">{isWaiting ? t.waitsFor(name) : t.waitsForArbiter}</p>
}
