import type { LinkWords } from './en.js'

export const words: LinkWords = {
  iPlay: 'Pelaan',
  sides: { white: 'valkealla', random: 'arvotaan', black: 'mustalla' },
  yourName: 'Nimesi',
  theirName: 'Vastustajan nimi',
  invite: 'Kutsu',
  forOthers: 'Luo peli kahdelle muulle',
  forOthersTitle: 'Peli kahdelle muulle',

  inviteTitle: 'Kutsu vastustaja',
  inviteNamed: name => `Kutsu vastustaja: ${name}`,
  inviteText:
    'Anna vastustajan skannata koodi tai lähetä linkki. Peli alkaa heti, kun vastustaja liittyy.',
  yourColour: { white: 'Pelaat valkealla.', black: 'Pelaat mustalla.' },
  linkFor: 'Vastustajan linkki',
  share: 'Jaa linkki',
  copy: 'Kopioi linkki',
  copied: 'Linkki kopioitu',
  shareText: name => `${name} kutsuu sinut shakkipeliin.`,
  shareTextUnnamed: 'Sinut on kutsuttu shakkipeliin.',
  moreLinks: 'Katsojat',
  moreLinksWithArbiter: 'Katsojat ja tuomari',

  invited: name => `${name} kutsuu sinut peliin.`,
  invitedUnnamed: 'Sinut on kutsuttu peliin.',
  join: 'Pelaa',
}
