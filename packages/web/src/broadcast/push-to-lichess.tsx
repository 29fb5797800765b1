import { useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import { ask } from '../net/ask.js'
import '../arbiter/arbiter.css'

export interface PushStatus {
  readonly lichessRound: string
  readonly state: 'waiting' | 'pushed' | 'retrying' | 'stopped'
  readonly pushedAt: number | null
  readonly games: number
  readonly problems: readonly string[]
  readonly fault:
    | 'token-refused'
    | 'no-such-round'
    | 'too-often'
    | 'no-answer'
    | 'server-error'
    | 'refused'
    | null
}

/** Finds the eight characters of the round at the end of a Lichess address. */
const roundIn = (text: string): string | null =>
  /(?:^|\/)([A-Za-z0-9]{8})\/?$/.exec(text.trim())?.[1] ?? null

/**
 * Sends the games to a Lichess broadcast round. The token is entered once and never shown again.
 */
export function PushToLichess({
  path,
  secret,
  status,
  onChange,
}: {
  readonly path: string
  readonly secret: string
  readonly status: PushStatus | null
  readonly onChange: () => void
}) {
  const t = words().hall.broadcast
  const [round, setRound] = useState('')
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState('')
  const start = async () => {
    const lichessRound = roundIn(round)
    if (lichessRound === null) {
      setProblem(t.badRound)
      return
    }
    const answer = await ask('POST', path, {
      secret,
      body: { lichessRound, token: token.trim() },
    })
    setProblem(answer.ok ? '' : t.failed)
    if (answer.ok) setToken('')
    onChange()
  }
  const stop = async () => {
    await ask('DELETE', path, { secret })
    onChange()
  }
  const isRunning = status !== null && status.state !== 'stopped'
  return (
    <section class="push">
      <h3>{t.push}</h3>
      {status !== null && <Status status={status} />}
      {isRunning ? (
        <button type="button" class="button" onClick={() => void stop()}>
          {t.stop}
        </button>
      ) : (
        <form
          class="act-form"
          onSubmit={event => {
            event.preventDefault()
            void start()
          }}
        >
          <p class="small quiet">{t.pushLead}</p>
          <TextField label={t.lichessRound} value={round} onInput={setRound} />
          <TextField label={t.token} value={token} onInput={setToken} isCovered />
          {problem !== '' && (
            <p class="small error" role="alert">
              {problem}
            </p>
          )}
          <button type="submit" class="button" disabled={token.trim() === ''}>
            {t.start}
          </button>
        </form>
      )}
    </section>
  )
}

function Status({ status }: { readonly status: PushStatus }) {
  const t = words().hall.broadcast
  const { state, fault, pushedAt, games, problems } = status
  return (
    <div role="status">
      <p>
        {t.states[state]} {fault !== null && t.faults[fault]}
      </p>
      {pushedAt !== null && <p class="small quiet">{t.lastPush(timeOfDay(pushedAt), games)}</p>}
      {problems.length > 0 && (
        <ul class="small">
          {problems.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
