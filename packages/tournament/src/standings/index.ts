export { announcedPairing, announcedTieBreaks } from './announced.js'
export {
  makeStandings,
  type Place,
  type PlaceValue,
  type Standings,
  type StandingsOptions,
} from './standings.js'
export { tieBreaksFor, unfitTieBreak, usualTieBreaks } from './usual.js'
