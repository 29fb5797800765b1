import type { ProposalView } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { nameOfEntry, type Players } from './players.js'

type Undecided = NonNullable<NonNullable<ProposalView['fault']>['undecided']>

/**
 * Matches of a knockout that their games did not decide. An official says who advances, and why.
 */
export function UndecidedMatches({
  matches,
  players,
  onAdvance,
}: {
  readonly matches: Undecided
  readonly players: Players
  readonly onAdvance: (stage: number, entry: number, reason: string) => Promise<void>
}) {
  const t = words().tournament
  const [reason, setReason] = useState('')
  return (
    <div class="t-form">
      <p>{t.undecided}</p>
      <TextField label={t.reason} value={reason} onInput={setReason} />
      {matches.map(({ stage, entries }) => (
        <div key={entries.join()}>
          <h3>{entries.map(entry => nameOfEntry(players, entry)).join(' – ')}</h3>
          <div class="row">
            {entries.map(entry => (
              <button
                key={entry}
                type="button"
                class="button"
                disabled={reason.trim() === ''}
                onClick={() => void onAdvance(stage, entry, reason.trim())}
              >
                {t.goesOn(nameOfEntry(players, entry))}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
