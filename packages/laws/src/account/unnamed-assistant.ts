/** How a record writes an assistant whose name nobody gave. */
export const unnamed = '?'
