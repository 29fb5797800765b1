export type { ActBody, ActName, Pairing, TournamentAct } from './act.js'
export { actOfPairing } from './act-of-pairing.js'
export { decide, type TournamentDecision } from './decide.js'
export type { EventBody, EventType, TournamentEvent } from './event.js'
export { evolve } from './evolve.js'
export { pairingNumbers } from './pairing-numbers.js'
export { parseTournamentAct } from './parse-act.js'
export {
  makeTournamentRecord,
  type ReplayedTournament,
  replayTournament,
  type TournamentRecordFault,
} from './record-file.js'
export {
  type TournamentRefusal,
  type TournamentRefusalCode,
  tournamentRefusals,
} from './refusal.js'
export { type RecordReportOptions, reportOfRecord } from './report-of-record.js'
export { type GameResult, gameResults, type Result } from './result.js'
export {
  type Entry,
  type EntryId,
  newTournament,
  type PairedGame,
  type PairedRound,
  type Person,
  type RequestedBye,
  type Settings,
  type SystemName,
  type TournamentState,
} from './state.js'
export { tournamentForRating, tournamentOf } from './tournament-of.js'
export type { PairingWarning } from './warnings.js'
