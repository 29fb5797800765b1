import type { RefusalWords } from './words.js'

export const refusalWords: RefusalWords = {
  lacks: {
    player: 'sano, kumpi pelaaja',
    square: 'nimeä ruutu',
    move: 'sano, mikä siirto se on',
    meaning: 'sano, mitä pelaaja tarkoitti',
    version: 'sano, kumman versio pätee',
    score: 'sano, montako pistettä vastustaja saa',
  },
  causes: {
    increment: 'peliä pelataan lisäajalla',
    device: 'laite ei saa huomauttaa siitä',
    'not-legal': 'sellaista laillista siirtoa ei ole',
    'no-room-to-castle': 'linnoitukselle ei ole tilaa',
  },
  things: {
    'both-kings-in-check': 'molemmat kuninkaat shakissa',
    'pawn-on-last-rank': 'sotilas viimeisellä rivillä',
    'dead-position': 'kuollut asema',
    'out-of-turn': 'siirto väärällä vuorolla',
    'move-count': 'siirtojen määrä',
    'opponent-has-moved': 'että vastustaja on siirtänyt',
    'clock-not-pressed': 'että kelloa ei painettu',
    times: 'ajat',
  },
  tooLate: moves => `kummankin pelaajan ${moves} siirron jälkeen se on liian myöhäistä`,
  field: 'tallenteen kenttä',
}
