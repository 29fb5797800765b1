import { type ClockSetup, clockSetup, makeTimeControl } from '@jadoube/clock'
import type { EditionId, Help, Preset } from '@jadoube/laws'
import { controlOf, isSameControl } from '../clock/time-controls.js'
import {
  lastChoice,
  presetNames,
  quickControls,
  readControl,
  readPreset,
  storeLastChoice,
} from './last-choice.js'

export { presetNames as presets, quickControls as quick, storeLastChoice as remember }

/** The common time controls of events, the longest first. */
export const eventControls = ['5400+30', '3600+30', '900+10', '600+5', '180+2'] as const
export type Control =
  | (typeof quickControls)[number]
  | (typeof eventControls)[number]
  | 'other'
  | 'none'

export interface Choice {
  /** Friendly, club or tournament: it sets the other settings. */
  readonly preset: Preset
  readonly control: Control
  readonly other: ClockSetup
  readonly laws: EditionId
  readonly boardKind: 'guarded' | 'physical'
  readonly white: string
  readonly black: string
  /** Who cannot see the board. Appendix D applies to them. */
  readonly cannotSee: Readonly<Record<'white' | 'black', boolean>>
  readonly start: 'standard' | 'chess960'
  readonly number: number
  readonly callsFlags: boolean
  readonly callsIllegal: boolean
  readonly help: boolean
  /** Whether there is an arbiter. In a game by link they have their own seat. */
  readonly arbiter: boolean
  readonly mode: 'auto' | 'standard' | 'rapid' | 'blitz'
  readonly supervision: 'adequate' | 'inadequate'
}

/** The settings of each preset. Everything can be changed afterwards. */
export const presetSettings: Readonly<Record<Preset, Partial<Choice>>> = {
  friendly: {
    boardKind: 'guarded',
    callsFlags: true,
    callsIllegal: false,
    help: true,
    arbiter: false,
  },
  club: { boardKind: 'guarded', callsFlags: true, callsIllegal: false, help: true, arbiter: false },
  tournament: {
    boardKind: 'physical',
    callsFlags: true,
    callsIllegal: false,
    help: false,
    arbiter: true,
  },
}

/**
 * The help of each preset: every legal move in a friendly game, the obligations of touch-move in a
 * club game.
 */
const presetHelp: Readonly<Record<Preset, readonly Help[]>> = {
  friendly: ['legal-moves', 'claimable-draws'],
  club: ['must-play'],
  tournament: ['must-play'],
}

export const defaultChoice: Choice = {
  preset: 'friendly',
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
  help: true,
  arbiter: false,
  mode: 'auto',
  supervision: 'adequate',
}

/** Makes the header of the record from the choice. */
export function headerOf(choice: Choice): object {
  const { control, other, mode, preset, start } = choice
  const texts = { white: makeTimeControl(other.white), black: makeTimeControl(other.black) }
  const customControl = isSameControl(other.white, other.black) ? texts.white : texts
  const timeControl = control === 'other' ? customControl : control
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
    regulations: { calledByDevice, ...withoutArbiter(choice) },
    table: { preset, ...(choice.help && { help: presetHelp[preset] }) },
  }
}

/**
 * Without an arbiter, a friendly game continues as it is. In a club game both players answer
 * together.
 */
function withoutArbiter({ arbiter, preset }: Choice): object {
  if (arbiter) return {}
  const unansweredQuestions = preset === 'friendly' ? 'play-on' : 'players-agree'
  return {
    arbiter: 'none',
    unansweredQuestions,
    ...(preset === 'friendly' && { takeBacks: true }),
  }
}

/** The first choice: as last time. */
export function initialChoice(): Choice {
  const { preset, control } = lastChoice()
  return { ...defaultChoice, ...presetSettings[preset], preset, control }
}

/** The choice of a quick game. */
const quickChoice = (preset: Preset, control: Control): Choice => ({
  ...defaultChoice,
  ...presetSettings[preset],
  preset,
  control,
})

function playerOf(choice: Choice, side: 'white' | 'black'): object {
  const name = choice[side].trim()
  return {
    ...(name !== '' && { name }),
    ...(choice.cannotSee[side] && { visuallyDisabled: true }),
  }
}

/** The header of the game that an address asks for. Undefined if there is none. */
export function quickGame(query: URLSearchParams): object | undefined {
  const control = readControl(query.get('play'))
  if (control === undefined) return undefined
  const preset = readPreset(query.get('preset')) ?? lastChoice().preset
  storeLastChoice({ preset, control })
  return headerOf(quickChoice(preset, control))
}
