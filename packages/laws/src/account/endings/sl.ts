import type { EndingWords } from './words.js'

export const endings: EndingWords = {
  won: '{player} zmaga {how}: {result}.',
  drawn: 'Partija se konča z remijem {how}: {result}.',
  cannotMate: 'Partija se konča z remijem, ker {player} ne more matirati: {result}.',
  other: 'Partija je končana: {result} ({reason}).',
  bothLose: 'Oba igralca izgubita: {result} ({reason}).',
  penalised: 'Skupaj s kaznimi je rezultat {score}.',
  penaltiesCount: {
    not: 'Kazen v točkah ne spremeni rezultata, ker spremenjeni rezultat v eni partiji ni mogoč.',
    'in-part': 'Kazen v točkah velja le delno, ker celotna sprememba v eni partiji ni mogoča.',
  },
  cancelled: 'Partija je razveljavljena.',
  before: {
    resignation: '{opponent} se vda. ',
    'sealed-move': 'Kuvertirana poteza ne velja. ',
  },
  drawnBy: {
    'dead-position':
      'Partija se konča z remijem, ker nobeden od igralcev ne more več matirati: {result}.',
    'both-kings-in-check': 'Partija se konča z remijem, ker sta bila oba kralja v šahu: {result}.',
    'flag-fall': 'Partija se konča z remijem, ker sta padli obe zastavici: {result}.',
  },
  drawnUnder: {
    'fb.draw.flag-no-material':
      'Partija se konča z remijem, ker nasprotnik nima dovolj materiala, da bi izsilil mat: {result}.',
    'rapid.unsup.illegal-position.draw':
      'Partija se konča z remijem, ker je pozicija na šahovnici še vedno nepravilna: {result}.',
  },
  howUnder: {
    'fb.king-capture.loses': 'zaradi nasprotnikovega jemanja kralja',
    'adjourn.bad-seal.illegal': 'zaradi nepravilne kuvertirane poteze',
    'adjourn.bad-seal.ambiguous': 'zaradi dvoumne kuvertirane poteze',
    'adjourn.bad-seal.unreadable': 'zaradi nejasne kuvertirane poteze',
  },
  how: {
    checkmate: 'z matom',
    stalemate: 'zaradi pata',
    'dead-position': 'zaradi mrtve pozicije',
    resignation: 'zaradi vdaje nasprotnika',
    agreement: 'po dogovoru',
    'flag-fall': 'na čas',
    'illegal-moves': 'zaradi nepravilnih potez',
    threefold: 'zaradi trikratne ponovitve pozicije',
    'fifty-moves': 'po pravilu petdesetih potez',
    fivefold: 'zaradi petkratne ponovitve pozicije',
    'seventy-five-moves': 'po pravilu petinsedemdesetih potez',
    late: 'zaradi zamude nasprotnika',
    device: 'zaradi elektronske naprave',
    penalty: 'zaradi kazni',
    quickplay: 'v hitrem koncu partije',
    'sealed-move': 'zaradi kuvertirane poteze',
    'both-kings-in-check': 'zaradi hkratnega šaha obema kraljema',
    declared: 'po odločitvi sodnika',
    cancelled: '',
  },
  oneIllegalMove: 'zaradi nepravilne poteze',
}
