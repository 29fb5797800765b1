import type { Role, SeatLink } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { LinkCard } from '../links/link-card.js'
import { ask } from '../net/ask.js'

interface SeatRow {
  readonly seat: string
  readonly role: Role
  readonly name: string | null
  readonly revoked: boolean
}

/** The seats of a board. A lost link can be reissued, and the old one then stops working. */
export function SeatLinks({
  board,
  secret,
  sealedFor,
}: {
  readonly board: string
  readonly secret: string
  /** The roles whose links open the sealed envelope of this board. */
  readonly sealedFor: readonly Role[]
}) {
  const { desk: t, seat: seatWords } = words()
  const [rows, setRows] = useState<readonly SeatRow[] | null>(null)
  const [toReissue, setToReissue] = useState<SeatRow | null>(null)
  const [newLink, setNewLink] = useState<SeatLink | null>(null)
  const [failed, setFailed] = useState(false)
  const path = `/api/boards/${board}/seats`
  const list = async () => {
    const answer = await ask<readonly SeatRow[]>('GET', path, { secret })
    setFailed(!answer.ok)
    if (answer.ok) setRows(answer.value.filter(({ revoked }) => !revoked))
  }
  const reissue = async ({ seat }: SeatRow) => {
    setToReissue(null)
    const answer = await ask<SeatLink>('POST', `${path}/${seat}/reissue`, { secret })
    setFailed(!answer.ok)
    if (answer.ok) setNewLink(answer.value)
  }
  const seatLabel = ({ role, name }: SeatRow) =>
    name === null ? seatWords.roles[role] : `${seatWords.roles[role]} · ${name}`
  return (
    <div class="seat-links">
      {rows === null ? (
        <button type="button" class="button" onClick={() => void list()}>
          {t.showSeats}
        </button>
      ) : (
        <ul class="plain-list">
          {rows.map(row => (
            <li key={row.seat} class="row">
              <span>{seatLabel(row)}</span>
              <button type="button" class="button" onClick={() => setToReissue(row)}>
                {t.reissue}
              </button>
            </li>
          ))}
        </ul>
      )}
      {toReissue !== null && (
        <div class="confirm-box" role="alertdialog" aria-label={t.reissue}>
          <p class="confirm-text">{t.reissueSure(seatLabel(toReissue))}</p>
          {sealedFor.includes(toReissue.role) && <p class="error">{t.reissueSealed}</p>}
          <div class="row">
            <button type="button" class="button main" onClick={() => void reissue(toReissue)}>
              {sealedFor.includes(toReissue.role) ? t.reissueAnyhow : t.reissue}
            </button>
            <button type="button" class="button" onClick={() => setToReissue(null)}>
              {words().arbiter.back}
            </button>
          </div>
        </div>
      )}
      {newLink !== null && <LinkCard label={seatWords.roles[newLink.role]} url={newLink.url} />}
      {failed && (
        <p class="error" role="alert">
          {t.notDone}
        </p>
      )}
    </div>
  )
}
