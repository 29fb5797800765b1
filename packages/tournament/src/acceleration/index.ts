export { acceleratedTournament } from './announced.js'
export { bakuPoints, upperGroupSize } from './baku.js'
