import type { RefusalWords } from './words.js'

export const refusalWords: RefusalWords = {
  lacks: {
    player: 'navedite igralca',
    square: 'navedite polje',
    move: 'povejte, katera poteza je to',
    meaning: 'povejte, kaj je igralec mislil',
    version: 'povejte, čigava različica velja',
    score: 'povejte, koliko točk dobi nasprotnik',
  },
  causes: {
    increment: 'partija se igra z dodatkom časa',
    device: 'naprava tega ne sme sporočiti',
    'not-legal': 'take pravilne poteze ni',
    'no-room-to-castle': 'za rokado ni prostora',
  },
  things: {
    'both-kings-in-check': 'oba kralja v šahu',
    'pawn-on-last-rank': 'kmet na zadnji vrsti',
    'dead-position': 'mrtva pozicija',
    'out-of-turn': 'poteza, ko igralec ni na potezi',
    'move-count': 'število potez',
    'opponent-has-moved': 'da je nasprotnik odigral potezo',
    'clock-not-pressed': 'da ura ni bila pritisnjena',
    times: 'časa',
  },
  tooLate: moves => `po ${moves} potezah vsakega igralca je prepozno`,
  field: 'polje zapisa',
}
