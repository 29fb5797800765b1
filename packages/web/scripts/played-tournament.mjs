// Events in the middle of a round, for the pictures of tournament-pages.mjs.
const people = [
  ['GM', 'Novak, Ana', 2451, 'SLO', 'ŠK Ljubljana'],
  ['IM', 'Virtanen, Eero', 2380, 'FIN', 'Tapanilan Erä'],
  ['WIM', 'Nováková, Jana', 2290, 'CZE', 'Novoborský ŠK'],
  ['FM', 'Petrović, Miloš', 2271, 'SRB', 'ŠK Beograd'],
  [null, 'Kovač, Ivo', 2105, 'SLO', 'ŠD Celje'],
  [null, 'Lehtinen, Aino', 2044, 'FIN', 'Turun SK'],
  [null, 'Horvat, Luka', 1988, 'SLO', 'ŠK Maribor'],
  [null, 'Dvořák, Petr', 1955, 'CZE', 'Slavia Praha'],
  [null, 'Zupan, Maja', 1902, 'SLO', 'ŠK Kranj'],
  [null, 'Mäkinen, Otto', 1840, 'FIN', 'Tampereen SK'],
  [null, 'Jovanović, Vera', 1811, 'SRB', 'ŠK Novi Sad'],
  [null, 'Svoboda-Ripperton, Jan Maximilián', 1640, 'CZE', 'Lokomotiva Brno'],
]

const opening = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7']

/**
 * Plays two rounds and part of a third: on devices, on wooden boards with the moves, on wooden
 * boards with the result only.
 */
export async function playTournament({ origin, ask, act }) {
  const { event, links } = await ask('/api/events', {
    name: 'Weekend Open 2026',
    site: 'Ljubljana',
    date: '2026.11.14',
    defaults: { laws: 'fide-2023', timeControl: '5400+30' },
    tournament: { system: 'swiss', rounds: 5 },
  })
  const at = `/api/events/${event}`
  const { organiser, arbiter } = links
  let count = 0
  const acts = (...list) => ask(`${at}/acts`, { id: `t${++count}`, acts: list }, organiser.secret)
  await acts(
    ...people.map(([title, name, rating, federation, club]) => ({
      act: 'enter',
      name,
      rating,
      federation,
      club,
      ...(title && { title }),
    })),
  )
  const players = await ask(`${at}/links`, {}, organiser.secret)
  const secretOf = entry => players.links.find(each => each.entry === entry).url.split('#')[1]
  const look = async path => {
    const answer = await fetch(`${origin}${at}/${path}`, {
      headers: { authorization: `Bearer ${organiser.secret}` },
    })
    return answer.json()
  }
  const results = ['1-0', '1/2-1/2', '0-1', '1-0', '+/-', '1/2-1/2']
  for (const round of [1, 2]) {
    await acts({ act: 'pair-round', round }, { act: 'publish', round })
    await ask(`${at}/rounds/${round}/start`, { kind: 'wooden' }, arbiter.secret)
    const { games } = await look(`rounds/${round}`)
    await acts(
      ...games.map(({ board }) => ({
        act: 'report',
        round,
        board,
        result: results[(board + round) % results.length],
      })),
    )
  }
  await acts({
    act: 'correct-result',
    round: 2,
    board: 3,
    result: '0-1',
    reason: 'the slip was misread',
  })
  await acts({ act: 'correct-entry', entry: 7, rating: 1998, reason: 'rating list of November' })
  await ask(
    `${at}/me/acts`,
    { id: 'bye', acts: [{ act: 'request-bye', round: 4, bye: 'half-bye' }] },
    secretOf(9),
  )
  await acts({ act: 'pair-round', round: 3 }, { act: 'publish', round: 3 })
  await acts({ act: 'schedule', round: 3, start: Date.UTC(2026, 10, 15, 9) })
  const kinds = [
    { board: 5, kind: 'scoresheet' },
    { board: 6, kind: 'wooden' },
  ]
  await ask(`${at}/rounds/3/start`, { boards: kinds }, arbiter.secret)
  const { games } = await look('rounds/3')
  for (const [index, { game, white, black }] of games.slice(0, 5).entries()) {
    const seats = [white, black].map(entry => ({ secret: secretOf(entry) }))
    if (index < 4) for (const seat of seats) await act(game, seat, { act: 'arrive' })
    const moves = index === 4 ? opening.slice(0, 7) : opening.slice(0, 4 + index)
    for (const [ply, san] of moves.entries()) {
      const what = index === 4 ? { act: 'record', text: san } : { act: 'move', san }
      await act(game, seats[index === 4 ? 0 : ply % 2], what)
    }
  }
  await act(games[1].game, { secret: secretOf(games[1].white) }, { act: 'summon-arbiter' })
  await act(games[2].game, arbiter, {
    act: 'penalise',
    player: 'black',
    penalty: 'add-time',
    minutes: 2,
  })
  await act(games[2].game, arbiter, { act: 'take-back', why: 'it was the other board' })
  await act(games[3].game, { secret: secretOf(games[3].black) }, { act: 'resign' })
  await ask(
    `${at}/me/acts`,
    { id: 'says', acts: [{ act: 'state-result', round: 3, result: '1-0' }] },
    secretOf(games[5].white),
  )
  await acts({ act: 'note', round: 3, text: 'The round began ten minutes late.' })
  return { event, links, games, secretOf }
}

/** Another event in which the next round is about to be paired. */
export async function aboutToPair({ ask, origin }, system, results) {
  const { event, links } = await ask('/api/events', {
    name: 'Club cup',
    defaults: { timeControl: '5400+30' },
    tournament: { system, rounds: 3 },
  })
  const at = `/api/events/${event}`
  const { secret } = links.organiser
  const acts = (id, ...list) => ask(`${at}/acts`, { id, acts: list }, secret)
  const entries = people.slice(0, 8).map(([, name, rating]) => ({ act: 'enter', name, rating }))
  await acts('enter', ...entries)
  if (results.length > 0) {
    await acts('pair', { act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
    await ask(`${at}/rounds/1/start`, { kind: 'wooden' }, links.arbiter.secret)
    const answer = await fetch(`${origin}${at}/rounds/1`)
    const { games } = await answer.json()
    const reports = games.map(({ board }) => {
      return { act: 'report', round: 1, board, result: results[board % results.length] }
    })
    await acts('results', ...reports)
  }
  return `/event/${event}?part=rounds#${secret}`
}
