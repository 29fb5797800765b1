import {
  makeFen,
  type PgnGame,
  parseComment,
  parsePgn,
  play,
  playNull,
  sanAsMade,
  standardPosition,
} from '@jadoube/chess'
import type { ResultText } from '@jadoube/laws'
import type { Language } from '../i18n/language.js'
import type { NotAGame, ReviewedGame, ReviewStep } from '../steps/reviewed-game.js'

type Read =
  | { readonly ok: true; readonly value: ReviewedGame }
  | { readonly ok: false; readonly error: NotAGame }

/** Reads a game from PGN: the moves as played, with the clocks from its comments. */
export function reviewPgn(text: string, language: Language): Read {
  const [game] = parsePgn(text)
  if (game === undefined) {
    return { ok: false, error: { code: 'pgn-empty', line: 1, reason: 'there is no game' } }
  }
  if (game.badStart !== undefined) {
    return { ok: false, error: { code: 'pgn-start', line: 1, reason: game.badStart } }
  }
  const tag = (name: string): string => {
    const value = game.tags.get(name) ?? ''
    return /^[?\s-]*$/.test(value) ? '' : value
  }
  const opening = game.start ?? standardPosition()
  return {
    ok: true,
    value: {
      source: { format: 'pgn', text },
      white: tag('White'),
      black: tag('Black'),
      event: tag('Event'),
      site: tag('Site'),
      round: tag('Round'),
      date: game.tags.get('Date') ?? '????.??.??',
      laws: null,
      timeControl: tag('TimeControl') || null,
      opening,
      start: opening.placement,
      startFen: makeFen(opening),
      startClocks: null,
      before: [],
      steps: stepsOf(game, language),
      result: (game.result ?? '*') as ResultText | '*',
      reason: null,
      rule: null,
      article: null,
    },
  }
}

function stepsOf(game: PgnGame, language: Language): ReviewStep[] {
  const steps: ReviewStep[] = []
  let position = game.start ?? standardPosition()
  const left = { white: -1, black: -1 }
  for (const { move, comments } of game.moves) {
    if (move === undefined) break
    const { turn: color, moveNumber: number } = position
    if (move.kind === 'null') {
      const passed = playNull(position)
      if (!passed.ok) break
      position = passed.value
      continue
    }
    const text = sanAsMade(position, move, language)
    position = play(position, move)
    const clock = comments.map(each => parseComment(each).clk).find(each => each !== undefined)
    if (clock !== undefined) left[color] = clock
    steps.push({
      color,
      number,
      text,
      move,
      clock: clock ?? null,
      clocks: left.white < 0 && left.black < 0 ? null : { ...left },
      placement: position.placement,
      squares: [move.from, move.kind === 'castling' ? move.rook : move.to],
      fen: makeFen(position),
      outcomes: [],
      line: 0,
    })
  }
  return steps
}
