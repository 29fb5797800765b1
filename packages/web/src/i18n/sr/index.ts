import type { Words } from '../en/index.js'
import { core } from './core.js'
import { more } from './more.js'

export const words: Words = { ...core, ...more }
