export {
  type Calibration,
  CertaboDecoder,
  calibrate,
  certaboLights,
  parseCertaboScan,
} from './certabo/certabo.js'
export { ChessLinkDecoder, chessLinkCommand, encodeChessLink } from './chesslink/chesslink.js'
export {
  ChessnutDecoder,
  chessnutLights,
  chessnutStart,
  encodeChessnut,
} from './chessnut/chessnut.js'
export { encodeDgt } from './dgt/dgt-encoder.js'
export { DgtDecoder, dgtCommands } from './dgt/dgt-serial.js'
export { BoardInterpreter, type InterpreterOptions } from './interpreter.js'
export {
  type LiveChessBoard,
  type LiveChessMessage,
  type LiveChessReading,
  listBoards,
  readLiveChess,
  subscribe,
} from './livechess/livechess.js'
export type { AskedAbout, BoardReport, SensedAct } from './report.js'
export type { BoardMessage, Decoder, PieceLetter, Sensed } from './sensor.js'
export { type Carelessness, careful, clubNight, simulateGame } from './simulator/hands.js'
export { asScans } from './simulator/scans.js'
export { type SettleTimes, usualSettleTimes } from './stable-board.js'
