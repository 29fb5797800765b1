/** The titles of tests that name a device or a language: those that `npm run rest` runs for the others. */
export const restTitles = / a (phone|laptop)\b|\bin (en|sl|sr|sr-Latn|cs|fi)\b/
