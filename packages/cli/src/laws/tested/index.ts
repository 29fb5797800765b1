export { type Coverage, coverageOf, type EditionCoverage } from './coverage.js'
export { makeMatrix, withCoverage } from './matrix.js'
export { citingsIn, repositoryRoot } from './repository.js'
