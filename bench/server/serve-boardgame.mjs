// boardgame.io with plain chess moves, checked by chess.js; its games are in memory only.
import { createRequire } from 'node:module'
import { Chess } from 'chess.js'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const chess = {
  name: 'chess',
  setup: () => ({ fen: new Chess().fen() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, san) => {
      const game = new Chess(G.fen)
      try {
        game.move(san)
      } catch {
        return INVALID_MOVE
      }
      return { fen: game.fen() }
    },
  },
}
const log = console.log
console.log = console.info = () => {}
const server = Server({ games: [chess], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] })
const { appServer } = await server.run({ port: 0 })
log(appServer.address().port)
