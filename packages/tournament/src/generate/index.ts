export { type GeneratorSettings, generateTournament, generatorDefaults } from './tournament.js'
