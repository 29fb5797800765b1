import type { MyEventView, PlayerAct } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { useView } from '../net/use-view.js'
import { faultText, sendOwnActs } from '../tournament/api.js'
import { ReportResult } from '../tournament/report-result.js'

/** The result below the scoresheet of an event. It counts once both players report the same. */
export function SheetResult({
  event,
  board,
  secret,
}: {
  readonly event: string
  readonly board: string
  readonly secret: string
}) {
  const seat = { event, secret }
  const { value, refresh } = useView<MyEventView>(`/api/events/${event}/me`, secret)
  const [fault, setFault] = useState('')
  const game = value?.game
  if (game == null || game.game !== board || !game.mayState) return null
  const send = async (act: PlayerAct) => {
    const answer = await sendOwnActs(seat, [act])
    setFault(answer.ok ? '' : faultText(answer.error))
    refresh()
  }
  return (
    <section>
      <ReportResult game={game} onAct={send} />
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
