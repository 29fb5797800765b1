export {
  type Calibration,
  CertaboDecoder,
  calibrate,
  certaboLights,
  encodeCertabo,
  parseCertaboScan,
} from './certabo/certabo.js'
export {
  ChessLinkDecoder,
  chessLinkCommand,
  chessLinkLights,
  encodeChessLink,
} from './chesslink/chesslink.js'
export {
  ChessnutDecoder,
  chessnutLights,
  chessnutStart,
  encodeChessnut,
} from './chessnut/chessnut.js'
export { encodeDgt } from './dgt/dgt-encoder.js'
export { DgtDecoder, dgtCommands } from './dgt/dgt-serial.js'
export {
  type BluetoothLine,
  type BoardDriver,
  drivers,
  dumpInterval,
  type Make,
  makes,
  type SerialLine,
} from './drivers.js'
export { type Agreement, BoardInterpreter, type InterpreterOptions } from './interpreter.js'
export {
  type LiveChessBoard,
  type LiveChessMessage,
  LiveChessReader,
  type LiveChessReading,
  listBoards,
  liveChessAddress,
  subscribe,
} from './livechess/livechess.js'
export type { ActReport, Ask, AskedAbout, BoardReport, SensedAct, Source } from './report.js'
export type { BoardMessage, Decoder, PieceLetter, Sensed } from './sensor.js'
export { positionFromPlacement } from './shown-position.js'
export {
  type Carelessness,
  careful,
  clubNight,
  type SimulatedMessage,
  simulateGame,
  type TrueTouch,
  type Truth,
  timeTrouble,
} from './simulator/hands.js'
export { asOccupancy, asScans } from './simulator/scans.js'
export { type SimulatedBoard, simulatedBoard } from './simulator/simulated-board.js'
export { SimulatedHall } from './simulator/simulated-hall.js'
export { type SettleTimes, usualSettleTimes } from './stable-board.js'
