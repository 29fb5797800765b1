import type { Color } from '@jadoube/chess'
import { decide, standing } from '@jadoube/laws'
import { useState } from 'preact/hooks'
import { Sheet } from '../frame/sheet.js'
import { language, words } from '../i18n/language.js'
import { game, perform } from './game.js'
import { inEnglish } from './written.js'

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

const takesMove = (claim: Claim): boolean => claim === 'threefold' || claim === 'fifty-moves'

/** Whether these Laws have such a claim at all; whether it is right, nobody is told before he makes it. */
function isKnown(claim: Claim, by: Color): boolean {
  const current = game.value
  if (current === null) return false
  const { state, table } = current
  const answer = decide(state, { at: state.at, by, act: 'claim', claim }, table.laws)
  return !('code' in answer) || answer.code !== 'claim-not-in-laws'
}

/** A claim: what, and for a draw, with which move, written before it is said. */
export function ClaimSheet({
  side,
  turned,
  onClose,
}: {
  readonly side: Color
  readonly turned: boolean
  readonly onClose: () => void
}) {
  const { table: t, board } = words()
  const [claim, setClaim] = useState<Claim>('threefold')
  const [move, setMove] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    const state = game.value?.state
    const position = state === undefined ? undefined : standing(state)
    const written =
      position === undefined || move.trim() === '' || !takesMove(claim)
        ? null
        : inEnglish(position, move, language.value, board.letters)
    onClose()
    perform(side, { act: 'claim', claim, ...(written !== null && { move: written }) })
  }
  return (
    <Sheet title={t.claimTitle} turned={turned} onClose={onClose}>
      <form class="claim-form" onSubmit={submit}>
        <fieldset class="claim-list">
          <legend class="unseen">{t.claimTitle}</legend>
          {claims
            .filter(each => isKnown(each, side))
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
        {takesMove(claim) && (
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
        <button type="submit" class="button main">
          {t.makeClaim}
        </button>
      </form>
    </Sheet>
  )
}
