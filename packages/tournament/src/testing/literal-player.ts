import type { Colour, Player, Points, Tournament } from '../tournament.js'

/**
 * The data of each player by Article 1 of C.04.3, taken literally from the record. It shares only
 * the model with the engine, so that it can find errors in it.
 */
export interface LiteralPlayer {
  readonly id: number
  readonly tpn: number
  readonly score: Points
  readonly games: readonly { readonly opponent: number; readonly colour: Colour }[]
  readonly colourDifference: number
  readonly wants: Colour | null
  readonly wish: 'absolute' | 'strong' | 'mild' | 'none'
  readonly floats: { readonly last: 'down' | 'up' | ''; readonly before: 'down' | 'up' | '' }
  readonly hadByeOrFreeWin: boolean
  readonly unplayed: number
  readonly topscorer: boolean
}

const atTheBoard = ['won', 'drawn', 'lost', 'short-won', 'short-drawn', 'short-lost', 'unknown']

export function literalPlayers(tournament: Tournament): LiteralPlayer[] {
  const all = [...tournament.players].sort((a, b) => a.id - b.id)
  const scoreAtRound = (player: Player, round: number): Points => {
    let sum = 0
    for (let r = 1; r < round; r++) sum += player.rounds[r - 1]!.points
    for (const bonus of tournament.virtualPoints) {
      if (bonus.player === player.id && bonus.round === round) sum += bonus.points
    }
    return sum
  }
  const float = (player: Player, round: number): 'down' | 'up' | '' => {
    if (round < 1) return ''
    const past = player.rounds[round - 1]!
    if (past.outcome === 'pairing-bye') return 'down'
    if (!atTheBoard.includes(past.outcome))
      return past.points > tournament.scoring.loss ? 'down' : ''
    const opponent = all.find(each => each.id === past.opponent)!
    const mine = scoreAtRound(player, round)
    const theirs = scoreAtRound(opponent, round)
    if (mine === theirs) return ''
    return mine > theirs ? 'down' : 'up'
  }
  const coming = tournament.paired + 1
  const list: LiteralPlayer[] = []
  let tpn = 0
  for (const player of all) {
    const everPaired = player.rounds.some(
      round => round.opponent !== null || round.outcome === 'pairing-bye',
    )
    if (everPaired || player.comingBye === null) tpn++
    if (player.comingBye !== null) continue
    const games = player.rounds
      .filter(round => atTheBoard.includes(round.outcome))
      .map(round => ({ opponent: round.opponent!, colour: round.colour! }))
    const score = scoreAtRound(player, coming)
    const most = tournament.paired * tournament.scoring.win
    list.push({
      id: player.id,
      tpn,
      score,
      games,
      ...wishes(games.map(game => game.colour)),
      floats: { last: float(player, coming - 1), before: float(player, coming - 2) },
      hadByeOrFreeWin: player.rounds.some(
        round =>
          round.outcome === 'pairing-bye' ||
          (!atTheBoard.includes(round.outcome) && round.points >= tournament.scoring.win),
      ),
      unplayed: tournament.paired - games.length,
      topscorer: coming >= tournament.rounds && 2 * score > most,
    })
  }
  return list.sort((a, b) => (a.score === b.score ? a.tpn - b.tpn : b.score - a.score))
}

function wishes(colours: readonly Colour[]) {
  let colourDifference = 0
  for (const colour of colours) colourDifference += colour === 'white' ? 1 : -1
  const last = colours[colours.length - 1]
  const twice = colours.length > 1 && last === colours[colours.length - 2]
  const opposite = last === 'white' ? 'black' : 'white'
  type Wish = { colourDifference: number; wants: Colour | null; wish: LiteralPlayer['wish'] }
  const say = (wants: Colour | null, wish: Wish['wish']): Wish => ({
    colourDifference,
    wants,
    wish,
  })
  if (last === undefined) return say(null, 'none')
  if (colourDifference > 1) return say('black', 'absolute')
  if (colourDifference < -1) return say('white', 'absolute')
  if (twice) return say(opposite, 'absolute')
  if (colourDifference === 1) return say('black', 'strong')
  if (colourDifference === -1) return say('white', 'strong')
  return say(opposite, 'mild')
}

/** Article 5: the colour of `a`, the higher-ranked player of the two. */
export function literalColour(a: LiteralPlayer, b: LiteralPlayer, initial: Colour): Colour {
  const swap = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white')
  // 5.2.1
  if (a.wants !== null && b.wants === null) return a.wants
  if (a.wants === null && b.wants !== null) return swap(b.wants)
  if (a.wants !== null && b.wants !== null && a.wants !== b.wants) return a.wants
  if (a.wants !== null) {
    // 5.2.2
    const order = ['none', 'mild', 'strong', 'absolute']
    const difference = order.indexOf(a.wish) - order.indexOf(b.wish)
    if (difference > 0) return a.wants
    if (difference < 0) return swap(a.wants)
    if (a.wish === 'absolute') {
      const wider = Math.abs(a.colourDifference) - Math.abs(b.colourDifference)
      if (wider > 0) return a.wants
      if (wider < 0) return swap(a.wants)
    }
    // 5.2.3
    const mine = a.games.map(game => game.colour).reverse()
    const theirs = b.games.map(game => game.colour).reverse()
    for (let i = 0; i < mine.length && i < theirs.length; i++) {
      if (mine[i] !== theirs[i]) return swap(mine[i]!)
    }
    // 5.2.4
    return a.wants
  }
  // 5.2.5
  return a.tpn % 2 === 1 ? initial : swap(initial)
}
