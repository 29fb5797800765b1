import { makeSquare, type Square } from '@jadoube/chess'
import type { Act } from '../game/act.js'
import { closed } from './closed.js'
import type { Wording } from './wording.js'

/** Which act has no effect, and why. */
export function refusedAct(act: Act, reason: string, { acts, claims }: Wording): string {
  const { names, whose, about, noEffect } = acts
  const detail = detailOf(act, claims)
  const what = detail === '' ? names[act.act] : about(names[act.act], detail)
  return noEffect(whose[act.by], what, closed(reason))
}

const name = (square: Square): string => makeSquare(square)

/** The move, the squares or the claim, so that nobody has to count lines. */
function detailOf(act: Act, claims: Wording['claims']): string {
  switch (act.act) {
    case 'move':
      return 'san' in act ? act.san : `${name(act.from)}–${name(act.to)}`
    case 'displace':
      return `${name(act.from)}–${name(act.to)}`
    case 'place':
      return 'from' in act ? `${name(act.from)}–${name(act.to)}` : name(act.to)
    case 'touch':
    case 'remove':
    case 'feel':
      return name(act.square)
    case 'claim':
    case 'rule':
      return claims[act.claim] ?? act.claim
    default:
      return ''
  }
}
