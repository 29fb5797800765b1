import type { Color } from '@jadoube/chess'
import { type PenaltyKind, penaltiesAtHand } from '@jadoube/laws/internals'
import { useState } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { Choices } from '../fields/choices.js'
import { NumberField, numberIn, SideChoice } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import type { FormProps } from './forms.js'

const isTimePenalty = (penalty: PenaltyKind) => penalty === 'add-time' || penalty === 'cut-time'
const isPointPenalty = (penalty: PenaltyKind) =>
  penalty === 'add-points' || penalty === 'cut-points'

/** Imposes one of the penalties of the edition (12.9), with its amount. */
export function PenaltyForm({ game, preset, onAct }: FormProps) {
  const { arbiter: t, table } = words()
  const { rules } = game.laws
  const available = penaltiesAtHand(rules).filter(
    each => game.state.clock !== null || !isTimePenalty(each),
  )
  const [player, setPlayer] = useState<Color>(preset.player ?? 'white')
  const [chosen, setChosen] = useState<PenaltyKind>(preset.penalty ?? available[0] ?? 'warning')
  const penalty = preset.penalty ?? chosen
  const [typed, setTyped] = useState<TypedAmounts>({ minutes: '2', points: '0.5', rounds: '1' })
  const [score, setScore] = useState(String(rules.points.win))
  const [severalGames, setSeveralGames] = useState(false)
  // Finnish blitz 17.c: what is not a step within one game needs breaches in several.
  const asksGames = rules.breachLadder !== null && !rules.breachLadder.includes(penalty)
  const setsScore = penalty === 'loss' && rules.lossSetsOpponentsScore !== null
  const submit = (event: Event) => {
    event.preventDefault()
    const amounts = {
      ...amountOf(penalty, typed),
      ...(setsScore && { points: Number(score) }),
      ...(asksGames && severalGames && { severalGames }),
    }
    if (Object.values(amounts).includes(null)) return
    onAct({ act: 'penalise', player, penalty, ...amounts })
  }
  return (
    <form class="act-form" onSubmit={submit}>
      {preset.player === undefined && <SideChoice chosen={player} onChoose={setPlayer} />}
      {preset.penalty === undefined && (
        <Choices
          legend={table.penalties}
          options={available.map(each => [each, table.penaltyNames[each]])}
          chosen={penalty}
          onChoose={setChosen}
        />
      )}
      <AmountField penalty={penalty} typed={typed} onInput={setTyped} />
      {setsScore && (
        <Choices
          legend={t.opponentScores}
          options={[rules.points.win, rules.points.draw, rules.points.loss].map(each => [
            String(each),
            inHalves(each),
          ])}
          chosen={score}
          onChoose={setScore}
        />
      )}
      {asksGames && <Check label={t.severalGames} isOn={severalGames} onSet={setSeveralGames} />}
      <button type="submit" class="button" disabled={asksGames && !severalGames}>
        {table.impose}
      </button>
    </form>
  )
}

/** What is typed for each kind of amount. */
interface TypedAmounts {
  readonly minutes: string
  readonly points: string
  readonly rounds: string
}

const limits = { minutes: [0.5, 600], points: [0.5, 100], rounds: [1, 99] } as const

/** What a penalty is counted in, if it has an amount. */
function unitOf(penalty: PenaltyKind): keyof TypedAmounts | null {
  if (isTimePenalty(penalty)) return 'minutes'
  if (isPointPenalty(penalty)) return 'points'
  return penalty === 'rounds' ? 'rounds' : null
}

/** The amount as the act has it. Null for an amount that cannot be read. */
function amountOf(
  penalty: PenaltyKind,
  typed: TypedAmounts,
): Partial<Record<keyof TypedAmounts, number | null>> {
  const unit = unitOf(penalty)
  if (unit === null) return {}
  const [min, max] = limits[unit]
  return { [unit]: numberIn(typed[unit], min, max) }
}

function AmountField({
  penalty,
  typed,
  onInput,
}: {
  readonly penalty: PenaltyKind
  readonly typed: TypedAmounts
  readonly onInput: (typed: TypedAmounts) => void
}) {
  const { arbiter: t, table } = words()
  const unit = unitOf(penalty)
  if (unit === null) return null
  const labels = { minutes: table.minutes, points: t.points, rounds: t.rounds }
  const [min, max] = limits[unit]
  return (
    <NumberField
      key={unit}
      label={labels[unit]}
      value={typed[unit]}
      min={min}
      max={max}
      {...(unit !== 'rounds' && { step: 0.5 })}
      onInput={text => onInput({ ...typed, [unit]: text })}
    />
  )
}

/** Points as in a table of results: 0, ½, 1, 1½. */
export const inHalves = (points: number): string =>
  points % 1 === 0.5 ? `${Math.floor(points) || ''}½` : String(points)
