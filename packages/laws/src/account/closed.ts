/** Adds a full stop, unless the text ends with a question mark. */
export const closed = (text: string): string => (text.endsWith('?') ? text : `${text}.`)
