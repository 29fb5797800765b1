/** What is kept about a person: shown, removed, and kept only for this long. */
export { type Anonymised, anonymisePerson } from './anonymise.js'
export { deleteBoard, deleteEvent } from './delete.js'
export type { Person } from './person.js'
export { personData } from './person-data.js'
export { applyRetention, type Retention, type Retired } from './retention.js'
export { RetentionTimer } from './retention-timer.js'
