import { useEffect, useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { saveFile } from '../save-file.js'
import {
  adoptKey,
  deviceKeys,
  type Holder,
  type KeyPlace,
  ownDigits,
  registerDevice,
} from './device-key.js'

/** This device's key to sealed moves: to compare, save, or bring from another device. */
export function OwnKey({ holder }: { readonly holder: Holder }) {
  const { envelope: t } = words()
  const { seat, secret } = holder
  const [keyPlace, setKeyPlace] = useState<KeyPlace | null>(null)
  const [digits, setDigits] = useState('')
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    let isShown = true
    void registerDevice({ seat, secret }).then(async found => {
      const shown = found === 'here' ? await ownDigits(seat) : ''
      if (!isShown) return
      setDigits(shown)
      setKeyPlace(found)
    })
    return () => {
      isShown = false
    }
  }, [seat, secret])
  if (keyPlace === null) return null
  if (keyPlace === 'none') return <p class="small quiet">{t.noKey}</p>
  if (keyPlace === 'elsewhere') {
    const adopt = async () => {
      const found = await registerDevice(holder)
      setDigits(found === 'here' ? await ownDigits(seat) : '')
      setKeyPlace(found)
    }
    return (
      <div class="own-key">
        <p class="small">{t.elsewhere}</p>
        <SavedKey seat={seat} onAdopted={() => void adopt()} />
      </div>
    )
  }
  const save = () => {
    const [own] = deviceKeys(seat)
    if (own === undefined) return
    saveFile(`jadoube-envelope-key-${digits.replace(' ', '-')}.txt`, `${own}\n`, 'text/plain')
    setSaved(true)
  }
  return (
    <div class="own-key">
      <p class="small">
        {t.thisDevice(digits)} <span class="quiet">{isSaved ? t.keySaved : t.whyKey}</span>
      </p>
      <button type="button" class="button" onClick={save}>
        {t.saveKey}
      </button>
    </div>
  )
}

function SavedKey({ seat, onAdopted }: { readonly seat: string; readonly onAdopted: () => void }) {
  const { envelope: t } = words()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const use = () => {
    const isDone = adoptKey(seat, text)
    setFailed(!isDone)
    if (isDone) onAdopted()
  }
  return (
    <>
      <TextField label={t.savedKey} value={text} onInput={setText} isCovered />
      {failed && (
        <p class="small error" role="alert">
          {t.notAKey}
        </p>
      )}
      <button type="button" class="button" onClick={use}>
        {t.useKey}
      </button>
    </>
  )
}
