import type { EndingWords } from './words.js'

export const endings: EndingWords = {
  won: '{player} vyhrává {how}: {result}.',
  drawn: 'Partie končí remízou {how}: {result}.',
  cannotMate: 'Partie končí remízou, protože {player} nemůže dát mat: {result}.',
  other: 'Partie skončila: {result} ({reason}).',
  bothLose: 'Oba hráči prohrávají: {result} ({reason}).',
  penalised: 'Po započtení trestů je výsledek {score}.',
  penaltiesCount: {
    not: 'Trest v bodech výsledek nemění, protože změněný výsledek v jedné partii není možný.',
    'in-part': 'Trest v bodech platí jen zčásti, protože celá změna v jedné partii není možná.',
  },
  cancelled: 'Partie je zrušena.',
  before: {
    resignation: '{opponent} se vzdává. ',
    'sealed-move': 'Zapečetěný tah neplatí. ',
  },
  drawnBy: {
    'dead-position': 'Partie končí remízou, protože žádný z hráčů už nemůže dát mat: {result}.',
    'both-kings-in-check': 'Partie končí remízou, protože oba králové byli v šachu: {result}.',
    'flag-fall': 'Partie končí remízou, protože spadly oba praporky: {result}.',
  },
  drawnUnder: {
    'fb.draw.flag-no-material':
      'Partie končí remízou, protože soupeř nemá dost materiálu, aby vynutil mat: {result}.',
    'rapid.unsup.illegal-position.draw':
      'Partie končí remízou, protože pozice na šachovnici je stále nepřípustná: {result}.',
  },
  howUnder: {
    'fb.king-capture.loses': 'kvůli tomu, že soupeř vzal krále',
    'adjourn.bad-seal.illegal': 'kvůli nepřípustnému zapečetěnému tahu',
    'adjourn.bad-seal.ambiguous': 'kvůli nejednoznačnému zapečetěnému tahu',
    'adjourn.bad-seal.unreadable': 'kvůli zapečetěnému tahu, jehož význam nelze zjistit',
  },
  how: {
    checkmate: 'matem',
    stalemate: 'kvůli patu',
    'dead-position': 'kvůli mrtvé pozici',
    resignation: 'vzdáním soupeře',
    agreement: 'po dohodě hráčů',
    'flag-fall': 'na čas',
    'illegal-moves': 'kvůli nepřípustným tahům',
    threefold: 'kvůli trojímu opakování pozice',
    'fifty-moves': 'podle pravidla padesáti tahů',
    fivefold: 'kvůli pětinásobnému opakování pozice',
    'seventy-five-moves': 'podle pravidla sedmdesáti pěti tahů',
    late: 'kvůli pozdnímu příchodu soupeře',
    device: 'kvůli elektronickému zařízení',
    penalty: 'kvůli trestu',
    quickplay: 'podle pravidel rychlého zakončení',
    'sealed-move': 'kvůli zapečetěnému tahu',
    'both-kings-in-check': 'kvůli oběma králům v šachu',
    declared: 'z rozhodnutí rozhodčího',
    cancelled: '',
  },
  oneIllegalMove: 'kvůli nepřípustnému tahu',
}
