import { editionName, editionsShown } from './corpus.js'

/** The options for all editions, by name. */
export function EditionOptions() {
  return (
    <>
      {editionsShown.map(edition => (
        <option key={edition} value={edition}>
          {editionName(edition)}
        </option>
      ))}
    </>
  )
}
