import type { Color } from '@jadoube/chess'
import { narration } from '../account/narration.js'
import type { Outcome } from '../account/outcome.js'
import { clockText, openQuestion, type SeatGame } from '../game/remote-game.js'
import { inLetters, words } from '../i18n/language.js'
import { inOwnLanguage, utterancesOf } from '../speech/utterances.js'
import { type Utterance, voice } from '../speech/voice.js'
import { lastAnnouncement } from './announce.js'

const colorName = (color: Color): string => words().frame[color]

/** Says what has changed in complete sentences, for a live region and for the voice. */
export function outcomeUtterances(game: SeatGame, outcome: Outcome): readonly Utterance[] {
  const moveMade = outcome.events.find(({ type }) => type === 'move-made')
  const by = moveMade !== undefined && 'by' in moveMade ? moveMade.by : null
  const written = game.played.value.at(-1)
  const announced = voice.value.phonetic ? lastAnnouncement(game) : null
  const begins = outcome.events.some(({ type }) => type === 'game-started')
  return [
    ...utterancesOf(outcome, {
      written: written?.color === by ? written?.text : undefined,
      announced: announced?.by === by ? (announced?.text ?? null) : null,
    }),
    ...(begins ? [inOwnLanguage(hasTheMoveText(game))] : []),
  ]
}

const hasTheMoveText = ({ view }: SeatGame): string =>
  words().table.hasTheMove(colorName(view.value.hasTheMove))

/** Says the last move. */
export function lastMoveText(game: SeatGame): string {
  const { table } = words()
  const last = game.played.value.at(-1)
  return last === undefined ? table.noMoves : table.lastMove(colorName(last.color), last.text)
}

/** Says both clocks and who has the move. */
export function clocksText(game: SeatGame): string {
  const { clock } = words()
  if (game.view.value.clocks === null) return hasTheMoveText(game)
  return `${clock.says(clockText(game, 'white'), clockText(game, 'black'))} ${hasTheMoveText(game)}`
}

/** Says what play waits for. Empty if nothing. */
export function questionText(game: SeatGame): string {
  const open = openQuestion(game)
  if (open === undefined) return ''
  const named = narration.value?.wording.claims[open.claim ?? '']
  const playersAgree = game.table.value.laws.rules.unansweredQuestions === 'players-agree'
  const name = named === undefined ? '' : sentence(inLetters(named))
  return [name, playersAgree ? '' : words().seat.waitsForRuling].filter(Boolean).join(' ')
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}
