import { linkWords } from '../i18n/link/words.js'
import { rematchHref } from './follow-rematch.js'

/** Links a finished game to its rematch, for anyone who opens it later. */
export function RematchLink({
  next,
  secret,
}: {
  readonly next: string
  readonly secret: string | null
}) {
  return (
    <p>
      <a class="button main" href={rematchHref(next, secret)}>
        {linkWords().toRematch}
      </a>
    </p>
  )
}
