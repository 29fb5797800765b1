import { displayTime, type Millis } from '@jadoube/clock'
import type { RuleId } from '../../catalogue/index.js'
import type { EventOf } from '../../game/event.js'
import type { RefusalCode } from '../../game/refusal.js'
import type { EarlyPress } from '../early-press.js'
import type { Say } from '../wording.js'

type EventName =
  | 'announced'
  | 'announcement-unclear'
  | 'announcement-differs'
  | 'piece-felt'
  | 'move-carried-out'
  | 'two-boards-set-up'
  | 'board-handled'
  | 'move-executed'
  | 'boards-adjusted'
  | 'game-corrected'
  | 'scores-compared'
  | 'assistant-asked'
  | 'assistant-acted'
  | 'player-informed'
  | 'move-recorded'

type Refused = Extract<
  RefusalCode,
  | 'not-announced'
  | 'slip-too-late'
  | 'two-boards-already'
  | 'not-his-board'
  | 'assistant-may-not'
  | 'assistant-not-allowed'
  | 'assistant-needed'
  | 'assistant-not-asked'
  | 'no-assistant'
>

type Broken = Extract<
  RuleId,
  | 'blind.clock-after'
  | 'blind.assistant.score-clock'
  | 'blind.announce.ranks'
  | 'blind.announce.clear'
  | 'blind.announce.repeat'
>

/** The words of one language for games with blind and visually disabled players (Appendix D). */
export interface BlindPlayers {
  readonly events: { readonly [T in EventName]: Say<T> }
  /** What a player did to break each of these rules; `early` is why a press was too early. */
  readonly breaches: Readonly<Record<Broken, (player: string, early?: EarlyPress | null) => string>>
  readonly claims: { readonly 'boards-differ': string }
  readonly effects: { readonly 'boards-adjusted': string }
  readonly refusals: Readonly<Partial<Record<Refused, string>>>
}

/** Moves by their squares, one after another. */
export const movesBySquares = ({ moves }: EventOf<'game-corrected'>): string =>
  moves.map(({ from, to }) => `${from}–${to}`).join(', ')

/** The number of moves and the time used, White's first. */
export function movesAndTimes({ moves, used }: EventOf<'player-informed'>): string {
  const time = (ms: number): string => displayTime(ms as Millis)
  const count = `${moves.white}–${moves.black}`
  return used === null ? count : `${count}; ${time(used.white)}, ${time(used.black)}`
}

/** The sentence about a clock that the player or an assistant started too early. */
export type EarlyPresses = Readonly<Record<EarlyPress, (starter: string) => string>>

/** What an assistant did, by the name of the act. */
export type AssistantActs = Readonly<Record<string, string>>
