import type { RefusalWords } from './words.js'

export const refusalWords: RefusalWords = {
  lacks: {
    player: 'наведите играча',
    square: 'наведите поље',
    move: 'реците који је то потез',
    meaning: 'реците шта је играч мислио',
    version: 'реците чија верзија важи',
    score: 'реците колико бодова добија противник',
  },
  causes: {
    increment: 'партија се игра са додатком времена',
    device: 'уређај на то не сме да упозори',
    'not-legal': 'таквог правилног потеза нема',
    'no-room-to-castle': 'за рокаду нема места',
  },
  things: {
    'both-kings-in-check': 'оба краља у шаху',
    'pawn-on-last-rank': 'пешак на последњем реду',
    'dead-position': 'мртва позиција',
    'out-of-turn': 'потез играча који није на потезу',
    'move-count': 'број потеза',
    'opponent-has-moved': 'да је противник одиграо потез',
    'clock-not-pressed': 'да сат није притиснут',
    times: 'времена',
  },
  tooLate: moves => `после ${moves} потеза сваког играча је прекасно`,
  field: 'поље записа',
}
