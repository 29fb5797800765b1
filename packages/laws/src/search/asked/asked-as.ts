/**
 * How people ask for a rule in one language, by the id of the rule: everyday words and whole
 * situations, as phrases separated by semicolons. Inflected forms and typing errors need no entry.
 * Words that the search passes over (*can I*, *the*) are left out, which keeps the index small.
 */
export type AskedAs = Readonly<Record<string, string>>
