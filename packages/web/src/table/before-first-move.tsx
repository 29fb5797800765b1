import { controlOf, shortName, unbroken } from '../clock/time-controls.js'
import type { LocalRecord } from '../game/stored-game.js'
import { words } from '../i18n/language.js'

/** Before the first move: the kind of game, and how it begins. */
export function BeforeFirstMove({ record }: { readonly record: LocalRecord }) {
  const { play: t } = words()
  const { rules } = record.table.laws
  const isPressedToStart = rules.preset !== 'friendly' && record.state.clock !== null
  return (
    <p class="ruling">
      <strong>{kindOfGame(record)}</strong> {isPressedToStart ? t.blackStarts : t.whiteBegins}
    </p>
  )
}

/** The preset and the time control, which are always shown together. */
function kindOfGame({ table }: LocalRecord): string {
  const { clock, play, table: t } = words()
  const { timeControl } = table.header
  const text = typeof timeControl === 'string' ? timeControl : timeControl?.white
  const time = text === undefined ? t.noClock : shortName(controlOf(text), clock)
  return unbroken(`${play.presets[table.laws.rules.preset]} · ${time}.`)
}
