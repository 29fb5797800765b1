import type { LinkWords } from './en.js'

export const words: LinkWords = {
  iPlay: 'Играм',
  sides: { white: 'белим', random: 'насумично', black: 'црним' },
  yourName: 'Ваше име',
  theirName: 'Име противника',
  invite: 'Позови',
  forOthers: 'Припреми партију за двоје других',
  forOthersTitle: 'Партија за двоје других',

  inviteTitle: 'Позовите противника',
  inviteNamed: name => `Позив: ${name}`,
  inviteText: 'Нека противник скенира код или му пошаљите линк. Партија почиње чим се придружи.',
  yourColour: { white: 'Играте белим фигурама.', black: 'Играте црним фигурама.' },
  linkFor: 'Линк за противника',
  share: 'Подели линк',
  copy: 'Копирај линк',
  copied: 'Линк је копиран',
  shareText: name => `${name} вас позива на партију шаха.`,
  shareTextUnnamed: 'Позвани сте на партију шаха.',
  moreLinks: 'Гледаоци',
  moreLinksWithArbiter: 'Гледаоци и судија',

  invited: name => `${name} вас позива на партију.`,
  invitedUnnamed: 'Позвани сте на партију.',
  join: 'Играј',
}
