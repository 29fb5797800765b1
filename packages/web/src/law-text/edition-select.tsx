import type { EditionId } from '@jadoube/laws'
import { go, withQuery } from '../router.js'
import { currentEdition } from './corpus.js'
import { EditionOptions } from './edition-options.js'

/** Chooses an edition and puts it into the address. */
export function EditionSelect({
  label,
  name = 'edition',
  chosen,
  none,
}: {
  readonly label: string
  readonly name?: string
  readonly chosen: EditionId | null
  readonly none?: string
}) {
  const isDefault = (value: string) => name === 'edition' && value === currentEdition
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={chosen ?? ''}
        onChange={event => {
          const { value } = event.currentTarget
          go(withQuery({ [name]: isDefault(value) ? null : value }), { replace: true })
        }}
      >
        {none !== undefined && <option value="">{none}</option>}
        <EditionOptions />
      </select>
    </label>
  )
}
