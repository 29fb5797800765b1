/** With the point at its end, unless it ends as a question. */
export const closed = (text: string): string => (text.endsWith('?') ? text : `${text}.`)
