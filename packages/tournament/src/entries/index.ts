export { parseBirth } from './birth-cell.js'
export { type EntryList, type EntryListFault, parseEntries } from './entry-list.js'
export type { EntryField } from './headings.js'
export { isByeText } from './not-a-player.js'
