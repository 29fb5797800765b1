import { type ClockSetup, clockSetup, makeTimeControl } from '@jadoube/clock'
import type { EditionId } from '@jadoube/laws'
import { controlOf, isSameControl } from '../clock/time-controls.js'

export const quick = ['180+2', '300', '300+3', '600+5', '900+10', '5400+30'] as const
/** Those of events, the longest first. */
export const ofEvents = ['5400+30', '3600+30', '900+10', '600+5', '180+2'] as const
export type Control = (typeof quick)[number] | (typeof ofEvents)[number] | 'other' | 'none'

export interface Choice {
  readonly control: Control
  readonly other: ClockSetup
  readonly laws: EditionId
  readonly boardKind: 'guarded' | 'physical'
  readonly white: string
  readonly black: string
  /** Who cannot see the board: for them Appendix D holds. */
  readonly cannotSee: Readonly<Record<'white' | 'black', boolean>>
  readonly start: 'standard' | 'chess960'
  readonly number: number
  readonly callsFlags: boolean
  readonly callsIllegal: boolean
  readonly help: boolean
  /** In a game by link: whether somebody has the arbiter's seat. */
  readonly arbiter: boolean
  readonly mode: 'auto' | 'standard' | 'rapid' | 'blitz'
  readonly supervision: 'adequate' | 'inadequate'
}

export const usual: Choice = {
  control: '600+5',
  other: clockSetup(controlOf('40/5400+30:1800+30')),
  laws: 'fide-2023',
  boardKind: 'guarded',
  white: '',
  black: '',
  cannotSee: { white: false, black: false },
  start: 'standard',
  number: 518,
  callsFlags: true,
  callsIllegal: false,
  help: false,
  arbiter: false,
  mode: 'auto',
  supervision: 'adequate',
}

/** The header of the record that the choice makes. */
export function headerOf(choice: Choice): object {
  const { control, other, mode, start } = choice
  const texts = { white: makeTimeControl(other.white), black: makeTimeControl(other.black) }
  const ownTime = isSameControl(other.white, other.black) ? texts.white : texts
  const timeControl = control === 'other' ? ownTime : control
  const calledByDevice = [
    ...(choice.callsFlags ? ['flags'] : []),
    ...(choice.callsIllegal ? ['illegal-moves'] : []),
  ]
  return {
    jadoube: 'record/1',
    laws: choice.laws,
    ...(mode !== 'auto' && { mode }),
    supervision: choice.supervision,
    ...(control !== 'none' && { timeControl }),
    start: start === 'standard' ? 'standard' : `chess960:${choice.number}`,
    boardKind: choice.boardKind,
    white: playerOf(choice, 'white'),
    black: playerOf(choice, 'black'),
    regulations: { calledByDevice },
    ...(choice.help && { table: { help: ['must-play'] } }),
  }
}

function playerOf(choice: Choice, side: 'white' | 'black'): object {
  const name = choice[side].trim()
  return {
    ...(name !== '' && { name }),
    ...(choice.cannotSee[side] && { visuallyDisabled: true }),
  }
}
