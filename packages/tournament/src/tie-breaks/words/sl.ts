import { makeNumber, plural } from '../../language.js'
import type { TieBreakWording } from './wording.js'

/** In the accusative, after »ima«. */
const points = (value: number) =>
  `${makeNumber(value, 'sl')} ${plural(value, 'sl', { one: 'točko', two: 'točki', few: 'točke', fraction: 'točke', other: 'točk' })}`

export const sl: TieBreakWording = {
  unplayed(round, score, { own, limit }) {
    const start = `${round}. kolo ni bilo odigrano: navidezni nasprotnik ima ${points(score)}`
    if (limit === null) return `${start}.`
    const like =
      limit === 'draws'
        ? 'toliko kot igralec z remijem v vsakem kolu'
        : 'toliko kot določeni nasprotnik'
    return `${start}, ${like}, ker jih ima igralec sam več (${makeNumber(own, 'sl')}).`
  },
  adjusted: (player, score, unadjusted) =>
    `Igralec ${player} šteje, kot da ima ${points(score)} namesto ${makeNumber(unadjusted, 'sl')}: prosta kola na koncu štejejo kot remiji.`,
  leftOut(value, round, why) {
    const what = round === null ? value : `${value} (${round}. kolo)`
    if (why === 'unplayed') return `Izpuščeno: ${what}, iz kola, ki ga je igralec izpustil.`
    return `Izpuščeno: ${what}, ${why === 'most' ? 'najvišja' : 'najnižja'} vrednost.`
  },
  rounds(list) {
    const numbers = list.map(each => `${each}.`)
    const last = numbers.pop()
    return `V ${numbers.length === 0 ? '' : `${numbers.join(', ')} in `}${last} kolu.`
  },
  noGames: () => 'Ni partij za izračun.',
  performance: (average, score, games, percentage, difference) =>
    `Povprečni rating nasprotnikov je ${average}; ${score} od ${games} je ${percentage} %, kar pomeni razliko ${difference}.`,
  perfect: (rating, expected, score) =>
    `Od igralca z ratingom ${rating} se pričakuje izkupiček ${expected}, kar ni manj od doseženih ${score}; z ratingom za eno točko manj to ne bi bilo dovolj.`,
  perfectZero: lowest =>
    `Brez točke je to 800 manj od ratinga najslabšega nasprotnika (${lowest}).`,
  koyaLimit: value => `Štejejo nasprotniki, ki imajo vsaj ${points(value)}.`,
  encounter: (tied, value, allMet) =>
    `V medsebojnih partijah igralcev ${tied.join(', ')} ima igralec ${points(value)}.${allMet ? '' : ' Niso se srečali vsi.'}`,
}
