import type { EndingWords } from './words.js'

export const endings: EndingWords = {
  won: '{player} побеђује {how}: {result}.',
  drawn: 'Партија се завршава ремијем {how}: {result}.',
  cannotMate: 'Партија се завршава ремијем јер {player} не може да матира: {result}.',
  other: 'Партија је завршена: {result} ({reason}).',
  bothLose: 'Оба играча губе: {result} ({reason}).',
  penalised: 'Са казнама је резултат {score}.',
  penaltiesCount: {
    not: 'Казна у бодовима не мења резултат, јер измењени резултат у једној партији није могућ.',
    'in-part':
      'Казна у бодовима важи само делимично, јер цела промена у једној партији није могућа.',
  },
  cancelled: 'Партија је поништена.',
  before: {
    resignation: '{opponent} предаје партију. ',
    'sealed-move': 'Ковертирани потез не важи. ',
  },
  drawnBy: {
    'dead-position':
      'Партија се завршава ремијем јер ниједан играч више не може да матира: {result}.',
    'both-kings-in-check': 'Партија се завршава ремијем јер су оба краља била у шаху: {result}.',
    'flag-fall': 'Партија се завршава ремијем јер су пале обе заставице: {result}.',
  },
  drawnUnder: {
    'fb.draw.flag-no-material':
      'Партија се завршава ремијем јер противник нема довољно материјала да форсира мат: {result}.',
    'rapid.unsup.illegal-position.draw':
      'Партија се завршава ремијем јер је позиција на табли и даље неправилна: {result}.',
  },
  howUnder: {
    'fb.king-capture.loses': 'јер је противник узео краља',
    'adjourn.bad-seal.illegal': 'због неправилног ковертираног потеза',
    'adjourn.bad-seal.ambiguous': 'због двосмисленог ковертираног потеза',
    'adjourn.bad-seal.unreadable': 'због нејасног ковертираног потеза',
  },
  how: {
    checkmate: 'матом',
    stalemate: 'због пата',
    'dead-position': 'због мртве позиције',
    resignation: 'предајом противника',
    agreement: 'по договору',
    'flag-fall': 'на време',
    'illegal-moves': 'због неправилних потеза',
    threefold: 'због трократног понављања позиције',
    'fifty-moves': 'по правилу педесет потеза',
    fivefold: 'због петократног понављања позиције',
    'seventy-five-moves': 'по правилу седамдесет пет потеза',
    late: 'због кашњења противника',
    device: 'због електронског уређаја',
    penalty: 'због казне',
    quickplay: 'у убрзаном завршетку',
    'sealed-move': 'због ковертираног потеза',
    'both-kings-in-check': 'јер су оба краља била у шаху',
    declared: 'одлуком судије',
    cancelled: '',
  },
  oneIllegalMove: 'због неправилног потеза',
}
