/** The name of an unnamed assistant in a record. */
export const unnamed = '?'
