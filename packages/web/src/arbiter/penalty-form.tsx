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
  const [minutes, setMinutes] = useState('2')
  const [points, setPoints] = useState('0.5')
  const [rounds, setRounds] = useState('1')
  const [score, setScore] = useState(String(rules.points.win))
  const [severalGames, setSeveralGames] = useState(false)
  // Finnish blitz 17.c: what is not a step within one game needs breaches in several.
  const asksGames = rules.breachLadder !== null && !rules.breachLadder.includes(penalty)
  const setsScore = penalty === 'loss' && rules.lossSetsOpponentsScore !== null
  const submit = (event: Event) => {
    event.preventDefault()
    const amounts = {
      ...(isTimePenalty(penalty) && { minutes: numberIn(minutes, 0.5, 600) }),
      ...(isPointPenalty(penalty) && { points: numberIn(points, 0.5, 100) }),
      ...(penalty === 'rounds' && { rounds: numberIn(rounds, 1, 99) }),
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
      {isTimePenalty(penalty) && (
        <NumberField
          label={table.minutes}
          value={minutes}
          min={0.5}
          max={600}
          step={0.5}
          onInput={setMinutes}
        />
      )}
      {isPointPenalty(penalty) && (
        <NumberField
          label={t.points}
          value={points}
          min={0.5}
          max={100}
          step={0.5}
          onInput={setPoints}
        />
      )}
      {penalty === 'rounds' && (
        <NumberField label={t.rounds} value={rounds} min={1} max={99} onInput={setRounds} />
      )}
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

/** Points as in a table of results: 0, ½, 1, 1½. */
export const inHalves = (points: number): string =>
  points % 1 === 0.5 ? `${Math.floor(points) || ''}½` : String(points)
