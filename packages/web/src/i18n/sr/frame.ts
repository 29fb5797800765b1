import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'На садржај',
  pages: 'Странице',
  table: 'Сто',
  clock: 'Сат',
  laws: 'Правила',
  language: 'Језик',
  look: 'Изглед',
  close: 'Затвори',
  theme: 'Подлога',
  themes: { system: 'Као систем', light: 'Светла', dark: 'Тамна' },
  contrast: 'Контраст',
  contrasts: { system: 'Као систем', more: 'Већи' },
  motion: 'Покрет',
  motions: { system: 'Као систем', none: 'Без' },
  notFound: 'Те странице нема',
  toStart: 'На почетак',
  notEndorsed:
    'Jadoube објашњава правила шаха својим речима. ФИДЕ га није одобрила ни потврдила; за таблом одлучује судија.',
  white: 'Бели',
  black: 'Црни',
}
