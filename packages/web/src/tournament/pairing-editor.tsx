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
  const same = (a: Slot | null, b: Slot) => JSON.stringify(a) === JSON.stringify(b)
  const slot = (where: Slot, entry: number) => (
    <button
      type="button"
      class="button t-slot"
      aria-pressed={same(first, where)}
      onClick={() => choose(where)}
    >
      {nameOfEntry(players, entry)}
    </button>
  )
  return (
    <section class="t-form">
      <p class="quiet">{t.swapLead}</p>
      <ol class="t-slots">
        {pairing.games.map((game, index) => (
          <li key={`${index}`}>
            <span class="t-num">{index + 1}</span>
            {slot({ game: index, side: 'white' }, game.white)}
            <span aria-hidden="true">–</span>
            {slot({ game: index, side: 'black' }, game.black)}
          </li>
        ))}
        {pairing.bye !== null && (
          <li>
            <span>{t.bye}</span>
            {slot('bye', pairing.bye)}
          </li>
        )}
      </ol>
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
