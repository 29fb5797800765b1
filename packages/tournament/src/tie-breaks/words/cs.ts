import { makeNumber, plural } from '../../language.js'
import type { TieBreakWording } from './wording.js'

const points = (value: number) =>
  `${makeNumber(value, 'cs')} ${plural(value, 'cs', { one: 'bod', few: 'body', fraction: 'bodu', other: 'bodů' })}`

export const cs: TieBreakWording = {
  unplayed(round, score, { own, limit }) {
    const start = `${round}. kolo se nehrálo: fiktivní soupeř má ${points(score)}`
    if (limit === null) return `${start}.`
    const like =
      limit === 'draws'
        ? 'tolik jako hráč, který každé kolo remizuje'
        : 'tolik jako nalosovaný soupeř'
    return `${start}, ${like}, protože hráč sám má víc (${makeNumber(own, 'cs')}).`
  },
  adjusted: (player, score, unadjusted) =>
    `Hráč ${player} se počítá, jako by měl ${points(score)} místo ${makeNumber(unadjusted, 'cs')}: volné losy na konci se počítají jako remízy.`,
  leftOut(value, round, why) {
    const what = round === null ? value : `${value} (${round}. kolo)`
    if (why === 'unplayed') return `Vynecháno: ${what}, z kola, které hráč vynechal.`
    return `Vynecháno: ${what}, ${why === 'most' ? 'nejvyšší' : 'nejnižší'} hodnota.`
  },
  rounds: list => `${list.length === 1 ? 'V kole' : 'V kolech'} č. ${list.join(', ')}.`,
  noGames: () => 'Není žádná partie, ze které by se dalo počítat.',
  performance: (average, score, games, percentage, difference) =>
    `Průměrný rating soupeřů je ${average}; ${score} z ${games} je ${percentage} %, což odpovídá rozdílu ${difference}.`,
  perfect: (rating, expected, score) =>
    `Od hráče s ratingem ${rating} se očekává zisk ${expected}, tedy aspoň dosažených ${score}; o jeden bod nižší rating by nestačil.`,
  perfectZero: lowest => `Bez bodu je to o 800 méně než rating nejslabšího soupeře (${lowest}).`,
  koyaLimit: value => `Počítají se soupeři, kteří mají aspoň ${points(value)}.`,
  encounter: (tied, value, allMet) =>
    `Ve vzájemných partiích hráčů ${tied.join(', ')} má hráč ${points(value)}.${allMet ? '' : ' Ne všichni se spolu utkali.'}`,
}
