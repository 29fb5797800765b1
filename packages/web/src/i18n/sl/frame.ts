import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'Preskoči na vsebino',
  pages: 'Strani',
  table: 'Miza',
  clock: 'Ura',
  laws: 'Pravila',
  games: 'Moje partije',
  review: 'Pregled',
  language: 'Jezik',
  look: 'Videz',
  close: 'Zapri',
  theme: 'Tema',
  themes: { system: 'Sistemska', light: 'Svetla', dark: 'Temna' },
  contrast: 'Kontrast',
  contrasts: { system: 'Sistemski', more: 'Visok' },
  motion: 'Animacije',
  motions: { system: 'Sistemske', none: 'Izklopljene' },
  notFound: 'Strani ni mogoče najti',
  toStart: 'Na začetno stran',
  notEndorsed:
    'Jadoube razlaga pravila šaha s svojimi besedami. FIDE ga ni odobrila niti priporočila. Za šahovnico odloča sodnik.',
  white: 'Beli',
  black: 'Črni',
}
