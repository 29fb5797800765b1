import type { Words } from '../en/index.js'

export const play: Words['play'] = {
  here: 'Играј на овом уређају',
  preset: 'Врста партије',
  presets: { friendly: 'Пријатељска', club: 'Клупска', tournament: 'Турнирска' },
  presetTexts: {
    friendly: 'Само правилни потези. Сат се пребацује сам, а потези могу да се врате.',
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
  takeBackAsked: side => `${side} тражи враћање потеза.`,
  takeBackStands: 'Затражили сте враћање потеза.',
  agree: 'Прихвати',
  decline: 'Одбиј',
  withdraw: 'Повуци',
  claimDraw: { threefold: 'Реми: трократно понављање', 'fifty-moves': 'Реми: педесет потеза' },
  canGo: 'могућ потез',
  selected: (piece, square) => `Изабрано: ${piece}, ${square}.`,
  offline: 'веза прекинута',
  rematch: 'Реванш',
}
