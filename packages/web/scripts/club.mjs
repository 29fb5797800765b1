// An evening at the club for the screenshots: a real server and an event with six boards in play.
import { startServer } from '../../server/dist/index.js'
import { dist } from './harness.mjs'

const pairings = [
  '1. GM Novak, Ana (SLO) – Virtanen, Eero (FIN)',
  '2. Nováková, Jana (CZE) – Petrović, Miloš (SRB)',
  '3. Kovač, Ivo (SLO) – Lehtinen, Aino (FIN)',
  '4. Horvat, Luka (SLO) – Dvořák, Petr (CZE)',
  '5. Zupan, Maja (SLO) – Mäkinen, Otto (FIN)',
  '6. Jovanović, Vera (SRB) – Svoboda, Jan (CZE)',
].join('\n')

/** Starts the server. Returns its origin and functions to stop it and to send requests. */
export async function openClub() {
  const server = await startServer({
    store: 'memory:',
    port: 0,
    host: '127.0.0.1',
    logLevel: 'error',
    web: dist,
    boardsPerMinute: 100_000,
    requestsPerSecond: 100_000,
    actsPerSecond: 100_000,
  })
  let count = 0
  const ask = async (path, body, secret) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const act = (board, link, what) =>
    ask(`/api/boards/${board}/acts`, { id: `shot-${++count}`, act: what }, link.secret)
  return { origin: server.url, stop: () => server.close(), ask, act }
}

const opening = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7']

/** Plays a round of six boards: a claim to rule on, an illegal move, a call, an absent player. */
export async function playRound({ ask, act }) {
  const { event, links } = await ask('/api/events', {
    name: 'Club championship',
    site: 'Ljubljana',
    defaults: { laws: 'fide-2023', timeControl: '5400+30' },
  })
  const { boards } = await ask(
    `/api/events/${event}/rounds`,
    { round: '1', pairings },
    links.organiser.secret,
  )
  await ask(`/api/events/${event}/rounds/1/start`, {}, links.arbiter.secret)
  for (const { board, links: seats, number } of boards) {
    await act(board, seats.white, { act: 'arrive' })
    if (number !== 6) await act(board, seats.black, { act: 'arrive' })
  }
  const play = async ({ board, links: seats }, moves) => {
    for (const [index, san] of moves.entries()) {
      await act(board, index % 2 === 0 ? seats.white : seats.black, { act: 'move', san })
    }
  }
  const [one, two, three, four, five] = boards
  await play(one, opening)
  await act(one.board, one.links.white, { act: 'record', text: 'e4 e5' })
  await play(two, ['d4', 'Nf6', 'c4', 'g6', 'Nc3'])
  await act(two.board, two.links.black, { act: 'summon-arbiter', why: 'noise' })
  await act(three.board, three.links.white, { act: 'move', from: 'e2', to: 'e5' })
  await play(four, ['d4', 'd5', 'c4'])
  await act(four.board, four.links.black, { act: 'claim', claim: 'wrong-setup' })
  await play(five, ['c4', 'e5', 'g3', 'Nf6'])
  return { event, links, boards }
}
