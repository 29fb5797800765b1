import type { Game } from '../game/game.js'
import { playMove } from '../game/play-move.js'
import { announcementLanguage } from '../i18n/german-in.js'
import { language } from '../i18n/language.js'
import type { Call } from './lexicon/lexicon.js'
import { listen } from './listen.js'
import { voice } from './voice.js'

/**
 * Listens for a move or a call such as `I offer a draw`, and performs it. False if nothing was
 * understood.
 */
export async function playSpoken(game: Game): Promise<boolean> {
  const spoken = voice.value.phonetic ? announcementLanguage : language.value
  const [heard, { findSpokenMove }, { findSpokenCall }] = await Promise.all([
    listen(spoken),
    import('./spoken-move.js'),
    import('./spoken-call.js'),
  ])
  const position = game.position.value
  const move = position && (await findSpokenMove(position, heard, language.value))
  if (position !== undefined && move != null) {
    game.begin()
    return playMove(game, position, move)
  }
  const call = await findSpokenCall(heard, language.value)
  return call !== null && performCall(game, call)
}

/**
 * Performs a call. At a table it belongs to the player whose clock runs. The other player answers
 * an offer.
 */
export function performCall(game: Game, call: Call): boolean {
  const { clock, turn, status } = game.state.value
  const mover = clock?.state === 'running' ? clock.turn : turn
  const side = game.hands.includes(mover) ? mover : game.hands[0]
  if (side === undefined) return false
  const offerer = game.offer.value
  const answerer = offerer === null ? undefined : game.hands.find(hand => hand !== offerer)
  switch (call) {
    case 'draw':
      return game.perform(side, { act: answerer === side ? 'accept-draw' : 'offer-draw' })
    case 'accept':
      return answerer !== undefined && game.perform(answerer, { act: 'accept-draw' })
    case 'reject':
      return answerer !== undefined && game.perform(answerer, { act: 'reject-draw' })
    case 'press':
      // Before the game Black's press starts White's clock (Article 6.6).
      game.press(status === 'awaiting-start' && game.hands.includes('black') ? 'black' : side)
      return true
    case 'arbiter':
      return game.perform(side, { act: 'summon-arbiter' })
  }
}
