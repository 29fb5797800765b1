import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'

/** Which key does what. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = words().table
  return (
    <Sheet title={t.keysTitle} onClose={onClose}>
      <dl class="keys">
        {t.keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
