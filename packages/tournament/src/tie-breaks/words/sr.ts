import { makeNumber, plural } from '../../language.js'
import type { TieBreakWording } from './wording.js'

const points = (value: number) =>
  `${makeNumber(value, 'sr')} ${plural(value, 'sr', { one: 'бод', few: 'бода', fraction: 'бода', other: 'бодова' })}`

export const sr: TieBreakWording = {
  unplayed(round, score, { own, limit }) {
    const start = `${round}. коло није одиграно: фиктивни противник има ${points(score)}`
    if (limit === null) return `${start}.`
    const like =
      limit === 'draws'
        ? 'колико и играч који у сваком колу ремизира'
        : 'колико и одређени противник'
    return `${start}, ${like}, јер играч има више (${makeNumber(own, 'sr')}).`
  },
  adjusted: (player, score, unadjusted) =>
    `Играч ${player} рачуна се као да има ${points(score)} уместо ${makeNumber(unadjusted, 'sr')}: слободна кола на крају рачунају се као ремији.`,
  leftOut(value, round, why) {
    const what = round === null ? value : `${value} (${round}. коло)`
    if (why === 'unplayed') return `Изостављено: ${what}, из кола које је играч пропустио.`
    return `Изостављено: ${what}, ${why === 'most' ? 'највећа' : 'најмања'} вредност.`
  },
  rounds: list => `У ${list.map(each => `${each}.`).join(', ')} колу.`,
  noGames: () => 'Нема партије из које би се израчунало.',
  performance: (average, score, games, percentage, difference) =>
    `Просечан рејтинг противника је ${average}; ${score} од ${games} је ${percentage} %, што даје разлику ${difference}.`,
  perfect: (rating, expected, score) =>
    `Од играча с рејтингом ${rating} очекује се учинак ${expected}, што није мање од остварених ${score}; рејтинг мањи за један не би био довољан.`,
  perfectZero: lowest => `Без бода је то 800 мање од рејтинга најслабијег противника (${lowest}).`,
  koyaLimit: value => `Рачунају се противници који имају најмање ${points(value)}.`,
  encounter: (tied, value, allMet) =>
    `У међусобним партијама играча ${tied.join(', ')} играч има ${points(value)}.${allMet ? '' : ' Нису се сви састали.'}`,
}
