import type { Words } from '../en/index.js'

export const play: Words['play'] = {
  here: 'Играј на овом уређају',
  preset: 'Врста партије',
  presets: { friendly: 'Пријатељска', club: 'Клупска', tournament: 'Турнирска' },
  presetTexts: {
    friendly: 'Само правилни потези. Сат се притиска сам, а потези могу да се врате.',
    club: 'Додирнута фигура обавезује, а сат притискате сами.',
    tournament: 'Као на турниру: неправилни потези, рекламације и казне.',
  },
  goOn: 'Настави',
  allSettings: 'Сва подешавања',
  whiteBegins: 'Први игра бели.',
  blackStarts: 'За почетак сат притиска црни.',
  draw: 'Реми',
  offerStands: 'Понудили сте реми.',
  takeBack: 'Врати потез',
  takeBackAsked: side => `${side} моли да врати потез.`,
  takeBackStands: 'Замолили сте да вратите потез.',
  agree: 'Слажем се',
  decline: 'Не',
  withdraw: 'Повуци',
  claimDraw: { threefold: 'Реми: троструко понављање', 'fifty-moves': 'Реми: педесет потеза' },
  canGo: 'могућ потез',
  selected: (piece, square) => `Изабрано: ${piece}, ${square}.`,
  offline: 'веза прекинута',
  rematch: 'Реванш',
}
