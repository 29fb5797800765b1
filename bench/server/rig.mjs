// Sets up games that are ready to be played, with Jadoube and with the relay.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeGames } from './games.mjs'
import { SocketGame } from './players.mjs'

export const quick = process.argv.includes('--quick')
export const folder = mkdtempSync(join(tmpdir(), 'jadoube-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Entries at the start: the header, two arrivals, the start. */
const BEGUN = 4
const TOGETHER = 100
export const games = makeGames(64, 600)
export const sleep = ms => new Promise(resolve => setTimeout(resolve, ms))
export const whole = number => Math.round(number).toLocaleString('en')
export const median = (list, by) => list.toSorted((a, b) => by(a) - by(b))[list.length >> 1]

export async function post(port, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Boards with two players each who have arrived; `port` serves White, `other` Black. */
export async function jadoubeGames(port, count, onSeen = () => {}, other = port) {
  const made = []
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, () =>
      post(port, '/api/boards', { timeControl: '36000', afterInterruption: 'arbiter' }),
    )
    made.push(...(await Promise.all(some)))
  }
  const sit = ({ board, links }, n) => {
    const hellos = ['white', 'black'].map(side => ({
      type: 'hello',
      protocol: 1,
      secret: links[side].secret,
    }))
    const urls = [port, other].map(each => `ws://127.0.0.1:${each}/socket`)
    const game = new SocketGame(urls, board, hellos, games[n % games.length], onSeen)
    game.begun = game.heard('game-started')
    game.first = BEGUN
    game.record = [`http://127.0.0.1:${port}/api/boards/${board}/record`, links.arbiter.secret]
    return game
  }
  const list = await seated(made, sit)
  for (const game of list) for (const side of [0, 1]) game.act(side, { act: 'arrive' }, 'arrive')
  await Promise.all(list.map(game => game.begun))
  return list
}

/**
 * Players connect in groups: thousands of connections at once would only test the system's backlog.
 */
async function seated(made, sit) {
  const list = []
  for (let from = 0; from < made.length; from += TOGETHER) {
    const some = made.slice(from, from + TOGETHER).map((each, n) => sit(each, from + n))
    // A promise that is awaited later must not end the program if it fails before that.
    for (const { begun } of some) begun?.catch(() => {})
    list.push(...some)
    await Promise.all(some.map(game => game.ready))
  }
  return list
}

export async function relayGames(port, count) {
  const sit = (_, n) => {
    const board = `relay-${String(n).padStart(5, '0')}`
    const hello = { type: 'hello', board }
    const urls = Array(2).fill(`ws://127.0.0.1:${port}/`)
    const game = new SocketGame(urls, board, [hello, hello], games[n % games.length], () => {})
    game.first = 0
    return game
  }
  return seated(Array.from({ length: count }), sit)
}

/** Ends the measurement with the reason if a player was refused or disconnected. */
export function checkGames(list) {
  const game = list.find(({ refused }) => refused)
  if (game) throw new Error(`a player was refused: ${game.refused}`)
  const gone = list.find(({ wires }) => wires.some(({ closed }) => closed))
  if (gone && !gone.stopped) throw new Error('the server closed the connection of a player')
}

/** How many bytes a move takes: its line in the log, and its news. */
export async function bytesOf(list) {
  const [url, secret] = list[0].record
  const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } })
  const lines = (await response.text()).trim().split('\n').slice(BEGUN)
  const sizes = lines.map(line => line.lastIndexOf(',"log":{') + 1)
  const news = list.reduce((sum, game) => sum + game.newsBytes, 0)
  const heard = list.reduce((sum, game) => sum + game.newsHeard, 0)
  return {
    line: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    news: Math.round(news / heard),
  }
}
