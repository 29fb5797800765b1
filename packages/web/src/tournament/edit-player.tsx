import type { OfficialAct, PlayerRow } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { NumberField, TextField } from '../fields/fields.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import {
  emptyPerson,
  hasWrong,
  knownFields,
  PersonFields,
  personOf,
  toTyped,
} from './person-fields.js'

/** Enters, corrects or withdraws a player, or grants a bye. */
export function EditPlayer({
  seat,
  player,
  nextRound,
  onDone,
  onClose,
}: {
  readonly seat: Seat
  readonly player: PlayerRow | null
  readonly nextRound: number
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const t = words().tournament
  const [person, setPerson] = useState(player === null ? emptyPerson : toTyped(player))
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const send = async (acts: readonly OfficialAct[]) => {
    const answer = await sendActs(seat, acts)
    if (!answer.ok) return setFault(faultText(answer.error))
    onDone()
    onClose()
  }
  const save = (submitted: Event) => {
    submitted.preventDefault()
    if (player === null) void send([{ act: 'enter', ...knownFields(personOf(person)) }])
    else {
      const act = { act: 'correct-entry', entry: player.entry, reason, ...personOf(person) }
      void send([act as OfficialAct])
    }
  }
  return (
    <Sheet title={player === null ? t.addPlayer : player.name} onClose={onClose}>
      <form class="t-form" onSubmit={save}>
        <PersonFields person={person} onChange={setPerson} />
        {player !== null && <TextField label={t.reason} value={reason} onInput={setReason} />}
        <button
          type="submit"
          class="button main"
          disabled={
            person.name.trim() === '' ||
            hasWrong(person) ||
            (player !== null && reason.trim() === '')
          }
        >
          {player === null ? t.add : t.save}
        </button>
      </form>
      {player !== null && <Participation player={player} nextRound={nextRound} onAct={send} />}
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </Sheet>
  )
}

interface ParticipationProps {
  readonly player: PlayerRow
  readonly nextRound: number
  readonly onAct: (acts: readonly OfficialAct[]) => Promise<void>
}

function Participation({ player, nextRound, onAct }: ParticipationProps) {
  const t = words().tournament
  const { entry } = player
  const isIn = player.withdrawnAfter === null
  return (
    <div class="t-form t-apart">
      {isIn && <Byes player={player} nextRound={nextRound} onAct={onAct} />}
      <button
        type="button"
        class="button"
        onClick={() => void onAct([{ act: 'hide-name', entry, hidden: !player.isNameHidden }])}
      >
        {player.isNameHidden ? t.showName : t.hideName}
      </button>
      <button
        type="button"
        class="button"
        onClick={() =>
          void onAct([
            isIn ? { act: 'withdraw', entry } : { act: 'reinstate', entry, reason: t.reinstate },
          ])
        }
      >
        {isIn ? t.withdraw : t.reinstate}
      </button>
    </div>
  )
}

const byeKinds = ['half-bye', 'zero-bye', 'full-bye'] as const

/** Grants a bye, or cancels one in a round to come. */
function Byes({ player: { entry, byes }, nextRound, onAct }: ParticipationProps) {
  const t = words().tournament
  const [round, setRound] = useState(String(nextRound))
  const [bye, setBye] = useState<(typeof byeKinds)[number]>('half-bye')
  return (
    <>
      <Choices
        legend={t.bye}
        options={byeKinds.map(each => [each, t.byes[each]])}
        chosen={bye}
        onChoose={setBye}
      />
      <div class="row">
        <NumberField label={t.round} value={round} min={nextRound} max={99} onInput={setRound} />
        <button
          type="button"
          class="button"
          onClick={() => void onAct([{ act: 'grant-bye', entry, round: Number(round), bye }])}
        >
          {t.grantBye}
        </button>
      </div>
      {byes
        .filter(each => each.round >= nextRound)
        .map(each => (
          <button
            type="button"
            class="button"
            key={each.round}
            onClick={() => void onAct([{ act: 'cancel-bye', entry, round: each.round }])}
          >
            {t.cancelBye(each.round)}
          </button>
        ))}
    </>
  )
}
