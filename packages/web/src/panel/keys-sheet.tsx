import { LookChoices } from '../frame/look-sheet.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { VoiceChoices } from '../speech/voice-choices.js'

/** Help for a board: the keys, the voice, the contrast. */
export function KeysSheet({
  turned = false,
  onClose,
}: {
  readonly turned?: boolean
  readonly onClose: () => void
}) {
  const { table: t, blind } = words()
  return (
    <Sheet title={blind.title} turned={turned} onClose={onClose}>
      <h3>{t.keysTitle}</h3>
      <dl class="keys">
        {[...t.keys.slice(0, -1), ...blind.keys, ...t.keys.slice(-1)].map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <VoiceChoices />
      <LookChoices />
    </Sheet>
  )
}
