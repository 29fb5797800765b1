import { editionName, editionsNewestFirst } from './corpus.js'

/** The options for all editions, by name. */
export function EditionOptions() {
  return (
    <>
      {editionsNewestFirst.map(edition => (
        <option key={edition} value={edition}>
          {editionName(edition)}
        </option>
      ))}
    </>
  )
}
