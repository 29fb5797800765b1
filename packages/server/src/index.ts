/**
 * Games over a network: seats, boards, events, the durable log, HTTP and WebSocket.
 *
 * @module
 */
export { type ConfigSources, defaultConfig, readConfig } from './config/read-config.js'
export {
  configKey,
  environmentName,
  type LogLevel,
  type ServerConfig,
  type SettingName,
  settingNames,
  settings,
} from './config/settings.js'
export { type ExportedEvent, exportEvent } from './event-file/export-event.js'
export { type EventThere, type ImportedEvent, importEvent } from './event-file/import-event.js'
export type { EventFileFault } from './event-file/read-event-file.js'
export { makeInvitation } from './http/invitation.js'
export { openApi } from './http/openapi.js'
export { type Logger, makeLogger } from './logger.js'
export {
  type Anonymised,
  anonymisePerson,
  applyRetention,
  deleteBoard,
  deleteEvent,
  type Person,
  personData,
  type Retention,
  type Retired,
} from './privacy/index.js'
export { type RecordFault, type VerifiedRecord, verifyRecord } from './record/verify.js'
export { isEventRecord, type VerifiedEvent, verifyEventRecord } from './record/verify-event.js'
export { type RunningServer, startServer } from './start-server.js'
export {
  acceptIncomplete,
  type BoardId,
  backupStore,
  type CompetitionId,
  checkStore,
  deletedOf,
  holdFile,
  isFile,
  isIncomplete,
  openMemoryStore,
  openPostgresStore,
  openSqliteStore,
  openStore,
  parseBoardId,
  parseCompetitionId,
  restoreStore,
  type Store,
  type StoreCheck,
  StoreError,
  type StoreErrorCode,
  type StoreFault,
} from './store/index.js'
