import { parseArgs } from 'node:util'
import {
  type GeneratorSettings,
  generateTournament,
  generatorDefaults,
  makeTrf,
  reportOf,
  scoreOf,
  type TournamentReport,
} from '@jadoube/tournament'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { wholeNumber } from './rounds.js'

const shares = [
  'forfeits',
  'half-byes',
  'zero-byes',
  'withdrawals',
  'late-entries',
  'draws',
] as const

const settingOf = {
  forfeits: 'forfeits',
  'half-byes': 'halfByes',
  'zero-byes': 'zeroByes',
  withdrawals: 'withdrawals',
  'late-entries': 'lateEntries',
  draws: 'draws',
} as const

/** `tournament generate --seed N [--players N] [--rounds N] …`: a whole tournament as TRF26. */
export async function generateReport(args: readonly string[], io: Io): Promise<ExitCode> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: text,
      players: text,
      rounds: text,
      baku: { type: 'boolean' },
      to: { type: 'string', default: 'trf26' },
      forfeits: text,
      'half-byes': text,
      'zero-byes': text,
      withdrawals: text,
      'late-entries': text,
      draws: text,
    },
  })
  if (positionals.length > 0) throw new BadInput('bad-option', 'generate takes no file')
  if (values.seed === undefined) {
    throw new BadInput(
      'seed-missing',
      'generate needs --seed N; the same seed gives the same tournament',
    )
  }
  if (values.to !== 'trf26' && values.to !== 'trf16') {
    throw new BadInput('bad-option', `--to must be trf26 or trf16, not '${values.to}'`)
  }
  const settings: { -readonly [K in keyof GeneratorSettings]: GeneratorSettings[K] } = {
    ...generatorDefaults,
    seed: wholeNumber(values.seed, '--seed'),
    acceleration: values.baku ? 'baku' : 'none',
  }
  if (values.players !== undefined) settings.players = within(values.players, '--players', 1, 9999)
  if (values.rounds !== undefined) settings.rounds = within(values.rounds, '--rounds', 1, 99)
  for (const option of shares) {
    const share = values[option]
    if (share !== undefined) settings[settingOf[option]] = parseShare(share, `--${option}`)
  }
  await io.out(makeTrf(reported(settings), values.to))
  return 0
}

/** Adds places by points, then by number, and the type of the tournament. */
function reported(settings: GeneratorSettings): TournamentReport {
  const tournament = generateTournament(settings)
  const order = [...tournament.players].sort((a, b) => scoreOf(b) - scoreOf(a) || a.id - b.id)
  const ranks = new Map(order.map(({ id }, index) => [id, index + 1]))
  const text = `192 FIDE_DUTCH_2026${settings.acceleration === 'baku' ? '_BAKU' : ''}`
  const type = { tag: '192', text, place: 'before-players' } as const
  return { ...reportOf(tournament, ranks), records: [type] }
}

function within(text: string, option: string, least: number, most: number): number {
  const value = wholeNumber(text, option)
  if (value >= least && value <= most) return value
  throw new BadInput('bad-option', `${option} must be from ${least} to ${most}`)
}

function parseShare(text: string, option: string): number {
  const share = Number(text)
  if (/^[\d.]+$/.test(text) && share >= 0 && share <= 1) return share
  throw new BadInput('bad-option', `${option} must be a share from 0 to 1`)
}
