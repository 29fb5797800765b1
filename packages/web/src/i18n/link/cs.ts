import type { LinkWords } from './en.js'

export const words: LinkWords = {
  iPlay: 'Hraji',
  sides: { white: 'bílými', random: 'náhodně', black: 'černými' },
  yourName: 'Vaše jméno',
  theirName: 'Jméno soupeře',
  invite: 'Pozvat',
  forOthers: 'Připravit partii pro dva jiné hráče',
  forOthersTitle: 'Partie pro dva jiné hráče',

  inviteTitle: 'Pozvěte soupeře',
  inviteNamed: name => `Pozvánka: ${name}`,
  inviteText:
    'Nechte soupeře naskenovat kód, nebo mu pošlete odkaz. Partie začne, jakmile se připojí.',
  yourColour: { white: 'Hrajete bílými.', black: 'Hrajete černými.' },
  linkFor: 'Odkaz pro soupeře',
  share: 'Sdílet odkaz',
  copy: 'Kopírovat odkaz',
  copied: 'Odkaz zkopírován',
  shareText: name => `${name} vás zve na partii šachu.`,
  shareTextUnnamed: 'Jste zváni na partii šachu.',
  moreLinks: 'Diváci',
  moreLinksWithArbiter: 'Diváci a rozhodčí',

  invited: name => `${name} vás zve na partii.`,
  invitedUnnamed: 'Jste zváni na partii.',
  join: 'Hrát',
}
