import type { LinkWords } from './en.js'

export const words: LinkWords = {
  iPlay: 'Igram',
  sides: { white: 'z belimi', random: 'naključno', black: 's črnimi' },
  yourName: 'Vaše ime',
  theirName: 'Ime nasprotnika',
  invite: 'Povabi',
  forOthers: 'Pripravi partijo za druga dva',
  forOthersTitle: 'Partija za druga dva',

  inviteTitle: 'Povabite nasprotnika',
  inviteNamed: name => `Povabilo: ${name}`,
  inviteText:
    'Nasprotnik naj poskenira kodo ali pa mu pošljite povezavo. Partija se začne, ko se pridruži.',
  yourColour: { white: 'Igrate z belimi.', black: 'Igrate s črnimi.' },
  linkFor: 'Povezava za nasprotnika',
  share: 'Deli povezavo',
  copy: 'Kopiraj povezavo',
  copied: 'Povezava kopirana',
  shareText: name => `${name} vas vabi na partijo šaha.`,
  shareTextUnnamed: 'Vabljeni na partijo šaha.',
  moreLinks: 'Gledalci',
  moreLinksWithArbiter: 'Gledalci in sodnik',

  invited: name => `${name} vas vabi na partijo.`,
  invitedUnnamed: 'Vabljeni na partijo.',
  join: 'Igraj',
}
