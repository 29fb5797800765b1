/** Adds a full stop, unless the text ends with a question mark. */
export const withFullStop = (text: string): string => (text.endsWith('?') ? text : `${text}.`)
