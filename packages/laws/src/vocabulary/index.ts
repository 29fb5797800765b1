export type { Term } from './term.js'
export { terms } from './terms.js'
