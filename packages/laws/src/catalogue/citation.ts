/**
 * An article on which a rule is based. `implied` if the rule follows from the article without being
 * stated there.
 */
export interface Citation {
  readonly article: string
  readonly implied: boolean
}

/**
 * Reads the numbers of a rule in one edition: `(6.7.a), A4.c` are two citations, the first one
 * implied.
 */
export function parseCitations(numbers: string): readonly Citation[] {
  return numbers.split(', ').map(text => {
    const implied = text.startsWith('(') && text.endsWith(')')
    return { article: implied ? text.slice(1, -1) : text, implied }
  })
}

export const makeCitations = (citations: readonly Citation[]): string =>
  citations.map(({ article, implied }) => (implied ? `(${article})` : article)).join(', ')

/**
 * The parts of an article's number, so that `A.4.c`, `A4.c` and `a4c` are equal: letters and digits
 * are separated, punctuation and case are ignored.
 */
export const articleSteps = (article: string): readonly string[] =>
  article.toLowerCase().match(/[a-z]+|\d+/g) ?? []

/** Whether `article` is `head` or a sub-article of it. 9.2.1 is under 9.2, 9.20 is not. */
export function isUnder(article: string, head: string): boolean {
  const steps = articleSteps(article)
  const headSteps = articleSteps(head)
  return headSteps.length > 0 && headSteps.every((step, index) => steps[index] === step)
}
