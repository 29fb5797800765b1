import { editionName, editionsShown } from './corpus.js'

/** Every edition by its name, to choose from. */
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
