import { words } from '../i18n/language.js'
import type { Connection } from '../net/connection.js'

/** Said quietly, and only while there is something to say. */
export function ConnectionLine({ connection }: { readonly connection: Connection }) {
  const { seat: t } = words()
  return (
    <p class="connection small" role="status">
      {connection.state.value === 'lost' ? t.lost : ''}
    </p>
  )
}
