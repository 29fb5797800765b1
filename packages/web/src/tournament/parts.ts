import type { Part } from './tournament-nav.js'

/** The parts for the organiser, in the order in which they are needed. Players come first. */
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

/** The parts for everybody: what is played now, and the results. */
export const publicParts = [
  'live',
  'results',
  'standings',
  'crosstable',
  'players',
] as const satisfies readonly Part[]
