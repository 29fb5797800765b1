import type { SaidMessage } from '@jadoube/protocol'
import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { readStored, writeStored } from '../local-storage.js'

/** Older messages are not shown when the page is opened (in milliseconds). */
const RECENT = 120_000

/** Whether this device hides the opponents' messages. */
export const isMuted = signal(readStored('mutes-opponents', value => value === true) ?? false)

export function mute(isOn: boolean): void {
  isMuted.value = isOn
  writeStored('mutes-opponents', isOn)
}

/** The opponent's last message, if it may be shown. */
export function opponentMessage(game: SeatGame): SaidMessage | null {
  if (isMuted.value) return null
  const { messages } = game.store.between.value
  return ifRecent(
    game,
    messages.findLast(({ by }) => by === opponentOf(game)),
  )
}

function ifRecent({ connection }: SeatGame, said: SaidMessage | undefined): SaidMessage | null {
  return said === undefined || connection.time.now() - said.at > RECENT ? null : said
}

/** The message in the reader's language. Empty if this version does not know it. */
export function messageText(game: SeatGame, said: SaidMessage | null): string {
  const t = linkWords()
  const text = said === null ? undefined : t.messages[said.message]
  if (said === null || text === undefined) return ''
  const name = game.view.value[said.by].name ?? words().frame[said.by]
  return `${said.by === game.side ? t.you : name}: ${text}`
}

/** The last message of each player, until two more moves have been made. */
export function LastMessages({ game }: { readonly game: SeatGame }) {
  const plies = useRef(new Map<number, number>())
  const { ply } = game.state.value
  const { messages } = game.store.between.value
  const theirs = opponentMessage(game)
  const own = ifRecent(
    game,
    messages.findLast(({ by }) => by === game.side),
  )
  const shown = [theirs, own]
    .filter(said => said !== null)
    .filter(({ n }) => {
      const since = plies.current.get(n) ?? ply
      plies.current.set(n, since)
      return ply - since < 2
    })
    .sort((a, b) => a.n - b.n)
  return (
    <>
      {shown.map(said => (
        <p key={said.n} class={said.by === game.side ? 'message quiet' : 'message'}>
          {messageText(game, said)}
        </p>
      ))}
    </>
  )
}
