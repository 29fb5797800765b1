export { type KnockoutOptions, type KnockoutPairing, knockout } from './knockout.js'
