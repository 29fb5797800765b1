import type { Command } from '../command.js'

/**
 * Every command, loaded only when it is used; in the order in which the welcome text lists them.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  rule: async () => (await import('./rule.js')).ruleCommand,
  legal: async () => (await import('./legal.js')).legalCommand,
  perft: async () => (await import('./perft.js')).perftCommand,
  'can-mate': async () => (await import('./can-mate.js')).canMateCommand,
  notation: async () => (await import('./notation.js')).notationCommand,
  chess960: async () => (await import('./chess960.js')).chess960Command,
  tournament: async () => (await import('./tournament.js')).tournamentCommand,
  pgn: async () => (await import('./pgn.js')).pgn,
  laws: async () => (await import('./laws.js')).laws,
  mcp: async () => (await import('./mcp.js')).mcpCommand,
  board: async () => (await import('./board.js')).boardCommand,
  engine: async () => (await import('./engine.js')).engineCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  check: async () => (await import('./check.js')).checkCommand,
  backup: async () => (await import('./backup.js')).backupCommand,
  restore: async () => (await import('./backup.js')).restoreCommand,
  export: async () => (await import('./event-file.js')).exportCommand,
  import: async () => (await import('./event-file.js')).importCommand,
  invite: async () => (await import('./invite.js')).inviteCommand,
  privacy: async () => (await import('./privacy.js')).privacyCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
}
