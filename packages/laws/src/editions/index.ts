export { type EditionId, editionIds, isEditionId } from './edition-id.js'
