import { colours, position, recording, setUp } from './situations/board.js'
import { fifty, offer, quickplay, resigned, threefold } from './situations/claims.js'
import { clock, flag, late } from './situations/clock.js'
import { conduct, device, stranger } from './situations/conduct.js'
import { illegal } from './situations/illegal.js'
import type { Circumstances, Told } from './situations/told.js'
import { displaced, touched } from './situations/touched.js'

export type { Circumstances, Told } from './situations/told.js'

export type Question = 'player' | 'noticed' | 'pressed' | 'count'

export interface Situation {
  readonly id: string
  readonly kinds: readonly string[]
  readonly asks: readonly Question[]
  readonly tell: (about: Circumstances) => Told
}

const about = (
  id: string,
  tell: Situation['tell'],
  kinds: string,
  asks: Situation['asks'] = ['player'],
): Situation => ({ id, kinds: kinds.split(' '), asks, tell })

/** All situations, the most frequent first. */
export const situations: readonly Situation[] = [
  about('illegal', illegal, 'ordinary check castling promotion two-hands no-move king later', [
    'player',
    'pressed',
    'noticed',
    'count',
  ]),
  about('touched', touched, 'other opponents pinned rook-first adjusted denied', [
    'player',
    'pressed',
    'noticed',
  ]),
  about('flag', flag, 'enough knight king both mate', ['player', 'noticed']),
  about('device', device, 'sound possession in-bag'),
  about('threefold', threefold, 'right written wrong written-wrong waiting played touched'),
  about('fifty', fifty, 'right written wrong'),
  about('offer', offer, 'proper thinking before-move answered forbidden again'),
  about('quickplay', quickplay, 'agreed postponed rejected increment early'),
  about('recording', recording, 'behind advance hidden misused'),
  about('clock', clock, 'defective setting stopped struck finger alarm'),
  about('displaced', displaced, 'accident', ['player', 'pressed']),
  about('setup', setUp, 'early late', []),
  about('colours', colours, 'early late', []),
  about('position', position, 'both-kings pawn turned', []),
  about('resigned', resigned, 'ordinary lone-king handshake'),
  about('late', late, 'within beyond'),
  about(
    'conduct',
    conduct,
    'notes advice analysis noise disturbance left-playing-area smoking unreasonable-claim search-refused disrepute persistent-refusal',
  ),
  about('stranger', stranger, 'spectator-interference spectators-device unauthorised-person', []),
]

/** Questions that make no difference for a kind of situation. */
const notAsked: Readonly<Record<string, readonly Question[]>> = {
  'illegal.no-move': ['pressed'],
  'illegal.later': ['pressed'],
  'illegal.king': ['noticed', 'count', 'pressed'],
}

/** The questions about one kind of situation. */
export const asksAbout = ({ id, asks }: Situation, kind: string): readonly Question[] =>
  asks.filter(question => !notAsked[`${id}.${kind}`]?.includes(question))
