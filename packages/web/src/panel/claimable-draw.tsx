import { words } from '../i18n/language.js'

/** A draw that the player on move would be given for a claim. */
type Claim = 'threefold' | 'fifty-moves'

/** Where the table helps: the draw that is there to be claimed, with one tap. */
export function ClaimableDraw({
  claim,
  onClaim,
}: {
  readonly claim: Claim
  readonly onClaim: (claim: Claim) => void
}) {
  return (
    <button type="button" class="button asks" onClick={() => onClaim(claim)}>
      {words().play.claimDraw[claim]}
    </button>
  )
}
