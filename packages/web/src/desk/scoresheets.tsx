import type { Color } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { entriesOf } from '@jadoube/laws/internals'
import { words } from '../i18n/language.js'

/** The scoresheets of both players side by side, exactly as written. */
export function Scoresheets({
  state,
  mustRecord,
}: {
  readonly state: GameState
  readonly mustRecord: Readonly<Partial<Record<Color, boolean | undefined>>>
}) {
  const { desk: t, frame } = words()
  return (
    <div class="two-columns sheets">
      {(['white', 'black'] as const).map(side => {
        const lines = entriesOf(state[side].scoresheet)
        return (
          <div key={side}>
            <h4>
              {side === 'white' ? frame.white : frame.black}{' '}
              <span class="small quiet">
                {mustRecord[side] === false ? t.needNotRecord : t.written(state[side].recorded)}
              </span>
            </h4>
            {lines.length === 0 ? (
              <p class="quiet small">{t.nothingWritten}</p>
            ) : (
              <ol class="written">
                {lines.map((line, index) => (
                  <li key={`${index}${line}`}>{line}</li>
                ))}
              </ol>
            )}
          </div>
        )
      })}
    </div>
  )
}
