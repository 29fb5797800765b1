import { canCheckmate } from '@jadoube/can-mate'
import { type Color, makeFen, makeSan, type Position, play } from '@jadoube/chess'
import { legalAnswer } from '../legal-answer.js'
import { parsePositionArgument } from '../position-argument.js'
import { citedById, citedLine } from './cited.js'
import type { Answer, Reading } from './tool.js'

const sides = ['white', 'black'] as const

/** Whether a side can still mate by any series of legal moves, and the rules that depend on it. */
export async function canMate({
  fen,
  side,
  edition,
  language,
}: Reading & { fen: string; side?: Color | undefined }): Promise<Answer> {
  const position = parsePositionArgument(fen)
  const asked = side === undefined ? sides : [side]
  const verdicts = asked.map(color => ({ side: color, ...verdict(position, color) }))
  const isDead = side === undefined && verdicts.every(one => one.verdict === 'no')
  const ids = isDead
    ? ['end.dead-position', 'flag.draw-no-mate']
    : ['flag.draw-no-mate', 'end.dead-position']
  const rules = (await Promise.all(ids.map(id => citedById(id, edition, language)))).filter(
    rule => rule !== null,
  )
  const lines = verdicts.map(
    ({ side: color, verdict: found, line }) =>
      `${color}: ${found}${line === undefined || line.length === 0 ? '' : ` (${line.join(' ')})`}`,
  )
  const text = [...(isDead ? ['dead position'] : []), ...lines, '', ...rules.map(citedLine)].join(
    '\n',
  )
  return { text, data: { fen: makeFen(position), dead: isDead, verdicts, edition, rules } }
}

function verdict(position: Position, color: Color) {
  const found = canCheckmate(position, color)
  if (found.verdict !== 'yes') return { verdict: found.verdict }
  const line: string[] = []
  let at = position
  for (const move of found.line) {
    line.push(makeSan(at, move))
    at = play(at, move)
  }
  return { verdict: found.verdict, line }
}

/** The legal moves of a position, and the rule that decides if there are none. */
export async function legalMovesOf({
  fen,
  edition,
  language,
}: Reading & { fen: string }): Promise<Answer> {
  const found = legalAnswer(parsePositionArgument(fen), 'standard')
  const id = { checkmate: 'end.mate', stalemate: 'end.stalemate', 'in-play': 'move.legal' }[
    found.status
  ]
  const rule = await citedById(id, edition, language)
  const rules = rule === null ? [] : [rule]
  const moves = found.moves.map(({ san }) => san).join(' ')
  const text = [
    found.moves.length === 0
      ? `No legal move: ${found.status}.`
      : `${found.moves.length}: ${moves}`,
    '',
    ...rules.map(citedLine),
  ].join('\n')
  return { text, data: { ...found, edition, rules } }
}
