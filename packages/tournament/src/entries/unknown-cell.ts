/** What programs and people write for "unknown". */
const unknown =
  /^([-–—?/0]+|n\/?a|nc|none|unr\.?|unrated|not rated|no rating|ohne|keine|brez|bez|nema|нема|без|není|nemá|ei|ei ole|null)[*†‡¹²³]*$/i

/** Whether a cell says that nothing is known. */
export const isUnknown = (text: string): boolean => unknown.test(text)
