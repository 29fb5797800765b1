import { Check } from '../fields/check.js'
import { lookWords } from '../i18n/look/words.js'
import { soundSetting } from './sound-setting.js'

/** Chooses where sound is on, and whether the device vibrates. */
export function SoundChoices() {
  const t = lookWords()
  const now = soundSetting.value
  const check = (name: keyof typeof now, label: string) => (
    <Check
      label={label}
      isOn={now[name]}
      onSet={on => {
        soundSetting.value = { ...soundSetting.value, [name]: on }
      }}
    />
  )
  return (
    <fieldset class="choices">
      <legend>{t.sound}</legend>
      {check('casual', t.casual)}
      {check('tournament', t.tournament)}
      {'vibrate' in navigator && check('haptics', t.haptics)}
    </fieldset>
  )
}
