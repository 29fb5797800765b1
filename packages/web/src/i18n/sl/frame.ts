import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'Na vsebino',
  pages: 'Strani',
  table: 'Miza',
  clock: 'Ura',
  laws: 'Pravila',
  language: 'Jezik',
  look: 'Videz',
  close: 'Zapri',
  theme: 'Podlaga',
  themes: { system: 'Kot sistem', light: 'Svetla', dark: 'Temna' },
  contrast: 'Kontrast',
  contrasts: { system: 'Kot sistem', more: 'Večji' },
  motion: 'Gibanje',
  motions: { system: 'Kot sistem', none: 'Brez' },
  notFound: 'Te strani ni',
  toStart: 'Na začetek',
  notEndorsed:
    'Jadoube razlaga pravila šaha s svojimi besedami. FIDE ga ni odobrila ne potrdila; za šahovnico odloča sodnik.',
  white: 'Beli',
  black: 'Črni',
}
