import type { ClaimWords } from './words.js'

/** When a claim in a quickplay finish can be made. */
const conditions =
  'zanjo mora imeti igralec v zadnji periodi manj kot dve minuti, njegova zastavica pa še ne sme biti padla'

export const claims: ClaimWords = {
  threefold: {
    made: '{player} reklamira remi zaradi trikratne ponovitve pozicije.',
    madeWithMove:
      '{player} zapiše potezo {move} in reklamira remi zaradi trikratne ponovitve pozicije.',
    upheld: 'Reklamacija je upravičena: pozicija se je pojavila trikrat.',
    upheldWithMove: 'Reklamacija je upravičena: s to potezo se pozicija pojavi tretjič.',
    rejected: 'Reklamacija ni upravičena: ta pozicija se ni pojavila trikrat.',
    rejectedIllegalMove: 'Reklamacija ni upravičena: zapisana poteza ni pravilna.',
  },
  'fifty-moves': {
    made: '{player} reklamira remi po pravilu petdesetih potez.',
    madeWithMove: '{player} zapiše potezo {move} in reklamira remi po pravilu petdesetih potez.',
    upheld:
      'Reklamacija je upravičena: v zadnjih petdesetih potezah ni bilo ne jemanja ne poteze s kmetom.',
    upheldWithMove:
      'Reklamacija je upravičena: s to potezo se dopolni petdeset potez brez jemanja in brez poteze s kmetom.',
    rejected:
      'Reklamacija ni upravičena: petdesetih potez brez jemanja in brez poteze s kmetom še ni bilo.',
    rejectedIllegalMove: 'Reklamacija ni upravičena: zapisana poteza ni pravilna.',
  },
  flag: {
    made: '{player} reklamira padec zastavice.',
    upheld: 'Reklamacija je upravičena.',
    rejected: 'Reklamacija ni upravičena: čas ni prekoračen.',
    rejectedOwnFlag: 'Reklamacija ni upravičena: padla je tudi zastavica igralca, ki reklamira.',
  },
  'illegal-move': {
    made: '{player} reklamira nepravilno potezo.',
    upheld: 'Reklamacija je upravičena: odigrana je bila nepravilna poteza.',
    rejected: 'Reklamacija ni upravičena: ni nepravilne poteze, ki bi jo bilo treba popraviti.',
    rejectedTooLate:
      'Reklamacija je prepozna: naslednja poteza je že izvršena, zato nepravilna poteza obvelja.',
    rejectedNotMade:
      'Reklamacija ni upravičena: {opponent} ni napovedal tega, kar stoji na šahovnici, zato poteza ni izvršena.',
    rejectedNotCompleted:
      'Reklamacija ni upravičena: nepravilna poteza ni zaključena, ker ura še ni bila pritisnjena; {opponent} jo mora nadomestiti s pravilno.',
    rejectedOwn: 'Reklamacija ni upravičena: to nepravilno potezo lahko reklamira le {opponent}.',
    rejectedNotTheOpponent:
      'Reklamacija ni upravičena: {opponent} ni odigral nepravilne poteze, ki bi jo bilo treba popraviti.',
    upheldOutOfTurn:
      'Reklamacija je upravičena: {opponent} je premikal figure, čeprav ni bil na potezi.',
  },
  'touched-piece': {
    made: '{player} reklamira kršitev pravila o dotaknjeni figuri.',
    upheld: 'Reklamacija je upravičena: pravilo o dotaknjeni figuri je bilo kršeno.',
    rejected:
      'Reklamacija ni upravičena: pravilo o dotaknjeni figuri ni bilo kršeno ali pa je reklamacija prepozna.',
  },
  'cannot-win-by-normal-means': {
    notNow: conditions,
    made: '{player} reklamira remi, ker {opponent} ne more zmagati na običajen način.',
    upheld: 'Reklamacija je upravičena: {opponent} ne more zmagati na običajen način.',
    rejected: 'Sodnik zavrne reklamacijo, da {opponent} ne more zmagati na običajen način.',
  },
  'no-effort-by-normal-means': {
    notNow: conditions,
    made: '{player} reklamira remi, ker {opponent} ne poskuša zmagati na običajen način.',
    upheld: 'Reklamacija je upravičena: {opponent} ne poskuša zmagati na običajen način.',
    rejected: 'Sodnik zavrne reklamacijo, da {opponent} ne poskuša zmagati na običajen način.',
  },
  'five-second-increment': {
    notNow: conditions,
    made: '{player} prosi za dodatek petih sekund na potezo.',
    upheld: 'Dodatek petih sekund na potezo je odobren.',
    rejected: 'Dodatek petih sekund na potezo je zavrnjen.',
  },
  'wrong-setup': {
    made: '{player} reklamira napačno začetno pozicijo.',
    upheld: 'Reklamacija je upravičena: začetna pozicija je bila napačna.',
    rejected: 'Reklamacija ni upravičena: začetna pozicija je bila pravilna.',
  },
  'reversed-colours': {
    made: '{player} reklamira zamenjani barvi.',
    upheld: 'Reklamacija je upravičena: barvi sta bili zamenjani.',
    rejected: 'Reklamacija ni upravičena: barvi nista bili zamenjani.',
  },
  'no-progress': {
    made: '{player} reklamira remi, ker partija ne napreduje.',
    madeOn: {
      'perpetual-check': '{player} reklamira remi zaradi večnega šaha.',
      repetition: '{player} reklamira remi zaradi ponavljanja pozicije.',
      'dead-position':
        '{player} reklamira remi zaradi »mrtve« pozicije: karkoli igralca odigrata, partija ne napreduje.',
    },
    upheld: 'Reklamacija je upravičena: partija ne napreduje.',
    rejected: 'Reklamacija ni upravičena: partija še napreduje.',
  },
  'boards-differ': {
    made: '{player} opozori, da se poziciji na šahovnicah razlikujeta.',
    upheld: 'Reklamacija je upravičena: poziciji na šahovnicah se razlikujeta.',
    rejected: 'Reklamacija ni upravičena: poziciji na šahovnicah sta enaki.',
  },
  'clock-setting': {
    made: '{player} reklamira napačno nastavljeno uro.',
    upheld: 'Reklamacija je upravičena: ura je bila napačno nastavljena.',
    rejected: 'Reklamacija ni upravičena: ura je bila pravilno nastavljena.',
  },
}
