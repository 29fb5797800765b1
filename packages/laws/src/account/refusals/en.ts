import type { RefusalWords } from './words.js'

export const refusalWords: RefusalWords = {
  lacks: {
    player: 'say which player',
    square: 'name the square',
    move: 'say which move it is',
    meaning: 'say what the player meant',
    version: 'say whose version holds',
    score: 'say what the opponent scores',
  },
  causes: {
    increment: 'the game is played with an increment',
    device: 'the device may not point that out',
    'not-legal': 'there is no such legal move',
    'no-room-to-castle': 'there is no room to castle',
  },
  things: {
    'both-kings-in-check': 'both kings in check',
    'pawn-on-last-rank': 'a pawn on its last rank',
    'dead-position': 'a dead position',
    'out-of-turn': 'a move out of turn',
    'move-count': 'the number of moves',
    'opponent-has-moved': 'that the opponent has moved',
    'clock-not-pressed': 'that the clock was not pressed',
    times: 'the times',
  },
  tooLate: moves => `it is too late after ${moves} moves by each player`,
  field: 'field',
}
