import type { Color, Role } from '@jadoube/chess'
import { telling } from '../account/telling.js'
import { inLetters, words } from '../i18n/language.js'
import { type Outcome, rulingsOf } from '../table/rulings.js'
import { faceOf, openQuestion, type SeatGame } from './seat-game.js'

const roles: Readonly<Record<string, Role>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}

const nameOf = (color: Color): string => words().frame[color]

/** What has changed, in words that are complete in themselves: for a live region. */
export function spoken(game: SeatGame, outcome: Outcome): string {
  const { board, table } = words()
  const parts: string[] = []
  for (const event of outcome.events) {
    if (event.type === 'piece-touched') {
      const color = event.piece === event.piece.toUpperCase() ? 'white' : 'black'
      const role = roles[event.piece.toLowerCase()]
      if (role !== undefined) parts.push(board.touched(board.pieces[color][role], event.square))
    } else if (event.type === 'move-made') {
      const written = game.played.value.moves.at(-1)
      const text = written?.color === event.by ? written.text : `${event.from}–${event.to}`
      parts.push(table.lastMove(nameOf(event.by), text))
    } else if (event.type === 'game-started') parts.push(hasTheMoveSaid(game))
  }
  parts.push(...rulingsOf(outcome).map(ruling => ruling.text))
  return parts.join(' ')
}

const hasTheMoveSaid = ({ view }: SeatGame): string =>
  words().table.hasTheMove(nameOf(view.value.hasTheMove))

export function lastMoveSaid(game: SeatGame): string {
  const { table } = words()
  const last = game.played.value.moves.at(-1)
  return last === undefined ? table.noMoves : table.lastMove(nameOf(last.color), last.text)
}

export function clocksSaid(game: SeatGame): string {
  const { clock } = words()
  if (game.view.value.clocks === null) return hasTheMoveSaid(game)
  return `${clock.says(faceOf(game, 'white'), faceOf(game, 'black'))} ${hasTheMoveSaid(game)}`
}

/** What play waits for; empty where it waits for nothing. */
export function questionSaid(game: SeatGame): string {
  const open = openQuestion(game)
  if (open === undefined) return ''
  const named = telling.value?.wording.claims[open.claim ?? '']
  const together = game.laws.value?.laws.rules.unansweredQuestions === 'players-agree'
  const name = named === undefined ? '' : sentence(inLetters(named))
  return [name, together ? '' : words().seat.waitsForRuling].filter(Boolean).join(' ')
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}
