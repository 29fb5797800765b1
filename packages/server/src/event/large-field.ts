import type { EventActor } from '@jadoube/protocol'
import type { TournamentLanguage } from '@jadoube/tournament'
import { decideEvent, type EventDecision } from './log/decide.js'
import type { LoggedAct } from './log/line.js'
import type { EventState } from './log/state.js'
import { type PackedState, pack } from './packed-state.js'
import { seeProposal, whyOf } from './view/pairing.js'
import { seePlayers, type Viewer } from './view/players.js'
import { seeCrosstable, seeDerivation, seeStandings } from './view/standings.js'
import { type TrfWanted, trfOf } from './view/trf.js'

/**
 * Larger fields are paired and explained on a worker thread; so are small ones that are paired
 * several times in one request.
 */
const LARGEST_TO_PAIR = 60
/** A larger field is also entered there. */
const LARGEST_TO_ENTER = 400
/**
 * Players times rounds, but at least four rounds: the tables of more are made there too. They grow
 * with both.
 */
const LARGEST_TO_RANK = 1500
/** In a larger field the public gets short explanations only. */
const LARGEST_TO_EXPLAIN = 400
/** More acts than this in one request are decided there too. */
const MAX_ACTS = 50
/** The time limit of a job in milliseconds. */
const TIME_LIMIT = 60_000
/** The time limit for comparing a pairing with another one. */
const WHY_TIME_LIMIT = 20_000

/** The worker thread for large fields, with its jobs; the budget is in milliseconds. */
export interface FieldThread {
  run(name: 'decide', input: PackedState & ActsToDecide, budget: number): Promise<Decided>
  run(
    name: 'propose',
    input: PackedState & ProposalWanted,
    budget: number,
  ): Promise<string | undefined>
  run(name: 'why', input: PackedState & WhyWanted, budget: number): Promise<string | undefined>
  run(
    name: 'table',
    input: PackedState & { readonly wanted: TableWanted },
    budget: number,
  ): Promise<string>
  run(
    name: 'derive',
    input: PackedState & { readonly wanted: DerivationWanted },
    budget: number,
  ): Promise<string | undefined>
}

/** The result of acts, without the new state, which is read from the log. */
export type Decided =
  | Omit<Extract<EventDecision, { ok: true }>, 'state'>
  | Extract<EventDecision, { ok: false }>

export interface ActsToDecide {
  readonly by: EventActor
  readonly at: number
  readonly acts: readonly LoggedAct[]
}

const pairingActs: ReadonlySet<LoggedAct['act']> = new Set(['pair-round', 'pair', 're-pair'])

export async function decideOnThread(
  thread: FieldThread,
  state: EventState,
  { by, at, acts }: ActsToDecide,
): Promise<Decided> {
  const field = state.tournament.entries.length
  const count = (isMeant: (act: LoggedAct['act']) => boolean) =>
    acts.filter(({ act }) => isMeant(act)).length
  // The players may be entered by the same request, which may pair them again and again.
  const toPair = field + count(act => act === 'enter')
  const isLong =
    toPair * count(act => pairingActs.has(act)) > LARGEST_TO_PAIR ||
    // A long list of entries makes a small field large.
    (field + acts.length > LARGEST_TO_ENTER && acts.length > MAX_ACTS)
  if (!isLong) return decideEvent(state, by, at, acts)
  return thread.run('decide', { ...(await pack(state)), by, at, acts }, TIME_LIMIT)
}

export interface ProposalWanted {
  readonly event: string
  readonly language: TournamentLanguage
}

/** The proposal as JSON text; undefined if rounds are paired by hand. */
export async function propose(
  thread: FieldThread,
  state: EventState,
  { event, language }: ProposalWanted,
): Promise<string | undefined> {
  if (state.tournament.entries.length <= LARGEST_TO_PAIR)
    return proposalOf(state, { event, language })
  return thread.run('propose', { ...(await pack(state)), event, language }, TIME_LIMIT)
}

export function proposalOf(
  state: EventState,
  { event, language }: ProposalWanted,
): string | undefined {
  const view = seeProposal(state, event, language)
  return view && JSON.stringify(view)
}

export interface WhyWanted {
  readonly round: number
  readonly pair: readonly [number, number]
  readonly language: TournamentLanguage
  /** The public sees numbers instead of hidden names. */
  readonly viewer: Viewer
  /** Only the absolute criteria: for the public of a large field. */
  readonly isBrief: boolean
}

/**
 * In a large field it takes long to find what a pair would change for the others: only officials
 * get that.
 */
export const isBriefFor = ({ tournament }: EventState, viewer: Viewer): boolean =>
  viewer === 'public' && tournament.entries.length > LARGEST_TO_EXPLAIN

export async function explainWhy(
  thread: FieldThread,
  state: EventState,
  wanted: WhyWanted,
): Promise<string | undefined> {
  if (state.tournament.entries.length <= LARGEST_TO_PAIR) return whyOf(state, wanted)
  const packed = await pack(state)
  const explain = (isBrief: boolean) =>
    thread.run('why', { ...packed, ...wanted, isBrief }, isBrief ? TIME_LIMIT : WHY_TIME_LIMIT)
  if (wanted.isBrief) return explain(true)
  // After the time limit, only what is known at once is returned.
  return explain(false).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'took-too-long')
      return explain(true)
    throw fault
  })
}

const isQuickToRank = ({ tournament: { entries, rounds } }: EventState): boolean =>
  entries.length * Math.max(rounds.length, 4) <= LARGEST_TO_RANK

/** A table of the whole field, as JSON text. */
export type TableWanted =
  | { readonly table: 'standings' | 'crosstable'; readonly event: string; readonly round: number }
  | { readonly table: 'players'; readonly event: string; readonly viewer: Viewer }
  | ({ readonly table: 'trf' } & TrfWanted)

export async function makeTable(
  thread: FieldThread,
  state: EventState,
  wanted: TableWanted,
): Promise<string> {
  if (isQuickToRank(state)) return tableOf(state, wanted)
  return thread.run('table', { ...(await pack(state)), wanted }, TIME_LIMIT)
}

export function tableOf(state: EventState, wanted: TableWanted): string {
  switch (wanted.table) {
    case 'standings':
      return JSON.stringify(seeStandings(state, wanted.event, wanted.round))
    case 'crosstable':
      return JSON.stringify(seeCrosstable(state, wanted.event, wanted.round))
    case 'players':
      return JSON.stringify(seePlayers(state, wanted.event, wanted.viewer))
    case 'trf':
      return trfOf(state, wanted)
  }
}

export interface DerivationWanted {
  readonly event: string
  readonly round: number
  readonly entry: number
  readonly language: TournamentLanguage
}

/**
 * How the numbers of one player are calculated; this ranks the whole field. Undefined if there is
 * no such entry.
 */
export async function derive(
  thread: FieldThread,
  state: EventState,
  wanted: DerivationWanted,
): Promise<string | undefined> {
  if (isQuickToRank(state)) return derivationOf(state, wanted)
  return thread.run('derive', { ...(await pack(state)), wanted }, TIME_LIMIT)
}

export function derivationOf(
  state: EventState,
  { event, round, entry, language }: DerivationWanted,
): string | undefined {
  const view = seeDerivation(state, event, round, entry, language)
  return view && JSON.stringify(view)
}
