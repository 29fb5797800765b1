import { parseArgs } from 'node:util'
import { makeInvitation } from '@jadoube/server'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'

const DAY = 86_400_000

export const inviteCommand: Command = {
  name: 'invite',
  summary: 'make an invitation to create an event on a public server',
  help: `Usage: npx jadoube invite [--events N] [--days D] [--public-url URL]

Prints an invitation to create N events (default: 1) within D days (default: 14). The server must run with
'--create-events invitation' and the same operator secret, which is read from JADOUBE_OPERATOR_SECRET. Changing the
secret revokes all invitations.

Example: JADOUBE_OPERATOR_SECRET=… npx jadoube invite --events 3 --public-url https://chess.example
`,
  run: invite,
}

async function invite(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: { type: 'string', default: '1' },
      days: { type: 'string', default: '14' },
      'public-url': { type: 'string' },
    },
  })
  const secret = process.env.JADOUBE_OPERATOR_SECRET ?? ''
  if (!/^\S{16,200}$/.test(secret))
    throw new BadInput('secret-missing', 'set JADOUBE_OPERATOR_SECRET to the secret of the server')
  const [events, days] = [count(values.events, 100, 'events'), count(values.days, 366, 'days')]
  const token = makeInvitation(secret, events, Date.now() + days * DAY)
  const base = values['public-url'] ?? process.env.JADOUBE_PUBLIC_URL
  await io.out(base ? `${base.replace(/\/$/, '')}/event#${token}\n` : `${token}\n`)
  return 0
}

function count(text: string, most: number, name: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new BadInput('bad-option', `--${name} must be a number from 1 to ${most}`)
  return number
}
