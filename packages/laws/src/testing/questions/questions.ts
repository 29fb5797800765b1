/** A question, and the rules that decide it. */
export type Questions = readonly (readonly [question: string, rules: readonly string[]])[]
