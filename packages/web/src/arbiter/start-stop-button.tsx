import { words } from '../i18n/language.js'
import type { ArbiterGame } from './arbiter-game.js'

/**
 * The arbiter starts and stops the chess clock. No confirmation is needed, because each action can
 * be reversed by the next.
 */
export function StartStopButton({ game }: { readonly game: ArbiterGame }) {
  const { table: t, arbiter } = words()
  const { status } = game.state
  const act = (name: string) => () => game.perform({ act: name })
  if (status === 'awaiting-start') {
    return (
      <button type="button" class="button main" onClick={act('start')}>
        {arbiter.start}
      </button>
    )
  }
  // At a wooden board there is no clock to stop here.
  if (status === 'in-play' && game.state.clock === null) return null
  if (status === 'in-play') {
    return (
      <button type="button" class="button" onClick={act('pause')}>
        {t.stop}
      </button>
    )
  }
  if (status === 'paused' && game.questions.every(({ claim }) => claim === 'interruption')) {
    return (
      <button type="button" class="button main" onClick={act('restart')}>
        {t.restart}
      </button>
    )
  }
  return null
}
