import {
  type AssistantActs,
  type BlindPlayers,
  type EarlyPresses,
  movesAndTimes,
  movesBySquares,
} from './words.js'

const who = { white: 'White', black: 'Black' } as const
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'The arbiter',
  'white-assistant': 'White’s assistant',
  'black-assistant': 'Black’s assistant',
  spectator: 'A spectator',
  clock: 'The clock',
}
const assistantActs: AssistantActs = {
  press: 'presses the clock for the player',
  record: 'writes down the move for the player',
  claim: 'claims for the player',
  'summon-arbiter': 'calls the arbiter',
  seal: 'takes care of the sealed move for the player',
}
const earlyPresses: EarlyPresses = {
  unannounced: starter => `${starter} starts the opponent’s clock before the move is announced.`,
  'not-carried-out': starter =>
    `${starter} starts the opponent’s clock before the announced move is carried out.`,
  differs: starter =>
    `${starter} starts the opponent’s clock although the announcement does not match the board.`,
}

export const blindPlayers: BlindPlayers = {
  events: {
    announced: e => {
      const by = actors[e.by]
      if (e.as === 'repetition') return `${by} repeats: “${e.text}”`
      if (e.as === 'misheard') return `${by} repeats another move: “${e.text}”`
      if (e.as === 'correction') return `${by} corrects the slip: “${e.text}”`
      return `${by}: “${e.text}”`
    },
    'announcement-unclear': e =>
      ({
        promotion: 'The announcement does not say what the pawn becomes.',
        ambiguous: 'The announcement can mean more than one piece.',
        'not-possible': 'No such move is possible in the game.',
      })[e.why],
    'announcement-differs': e =>
      `What ${who[e.by]} announced does not match the board. The move is not made.`,
    'piece-felt': e =>
      `${who[e.by]} feels the piece on ${e.square}. This does not count as touching it.`,
    'move-carried-out': (e, w) => {
      if (e.legal !== false)
        return `${who[e.by]} has played ${w.move} on the board. The move is made only once it is announced.`
      return w.move === ''
        ? 'That is not a legal move. It is made only once it is announced.'
        : `${who[e.by]} has played ${w.move} on the board, which is not legal. The move is made only once it is announced.`
    },
    'two-boards-set-up': e =>
      e.by === null
        ? 'Each player has their own board.'
        : `${who[e.by]} asks for two boards. Each player now has their own.`,
    'board-handled': e => {
      const where = `on ${who[e.board]}’s board`
      if (e.to === null) return `${actors[e.by]} takes the piece on ${e.from} off, ${where}.`
      if (e.from === null) return `${actors[e.by]} puts a piece on ${e.to}, ${where}.`
      return `${actors[e.by]} moves the piece from ${e.from} to ${e.to}, ${where}.`
    },
    'move-executed': e => `The move is carried out on ${who[e.board]}’s board.`,
    'boards-adjusted': e => `${who[e.player]} adjusts their board to the scoresheets.`,
    'game-corrected': e =>
      `The game continues according to both scoresheets: ${movesBySquares(e)}.`,
    'scores-compared': e =>
      e.differ
        ? `The scoresheets are compared. They agree up to half-move ${e.agree}, and then differ.`
        : 'The scoresheets are compared. They agree.',
    'assistant-asked': e => `${who[e.by]} asks the assistant for the moves and the times.`,
    'assistant-acted': e =>
      `${who[e.player]}’s assistant ${assistantActs[e.what] ?? 'acts for the player'}.`,
    'player-informed': e =>
      `${who[e.player]} is told the number of moves and the time used: ${movesAndTimes(e)}.`,
    'move-recorded': e => {
      if (e.how === 'braille') return `${who[e.by]} writes in Braille: ${e.text}`
      if (e.how === 'recording') return `${who[e.by]} says to the recorder: “${e.text}”`
      return `${who[e.by]} writes “${e.text}”.`
    },
  },
  breaches: {
    'blind.clock-after': (player, early) => earlyPresses[early ?? 'unannounced'](player),
    'blind.assistant.score-clock': (player, early) =>
      earlyPresses[early ?? 'unannounced'](`${player}’s assistant`),
    'blind.announce.ranks': player => `${player} does not say the rank in German.`,
    'blind.announce.clear': player => `${player} does not announce the move.`,
    'blind.announce.repeat': player => `${player} does not repeat the opponent’s move.`,
  },
  claims: { 'boards-differ': 'the positions on the two boards differ' },
  effects: { 'boards-adjusted': 'the boards are adjusted' },
  // English uses the reasons of the refusals themselves.
  refusals: {},
}
