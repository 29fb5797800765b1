import { makeFen } from '@jadoube/chess'
import { type RuledRecord, ruleRecord } from '@jadoube/laws'
import { boardPlacement } from '../game/board-placement.js'
import type { Language } from '../i18n/language.js'
import type { NotAGame, ReviewedGame } from '../steps/reviewed-game.js'
import { timelineOf } from './timeline.js'

type Read =
  | { readonly ok: true; readonly value: ReviewedGame; readonly ruled: RuledRecord }
  | { readonly ok: false; readonly error: NotAGame }

/** Reads a game from its record, ruled on under the Laws that the record names. */
export function reviewRecord(text: string, language: Language, when: number | null): Read {
  const ruled = ruleRecord(text)
  if (!ruled.ok) return ruled
  const { table, lines, state } = ruled.value
  const { header } = table
  const { clock } = table.state
  const value: ReviewedGame = {
    source: { format: 'record', text },
    white: header.white.name ?? '',
    black: header.black.name ?? '',
    event: '',
    site: '',
    round: '',
    date: dayOf(when),
    laws: header.laws,
    timeControl: typeof header.timeControl === 'string' ? header.timeControl : null,
    opening: table.state.opening.position,
    start: boardPlacement(table.state),
    startFen: makeFen(table.state.position),
    startClocks: clock === null ? null : { white: clock.white.left, black: clock.black.left },
    ...timelineOf(lines, language),
    result: state.result?.text ?? '*',
    reason: state.result?.reason ?? null,
    rule: state.result?.rule ?? null,
    article: state.result?.article ?? null,
  }
  return { ok: true, value, ruled: ruled.value }
}

/** Writes a date for PGN. */
function dayOf(when: number | null): string {
  if (when === null) return '????.??.??'
  const date = new Date(when)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}.${twoDigits(date.getMonth() + 1)}.${twoDigits(date.getDate())}`
}
