declare module 'virtual:cases' {
  /** For each rule, the folders whose cases show it. */
  export const shownIn: Readonly<Record<string, readonly string[]>>
  /** The cases of each folder of conformance/, loaded on demand. */
  export const folders: Readonly<
    Record<string, () => Promise<{ readonly cases: readonly import('./cases.js').WorkedCase[] }>>
  >
}

/** The titles of all cases in one language, by folder, in the order of the folder's cases. */
declare module 'virtual:case-titles/*' {
  export const titles: Readonly<Record<string, readonly string[]>>
}
