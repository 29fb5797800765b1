/**
 * How people ask for a rule in one language, by the id of the rule: everyday words and whole
 * situations, as phrases separated by semicolons. Inflected forms and typing errors need no entry.
 */
export type AskedAs = Readonly<Record<string, string>>
