import type { Color } from '@jadoube/chess'
import { decide, type GameState, type Laws, standing } from '@jadoube/laws'
import { useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { inEnglish } from '../game/read-move.js'
import { language, words } from '../i18n/language.js'

const claims = [
  'threefold',
  'fifty-moves',
  'flag',
  'illegal-move',
  'touched-piece',
  'wrong-setup',
  'reversed-colours',
  'cannot-win-by-normal-means',
  'no-effort-by-normal-means',
  'five-second-increment',
] as const

type Claim = (typeof claims)[number]

/** An act of the record without its time and author. */
export interface ClaimAct {
  readonly [key: string]: string
  readonly act: 'claim'
  readonly claim: Claim
}

const takesMove = (claim: Claim): boolean => claim === 'threefold' || claim === 'fifty-moves'

/**
 * Whether these Laws have such a claim. Nobody is told whether it is correct before they make it.
 */
function isInLaws(claim: Claim, by: Color, state: GameState, laws: Laws): boolean {
  const answer = decide(state, { at: state.at, by, act: 'claim', claim }, laws)
  return !('code' in answer) || answer.code !== 'claim-not-in-laws'
}

/**
 * What an incorrect claim costs, in minutes for the opponent. Null if the Laws set no fixed amount.
 */
function priceOf(claim: Claim, state: GameState, { rules }: Laws): number | null {
  const { incorrectClaimBonusMs, quickplayRejectedBonusMs } = rules
  const ms = takesMove(claim)
    ? incorrectClaimBonusMs
    : claim.endsWith('-by-normal-means')
      ? quickplayRejectedBonusMs
      : null
  return ms === null || state.clock === null ? null : ms / 60_000
}

/**
 * Makes a claim: which one, and for a draw with which move, written before it is claimed. Nothing
 * is preselected, and the cost of an incorrect claim is shown above the button.
 */
export function ClaimSheet({
  side,
  state,
  laws,
  isPositionKnown = true,
  turned = false,
  onClaim,
  onClose,
}: {
  readonly side: Color
  readonly state: GameState
  readonly laws: Laws
  /** Whether the position is known here. On a physical board over the network it is not. */
  readonly isPositionKnown?: boolean
  readonly turned?: boolean
  readonly onClaim: (act: ClaimAct) => void
  readonly onClose: () => void
}) {
  const { table: t, board } = words()
  const [claim, setClaim] = useState<Claim | null>(null)
  const [move, setMove] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    if (claim === null) return
    const position = isPositionKnown ? standing(state) : undefined
    const written =
      move.trim() === '' || !takesMove(claim)
        ? null
        : inEnglish(position, move, language.value, board.letters)
    onClose()
    onClaim({ act: 'claim', claim, ...(written !== null && { move: written }) })
  }
  const price = claim === null ? null : priceOf(claim, state, laws)
  return (
    <Sheet title={t.claimTitle} turned={turned} onClose={onClose}>
      <form class="claim-form" onSubmit={submit}>
        <fieldset class="claim-list">
          <legend class="visually-hidden">{t.claimTitle}</legend>
          {claims
            .filter(each => isInLaws(each, side, state, laws))
            .map(each => (
              <label class="check" key={each}>
                <input
                  type="radio"
                  name="claim"
                  checked={each === claim}
                  onChange={() => setClaim(each)}
                />
                {t.claims[each]}
              </label>
            ))}
        </fieldset>
        {claim !== null && takesMove(claim) && (
          <label class="field">
            <span>{t.intended}</span>
            <input
              value={move}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              onInput={event => setMove(event.currentTarget.value)}
            />
          </label>
        )}
        {price !== null && <p class="claim-price">{t.claimPrice(price)}</p>}
        <button type="submit" class="button main" disabled={claim === null}>
          {t.makeClaim}
        </button>
      </form>
    </Sheet>
  )
}
