import { Choices } from '../fields/choices.js'
import { words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import { canSpeak, stopSpeaking, voice } from './voice.js'

/** The settings for speech: on or off, and the names of moves. */
export function VoiceChoices() {
  const { blind: t } = words()
  const now = voice.value
  return (
    <>
      {canSpeak() && (
        <Choices
          legend={t.speech}
          options={(['off', 'on'] as const).map(each => [each, t.speeches[each]])}
          chosen={now.aloud ? 'on' : 'off'}
          onChoose={choice => {
            if (choice === 'off') stopSpeaking()
            voice.value = { ...now, aloud: choice === 'on' }
          }}
        />
      )}
      <Choices
        legend={t.naming}
        options={[
          ['written', t.namings.written],
          [
            'phonetic',
            <span key="phonetic">
              <WithGerman text={t.namings.phonetic} />
            </span>,
          ],
        ]}
        chosen={now.phonetic ? 'phonetic' : 'written'}
        onChoose={choice => {
          voice.value = { ...now, phonetic: choice === 'phonetic' }
        }}
      />
    </>
  )
}
