export { type EntryList, type EntryListFault, parseEntries } from './entry-list.js'
export type { EntryField } from './headings.js'
