import { controlOf, shortName } from '../clock/time-controls.js'
import type { Game } from '../game/game.js'
import { words } from '../i18n/language.js'

/** Describes a game in a few words: the time control and the kind of game. */
export function termsOf({ table }: Pick<Game, 'table'>): string {
  const { clock, play, table: t } = words()
  const { timeControl, table: settings } = table.value.header
  const time =
    timeControl === undefined || timeControl === null
      ? t.noClock
      : typeof timeControl === 'string'
        ? shortName(controlOf(timeControl), clock)
        : t.otherControl
  const preset = settings?.preset
  // The base time and the increment stay in one line.
  const unbroken = time.replaceAll(' + ', '\u00a0+\u00a0')
  return preset === undefined ? unbroken : `${unbroken} · ${play.presets[preset]}`
}
