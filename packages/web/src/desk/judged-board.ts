import { isSealed } from '@jadoube/laws'
import type { BoardView, ClientAct } from '@jadoube/protocol'
import type { ArbiterAct, JudgedGame, OpenQuestion } from '../arbiter/judged-game.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import type { GameHistory } from './game-history.js'

/** What the server asks; the Laws' own questions are in its history. */
function askedByHouse({ pending }: BoardView): readonly OpenQuestion[] {
  return pending
    .filter(({ kind, claim }) => kind === 'question' && claim === 'interruption')
    .map(({ claim = '', rule, article, facts, options }) => ({
      claim,
      by: null,
      player: null,
      rule: rule as OpenQuestion['rule'],
      article: (article ?? null) as string | null,
      facts: (facts ?? {}) as OpenQuestion['facts'],
      options: (options ?? []) as OpenQuestion['options'],
    }))
}

/** A board of the server as the game that its arbiter rules on. */
export function judgedBoard(
  history: GameHistory,
  view: BoardView,
  connection: Connection,
  store: BoardStore,
  secret: string,
): JudgedGame {
  const { state, table } = history
  const sealed = state.adjournment?.reply ?? state.adjournment?.envelope ?? null
  return {
    state,
    laws: table.laws,
    edition: table.header.laws,
    origin: view.scheduledStart,
    moment: () => Math.max(connection.time.now() - view.scheduledStart, state.at),
    questions: [...askedByHouse(view), ...state.questions],
    perform: act => void store.send(act as ClientAct),
    asPlayer: null,
    unseal:
      sealed !== null && isSealed(sealed)
        ? async part => openWith(await import('./envelope.js'), sealed, secret, part)
        : null,
  }
}

async function openWith(
  { openEnvelope }: typeof import('./envelope.js'),
  sealed: Parameters<typeof openEnvelope>[0],
  secret: string,
  part: string,
): Promise<ArbiterAct | null> {
  const opened = await openEnvelope(sealed, secret, part)
  return opened === null ? null : { act: 'open-envelope', ...opened }
}
