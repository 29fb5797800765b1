/**
 * Where this device stores things, for keys that several files use or that do not say what they
 * hold. People's devices have data under these keys, so they keep their values.
 */

/** The game on the table. */
export const tableGameKey = 'table'
/** What the start page shows of the game on the table. */
export const tableSummaryKey = 'table-face'
/** What the start page shows of games by link. */
export const linkSummariesKey = 'link-faces'
/** The settings of the last game. */
export const lastChoiceKey = 'choice'
/** Whether the desk sounds an alarm. */
export const deskSoundKey = 'desk-sound'
/** The address of the reader's own engine. */
export const engineAddressKey = 'engine'
/** The pieces of a Certabo board by their tags, as they were learned. */
export const certaboTagsKey = 'certabo'
/** For one window: the board whose scoresheet was opened by itself. */
export const openedSheetKey = 'sheet'
