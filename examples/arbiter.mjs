// An arbiter in fifty lines: type what happened at the board, one line each, and read what the Laws
// say. Run `node arbiter.mjs` and type, for example: white touch e2 · white move e4 · black claim
// touched-piece · exit
import { createInterface } from 'node:readline'
import { follow, openTable, parseAct, summarise } from '@jadoube/laws'
import { sentenceOf } from '@jadoube/laws/account'

const language = process.env.ARBITER_LANGUAGE ?? 'en'
const table = openTable({ laws: 'fide-2023', timeControl: '5400+30' })
let game = table.state
const begun = Date.now()

/** What the third word of a line means, for each act. */
const detail = {
  touch: square => ({ square }),
  move: san => ({ san }),
  claim: claim => ({ claim }),
  observe: what => ({ what }),
}

function report(line) {
  const [by, act, word] = line.trim().split(/\s+/)
  const parsed = parseAct({ at: Date.now() - begun, by, act, ...detail[act]?.(word) })
  if (!parsed.ok) return [`I do not understand: ${parsed.error.reason}`]
  const decision = follow(game, parsed.value, table.laws)
  if (!decision.ok) return [`Refused: ${decision.refusal.reason}`]
  const said = decision.events.map(event => sentenceOf(event, game, language))
  game = decision.state
  return said.filter(Boolean)
}

console.log(report('arbiter start').join('\n'))
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === 'exit') break
  for (const sentence of report(line)) console.log(sentence)
  const { status, result, fen } = summarise(game, table.laws)
  if (status === 'concluded') {
    console.log(`${result}  ${fen}`)
    break
  }
}
