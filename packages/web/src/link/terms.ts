import { controlOf, shortName, unbroken } from '../clock/time-controls.js'
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
  return unbroken(preset === undefined ? time : `${time} · ${play.presets[preset]}`)
}
