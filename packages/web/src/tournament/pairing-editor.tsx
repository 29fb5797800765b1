import type { RoundView } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import { nameOfEntry, type Players } from './players.js'

type Slot = { readonly game: number; readonly side: 'white' | 'black' } | 'bye'

interface Pairing {
  readonly games: readonly { readonly white: number; readonly black: number }[]
  readonly bye: number | null
}

/** Exchanges two players in a pairing. */
export function swapped(pairing: Pairing, one: Slot, other: Slot): Pairing {
  const at = (slot: Slot): number | null =>
    slot === 'bye' ? pairing.bye : (pairing.games[slot.game]?.[slot.side] ?? null)
  const [first, second] = [at(one), at(other)]
  if (first === null || second === null) return pairing
  const put = (into: Pairing, slot: Slot, entry: number): Pairing =>
    slot === 'bye'
      ? { ...into, bye: entry }
      : {
          ...into,
          games: into.games.map((game, index) =>
            index === slot.game ? { ...game, [slot.side]: entry } : game,
          ),
        }
  return put(put(pairing, one, second), other, first)
}

/** Changes the pairing by hand: tap one player, then another, to exchange them. */
export function PairingEditor({
  seat,
  view,
  players,
  onDone,
}: {
  readonly seat: Seat
  readonly view: RoundView
  readonly players: Players
  readonly onDone: () => void
}) {
  const t = words().tournament
  const [pairing, setPairing] = useState<Pairing>({
    games: view.games.map(({ white, black }) => ({ white, black })),
    bye: view.bye,
  })
  const [first, setFirst] = useState<Slot | null>(null)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const choose = (slot: Slot) => {
    if (first === null) return setFirst(slot)
    setPairing(swapped(pairing, first, slot))
    setFirst(null)
  }
  const save = async () => {
    const { round, rests } = view
    const act = {
      act: 're-pair' as const,
      round,
      games: [...pairing.games],
      bye: pairing.bye,
      reason,
    }
    const answer = await sendActs(seat, [rests.length === 0 ? act : { ...act, rests: [...rests] }])
    if (!answer.ok) return setFault(faultText(answer.error))
    onDone()
  }
  return (
    <section class="t-form">
      <p class="quiet">{t.swapLead}</p>
      <PairingSlots pairing={pairing} players={players} first={first} onChoose={choose} />
      <TextField label={t.reason} value={reason} onInput={setReason} />
      <button
        type="button"
        class="button main"
        disabled={reason.trim() === ''}
        onClick={() => void save()}
      >
        {t.swapKeep}
      </button>
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

function PairingSlots({
  pairing: { games, bye },
  players,
  first,
  onChoose,
}: {
  readonly pairing: Pairing
  readonly players: Players
  /** The player who was tapped first. */
  readonly first: Slot | null
  readonly onChoose: (slot: Slot) => void
}) {
  const slotButton = (slot: Slot, entry: number) => (
    <button
      type="button"
      class="button t-slot"
      aria-pressed={JSON.stringify(first) === JSON.stringify(slot)}
      onClick={() => onChoose(slot)}
    >
      {nameOfEntry(players, entry)}
    </button>
  )
  return (
    <ol class="t-slots">
      {games.map(({ white, black }, game) => (
        <li key={`${game}`}>
          <span class="t-number">{game + 1}</span>
          {slotButton({ game, side: 'white' }, white)}
          <span aria-hidden="true">–</span>
          {slotButton({ game, side: 'black' }, black)}
        </li>
      ))}
      {bye !== null && (
        <li>
          <span>{words().tournament.bye}</span>
          {slotButton('bye', bye)}
        </li>
      )}
    </ol>
  )
}
