/** Personal data: showing it, removing it, and limiting how long it is stored. */
export { type Anonymised, anonymisePerson } from './anonymise.js'
export { deleteBoard, deleteEvent } from './delete.js'
export type { Person } from './person.js'
export { personData } from './person-data.js'
export { applyRetention, type Retention, type Retired } from './retention.js'
export { RetentionTimer } from './retention-timer.js'
