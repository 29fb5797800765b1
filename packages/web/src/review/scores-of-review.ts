import { makeBraille } from '@jadoube/chess'
import { playLegal } from '@jadoube/laws/internals'
import { longDayOf } from '../i18n/date-text.js'
import type { Language } from '../i18n/language.js'
import { momentOf } from '../saved-games/import-games.js'
import { type Heading, type Score, type ScoreMove, scoresOfRecord } from '../scoresheet/score.js'
import type { ReviewedGame } from '../steps/reviewed-game.js'

/** The scoresheets of a game: from its record, or from the moves only if it came as PGN. */
export function scoresOfReview(game: ReviewedGame, spoken: Language): readonly Score[] {
  const moment = momentOf(game.date)
  const heading: Heading = {
    ...(moment !== undefined && {
      date: longDayOf(moment),
    }),
    ...(game.event !== '' && { event: game.event }),
    ...(game.site !== '' && { site: game.site }),
    ...(game.round !== '' && { round: game.round }),
  }
  if (game.source.format === 'record') return scoresOfRecord(game.source.text, spoken, heading)
  return [
    {
      heading,
      names: { white: game.white, black: game.black },
      timeControl: game.timeControl,
      laws: null,
      moves: movesOf(game),
      result: game.result,
      reason: null,
      signed: { white: null, black: null },
      of: null,
    },
  ]
}

function movesOf(game: ReviewedGame): readonly ScoreMove[] {
  let position = game.opening
  return game.steps.flatMap(({ color, number, text, clock, move }) => {
    if (move === null) return []
    const braille = makeBraille(position, move)
    position = playLegal(position, move)
    return [{ color, number, text, braille, left: clock, offer: false }]
  })
}
