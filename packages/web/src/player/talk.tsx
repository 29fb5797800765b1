import { quickMessages } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { Sheet } from '../frame/sheet.js'
import type { SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { ask } from '../net/ask.js'
import { isMuted, mute } from './last-messages.js'

/** Opens the messages to the opponent. */
export function TalkButton({ game }: { readonly game: SeatGame }) {
  const t = linkWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="button plain talk-button"
        aria-label={t.talk}
        title={t.talk}
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M3 4.500H17V13.500H9L5.500 16.500V13.500H3Z" />
        </svg>
      </button>
      {isOpen && <TalkSheet game={game} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The messages. Each player sees them in their own language. */
function TalkSheet({ game, onClose }: { readonly game: SeatGame; readonly onClose: () => void }) {
  const t = linkWords()
  const { seat } = words()
  const [fault, setFault] = useState<string | null>(null)
  const { secret, view } = game
  const say = async (message: string) => {
    const path = `/api/boards/${view.value.board}/messages`
    const result = await ask('POST', path, { secret, body: { message } })
    if (result.ok) onClose()
    else if (result.error.code === 'too-fast') setFault(t.talkTooFast)
    else setFault(seat.refusals[result.error.code] ?? t.notSent)
  }
  return (
    <Sheet title={t.talk} onClose={onClose}>
      <p class="small quiet">{t.talkText}</p>
      <div class="talk-list">
        {quickMessages.map(message => (
          <button key={message} type="button" class="button" onClick={() => void say(message)}>
            {t.messages[message]}
          </button>
        ))}
      </div>
      <p class="small error" role="alert">
        {fault}
      </p>
      <Check label={t.mute} isOn={isMuted.value} onSet={mute} />
    </Sheet>
  )
}
