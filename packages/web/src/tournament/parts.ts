import type { Part } from './tournament-nav.js'

/** What the organiser opens with is what comes first on a Friday evening: the players. */
export const organiserParts = [
  'players',
  'rounds',
  'boards',
  'standings',
  'crosstable',
  'links',
  'broadcast',
  'eboards',
  'report',
  'log',
  'files',
] as const satisfies readonly Part[]
export const arbiterParts = [
  'boards',
  'rounds',
  'players',
  'standings',
  'crosstable',
  'links',
  'broadcast',
  'eboards',
  'report',
  'log',
  'files',
] as const satisfies readonly Part[]
export type OfficialPart = (typeof organiserParts)[number]

/** For everybody: what is played now, and what has come of it. */
export const publicParts = [
  'live',
  'results',
  'standings',
  'crosstable',
  'players',
] as const satisfies readonly Part[]
