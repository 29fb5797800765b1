import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { fetchMoreWords, words } from '../i18n/language.js'

/** "Connect a board". Everything about boards is loaded when it is first pressed. */
export function ConnectButton({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  if (Part !== null) return <Part />
  const open = async () => {
    const [part] = await Promise.all([load(), fetchMoreWords()])
    setPart(() => part)
  }
  return (
    <button type="button" class="button" onClick={() => void open()}>
      {words().table.connectBoard}
    </button>
  )
}
