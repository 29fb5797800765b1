import { makeNumber, plural } from '../../language.js'
import type { TieBreakWording } from './wording.js'

const points = (value: number) =>
  `${makeNumber(value, 'fi')} ${plural(value, 'fi', { one: 'piste', fraction: 'pistettä', other: 'pistettä' })}`

export const fi: TieBreakWording = {
  unplayed(round, score, { own, limit }) {
    const start = `Kierrosta ${round} ei pelattu: kuvitteellisella vastustajalla on ${points(score)}`
    if (limit === null) return `${start}.`
    const like =
      limit === 'draws'
        ? 'saman verran kuin pelaajalla, joka pelaa joka kierroksella tasapelin'
        : 'saman verran kuin määrätyllä vastustajalla'
    return `${start}, ${like}, koska pelaajalla itsellään on enemmän (${makeNumber(own, 'fi')}).`
  },
  adjusted: (player, score, unadjusted) =>
    `Pelaajalla ${player} katsotaan olevan ${points(score)} eikä ${makeNumber(unadjusted, 'fi')}: lopun vapaakierrokset lasketaan tasapeleiksi.`,
  leftOut(value, round, why) {
    const what = round === null ? value : `${value} (kierros ${round})`
    if (why === 'unplayed')
      return `Jätetty pois: ${what}, kierrokselta, jonka pelaaja jätti väliin.`
    return `Jätetty pois: ${what}, ${why === 'most' ? 'suurin' : 'pienin'} arvo.`
  },
  rounds: list =>
    list.length === 1 ? `Kierroksella ${list[0]}.` : `Kierroksilla ${list.join(', ')}.`,
  noGames: () => 'Ei ole peliä, josta sen voisi laskea.',
  performance: (average, score, games, percentage, difference) =>
    `Vastustajien keskivahvuusluku on ${average}; tulos ${score}/${games} on ${percentage} %, mikä vastaa eroa ${difference}.`,
  perfect: (rating, expected, score) =>
    `Pelaajan, jonka vahvuusluku on ${rating}, odotustulos on ${expected} eli vähintään saavutettu ${score}. Yhtä pistettä pienempi vahvuusluku ei riittäisi.`,
  perfectZero: lowest =>
    `Ilman pisteitä se on 800 vähemmän kuin heikoimman vastustajan vahvuusluku (${lowest}).`,
  koyaLimit: value => `Mukaan lasketaan vastustajat, joilla on vähintään ${points(value)}.`,
  encounter: (tied, value, allMet) =>
    `Pelaajien ${tied.join(', ')} keskinäisissä peleissä pelaajalla on ${points(value)}.${allMet ? '' : ' Kaikki eivät ole kohdanneet toisiaan.'}`,
}
