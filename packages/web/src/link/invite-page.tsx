import { type Color, opposite } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { go } from '../router.js'
import type { Choice } from '../table/set-up-choice.js'
import { SetUpPage } from '../table/set-up-page.js'
import { MadeBefore } from './made-before.js'
import { storeMadeGame } from './made-games.js'
import { makeBoard } from './make-board.js'
import { ownName, storeOwnName } from './own-name.js'

type Side = Color | 'random'

const chooseSide = (wantedSide: Side): Color =>
  wantedSide === 'random' ? (Math.random() < 0.5 ? 'white' : 'black') : wantedSide

/** Adds the names to the header, if there are any. */
function withNames(header: object, side: Color, own: string, theirs: string): object {
  const players = header as Readonly<Record<Color, object>>
  const named = (color: Color, name: string) => ({
    ...players[color],
    ...(name !== '' && { name }),
  })
  return {
    ...header,
    [side]: named(side, own),
    [opposite(side)]: named(opposite(side), theirs),
  }
}

/** Invites somebody to a game by link: colour, names, time control and the invitation. */
export function InvitePage() {
  const { seat } = words()
  const t = linkWords()
  const [wantedSide, setWantedSide] = useState<Side>('random')
  const [own, setOwn] = useState(ownName)
  const [theirs, setTheirs] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const invite = async (header: object, choice: Choice) => {
    if (isSending) return
    setIsSending(true)
    storeOwnName(own)
    const side = chooseSide(wantedSide)
    const names = [own.trim(), theirs.trim()] as const
    const made = await makeBoard(withNames(header, side, ...names))
    setIsSending(false)
    if (typeof made === 'string') {
      setFault(made)
      return
    }
    const { arbiter, spectator: _, ...links } = made.links
    const inOrder = side === 'white' ? names : [names[1], names[0]]
    const storedLinks = choice.arbiter && arbiter !== undefined ? { ...links, arbiter } : links
    storeMadeGame(
      { board: made.board, names: inOrder.filter(Boolean).join(' – '), made: Date.now(), side },
      storedLinks,
    )
    go(`/board/${made.board}#${made.links[side]?.secret}`)
  }

  const name = (value: string, label: string, set: (value: string) => void, isOwn: boolean) => (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={60}
        autocomplete={isOwn ? 'name' : 'off'}
        onInput={event => set(event.currentTarget.value)}
      />
    </label>
  )
  return (
    <SetUpPage
      title={seat.title}
      begin={t.invite}
      offersArbiter
      first={
        <>
          <Choices
            legend={t.iPlay}
            options={(['white', 'random', 'black'] as const).map(each => [each, t.sides[each]])}
            chosen={wantedSide}
            onChoose={setWantedSide}
          />
          <div class="two-columns">
            {name(own, t.yourName, setOwn, true)}
            {name(theirs, t.theirName, setTheirs, false)}
          </div>
        </>
      }
      onSet={(header, choice) => void invite(header, choice)}
    >
      <p class="small error" role="alert">
        {fault}
      </p>
      <MadeBefore />
      <p class="small">
        <a href="/link?others">{t.forOthers}</a>
      </p>
    </SetUpPage>
  )
}
