import { words } from '../i18n/language.js'

/** A draw that the player to move could claim. */
type Claim = 'threefold' | 'fifty-moves'

/** Shows a draw that can be claimed with one tap, if the table gives such help. */
export function ClaimableDraw({
  claim,
  onClaim,
}: {
  readonly claim: Claim
  readonly onClaim: (claim: Claim) => void
}) {
  return (
    <button type="button" class="button needs-answer" onClick={() => onClaim(claim)}>
      {words().play.claimDraw[claim]}
    </button>
  )
}
