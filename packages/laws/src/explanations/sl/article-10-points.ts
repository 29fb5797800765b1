import type { Explanations } from '../explanation.js'

/** Article 10: points. */
export const article10Points: Explanations = {
  'points.standard':
    'Zmaga prinese eno točko (1), remi pol točke (½), poraz pa nič točk (0), razen če pravila tekmovanja vnaprej določijo drugače.',
  'points.forfeit':
    'Zmaga s kontumacem prinese eno točko (1), poraz s kontumacem pa nič točk (0), razen če pravila tekmovanja vnaprej določijo drugače.',
  'points.cap':
    'Točke obeh igralcev za partijo skupaj nikoli ne smejo preseči največjega števila, ki se zanjo običajno dodeli, na primer ene točke.',
  'points.normal-values':
    'Igralec lahko dobi le točkovni izid, ki je za partijo običajen, torej 1, ½ ali 0 oziroma vrednost s točkovne lestvice tekmovanja. Točkovni izid, kot je ¾–¼, ni dovoljen.',
}
