import type { Role } from '@jadoube/chess'
import type { Shape } from '../shapes.js'

const foot = 'M25 91V79H75V91Z'
const plinth = 'M21 91V79H79V91Z'

/**
 * Pieces with straight edges and plain circles, like building blocks. They can be distinguished at
 * the smallest size.
 */
export const shapes: Readonly<Record<Role, Shape>> = {
  pawn: {
    body: ['M36 79L44 52H56L64 79Z', 'M50 25A14.5 14.5 0 1 1 49.99 25Z', foot],
    lines: [],
    seams: ['M36 79H64', 'M42.5 52.5H57.5'],
  },
  rook: {
    body: ['M34 79V42H27V18H38V27H44.5V18H55.5V27H62V18H73V42H66V79Z', plinth],
    lines: ['M34 42H66'],
    seams: ['M34 79H66'],
  },
  knight: {
    body: ['M33 79L37 61L50 50L34 56L27 61L19 50L33 27L36 11L49 20L66 27L76 46L72 79Z', plinth],
    lines: ['M58 35L63 48L61 66', 'M50 50L54 41'],
    dots: ['M36 33H42.5V39.5H36Z'],
    seams: ['M33 79H72'],
  },
  bishop: {
    body: ['M37 79L42 61H58L63 79Z', 'M50 12L69 43L59 61H41L31 43Z', plinth],
    lines: ['M60.5 29.5L49 44'],
    seams: ['M37 79H63', 'M41 61H59'],
  },
  queen: {
    body: [
      'M34 79L38 63H62L66 79Z',
      'M18 22L34 41L41 15L50 39L59 15L66 41L82 22L69 63H31Z',
      plinth,
    ],
    lines: ['M33 54H67'],
    seams: ['M34 79H66', 'M34 63H66'],
  },
  king: {
    body: [
      'M34 79L37 65H63L66 79Z',
      'M24 37H76L68 65H32Z',
      'M45.5 8H54.5V16.5H63V25.5H54.5V37H45.5V25.5H37V16.5H45.5Z',
      plinth,
    ],
    lines: ['M50 45V57'],
    seams: ['M34 79H66', 'M34 65H66', 'M45.5 37H54.5'],
  },
}
