export { BadInput, type Command, type ExitCode, type Io } from './command.js'
export { jadoube } from './jadoube.js'
