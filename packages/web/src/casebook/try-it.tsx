import type { EditionId, GameEvent, RuledRecord } from '@jadoube/laws'
import { useState } from 'preact/hooks'
import { readStoredGame } from '../game/stored-game.js'
import { readStored, writeStored } from '../local-storage.js'
import { putAwayTable } from '../saved-games/put-away.js'
import { tableGameKey } from '../storage-keys.js'
import { now } from '../time.js'
import { recordLines, type WorkedCase } from './cases.js'
import type { CaseWords } from './words/en.js'

const isEvent = (each: { readonly type: string }): each is GameEvent => each.type !== 'refused'

/** Opens the position after these acts at the table, to continue from there. */
export function TryIt({
  worked,
  ruled,
  acts,
  edition,
  words,
}: {
  readonly worked: Pick<WorkedCase, 'table' | 'acts'>
  readonly ruled: RuledRecord
  readonly acts: number
  readonly edition: EditionId
  readonly words: CaseWords['cases']
}) {
  const [isConfirming, setConfirming] = useState(false)
  const openOnTable = () => {
    const lines = recordLines(worked, edition).slice(0, acts + 1)
    const done = ruled.lines.slice(0, acts)
    const events = done.map(({ outcome }) => outcome.filter(isEvent))
    putAwayTable()
    writeStored(tableGameKey, { origin: now() - (done.at(-1)?.act?.at ?? 0), lines, events })
    // The table reads the stored game when it is opened.
    location.assign('/table')
  }
  const isTaken = () => (readStored(tableGameKey, readStoredGame)?.lines.length ?? 0) > 1
  return isConfirming ? (
    <div role="group" aria-label={words.tryIt}>
      <p>{words.replace}</p>
      <button type="button" class="button main" onClick={openOnTable}>
        {words.yes}
      </button>{' '}
      <button type="button" class="button" onClick={() => setConfirming(false)}>
        {words.no}
      </button>
    </div>
  ) : (
    <p>
      <button
        type="button"
        class="button"
        onClick={() => (isTaken() ? setConfirming(true) : openOnTable())}
      >
        {words.tryIt}
      </button>
    </p>
  )
}
