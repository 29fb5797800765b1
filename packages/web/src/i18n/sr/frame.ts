import type { Words } from '../en/index.js'

export const frame: Words['frame'] = {
  skip: 'Прескочи на садржај',
  pages: 'Странице',
  table: 'Сто',
  clock: 'Сат',
  laws: 'Правила',
  games: 'Моје партије',
  review: 'Преглед',
  language: 'Језик',
  look: 'Изглед',
  close: 'Затвори',
  theme: 'Тема',
  themes: { system: 'Системска', light: 'Светла', dark: 'Тамна' },
  contrast: 'Контраст',
  contrasts: { system: 'Системски', more: 'Висок' },
  motion: 'Анимације',
  motions: { system: 'Системске', none: 'Искључене' },
  notFound: 'Страница није пронађена',
  toStart: 'На почетну страницу',
  notEndorsed:
    'Jadoube објашњава правила шаха својим речима. ФИДЕ га није одобрила нити препоручила. За таблом одлучује судија.',
  white: 'Бели',
  black: 'Црни',
}
