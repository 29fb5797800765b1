import { rulesInForce } from '@jadoube/laws'
import type { NewTournament, RequestedSettings } from '@jadoube/protocol'
import { type Choice, defaultChoice, headerOf } from '../table/set-up-choice.js'
import { fineOf, type TypedFine, typedFine } from '../tournament/fine-fields.js'
import { threePoints } from '../tournament/three-points.js'

export interface EventChoice extends Choice {
  readonly name: string
  readonly site: string
  /** As in a date field: 2026-11-15. */
  readonly date: string
  readonly startWhen: 'arbiter' | 'scheduled' | 'both-present'
  /** The delay for spectators, in minutes. */
  readonly delay: string
  /** Minutes after which an absent player loses. Empty: as the edition says. */
  readonly defaultTime: string
  /** `none`: rounds are pasted as pairings, and there are no standings. */
  readonly system: (typeof systems)[number]
  readonly roundCount: string
  readonly scoring: 'usual' | 'three'
  readonly cycles: 1 | 2
  readonly gamesPerMatch: 1 | 2
  /** Null: the usual tie-breaks of the system. */
  readonly tieBreaks: readonly string[] | null
  /** Players may not agree to a draw before this move (9.1.1). Empty: no restriction. */
  readonly noDrawBefore: string
  /** Whether players may keep a switched-off device in their bag (11.3.2.1). */
  readonly deviceInBag: boolean
  /** Whether the electronic scoresheet at a wooden board accepts only legal moves. */
  readonly scoresheetsChecked: boolean
  /** The fine announced in advance (12.9.7). */
  readonly fine: TypedFine
}

export const systems = ['swiss', 'round-robin', 'knockout', 'manual', 'none'] as const

/** The announced settings of the tournament. */
export function tournamentOf(choice: EventChoice): NewTournament {
  const { system, roundCount, scoring, cycles, gamesPerMatch, tieBreaks } = choice
  return {
    system: system === 'none' ? 'manual' : system,
    // Otherwise the number of players decides.
    ...(asksForRounds(system) && {
      rounds: Math.min(99, Math.max(1, Math.round(Number(roundCount)) || 1)),
    }),
    ...(system === 'round-robin' && { cycles }),
    ...(system === 'knockout' && { gamesPerMatch }),
    ...(tieBreaks !== null && { tieBreaks: tieBreaks.length === 0 ? ['PTS'] : [...tieBreaks] }),
    ...(scoring === 'three' && { scoring: threePoints }),
  }
}

/** Whether the organiser sets the number of rounds. */
export const asksForRounds = (system: EventChoice['system']): boolean =>
  system === 'swiss' || system === 'manual'

export const defaultEvent: EventChoice = {
  ...defaultChoice,
  preset: 'tournament',
  arbiter: true,
  help: false,
  control: '5400+30',
  boardKind: 'physical',
  callsFlags: false,
  name: '',
  site: '',
  date: '',
  startWhen: 'arbiter',
  delay: '0',
  defaultTime: '',
  system: 'swiss',
  roundCount: '5',
  scoring: 'usual',
  cycles: 1,
  gamesPerMatch: 1,
  tieBreaks: null,
  noDrawBefore: '',
  deviceInBag: false,
  scoresheetsChecked: true,
  fine: typedFine(undefined),
}

/** The default time if the field is empty: that of the edition. */
export const defaultMinutes = ({ laws }: EventChoice): number =>
  rulesInForce({ laws }).defaultTimeMs / 60_000

const readMinutes = (text: string, max: number): number | null => {
  const count = Number(text)
  if (text.trim() === '' || !Number.isFinite(count) || count < 0) return null
  return Math.min(max, Math.round(count * 60_000))
}

/** The common settings of an event's boards, in the form that the server expects. */
export function eventSettings(choice: EventChoice): RequestedSettings {
  const {
    jadoube: _,
    white: __,
    black: ___,
    ...header
  } = headerOf(choice) as Readonly<Record<string, unknown>>
  const defaultTime = readMinutes(choice.defaultTime, 86_400_000)
  const fine = fineOf(choice.fine)
  const settings = {
    ...header,
    regulations: {
      ...(header.regulations as object),
      ...(defaultTime !== null && { defaultTime }),
      ...(Number(choice.noDrawBefore) > 0 && {
        noDrawAgreementBefore: Math.round(Number(choice.noDrawBefore)),
      }),
      ...(choice.deviceInBag && { deviceInBag: true }),
      ...(!choice.scoresheetsChecked && { scoresheetsChecked: false }),
      ...(fine !== undefined && { fine }),
    },
    startWhen: choice.startWhen,
    spectatorDelay: readMinutes(choice.delay, 86_400_000) ?? 0,
  }
  return settings as RequestedSettings
}
