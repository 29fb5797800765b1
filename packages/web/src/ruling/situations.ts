import { colours, position, recording, setUp } from './situations/board.js'
import { fifty, offer, quickplay, resigned, threefold } from './situations/claims.js'
import { clock, flag, late } from './situations/clock.js'
import { conduct, device, stranger } from './situations/conduct.js'
import { illegal } from './situations/illegal.js'
import type { Circumstances, Story } from './situations/story.js'
import { displaced, touched } from './situations/touched.js'

export type { Circumstances, Story as Told } from './situations/story.js'

export type Question = 'player' | 'noticed' | 'pressed' | 'count'

export interface Situation {
  readonly id: string
  readonly kinds: readonly string[]
  readonly asks: readonly Question[]
  readonly makeStory: (about: Circumstances) => Story
}

const situation = (
  id: string,
  makeStory: Situation['makeStory'],
  kinds: string,
  asks: Situation['asks'] = ['player'],
): Situation => ({ id, kinds: kinds.split(' '), asks, makeStory })

/** All situations, the most frequent first. */
export const situations: readonly Situation[] = [
  situation('illegal', illegal, 'ordinary check castling promotion two-hands no-move king later', [
    'player',
    'pressed',
    'noticed',
    'count',
  ]),
  situation('touched', touched, 'other opponents pinned rook-first adjusted denied', [
    'player',
    'pressed',
    'noticed',
  ]),
  situation('flag', flag, 'enough knight king both mate', ['player', 'noticed']),
  situation('device', device, 'sound possession in-bag'),
  situation('threefold', threefold, 'right written wrong written-wrong waiting played touched'),
  situation('fifty', fifty, 'right written wrong'),
  situation('offer', offer, 'proper thinking before-move answered forbidden again'),
  situation('quickplay', quickplay, 'agreed postponed rejected increment early'),
  situation('recording', recording, 'behind advance hidden misused'),
  situation('clock', clock, 'defective setting stopped struck finger alarm'),
  situation('displaced', displaced, 'accident', ['player', 'pressed']),
  situation('setup', setUp, 'early late', []),
  situation('colours', colours, 'early late', []),
  situation('position', position, 'both-kings pawn turned', []),
  situation('resigned', resigned, 'ordinary lone-king handshake'),
  situation('late', late, 'within beyond'),
  situation(
    'conduct',
    conduct,
    'notes advice analysis noise disturbance left-playing-area smoking unreasonable-claim search-refused disrepute persistent-refusal',
  ),
  situation(
    'stranger',
    stranger,
    'spectator-interference spectators-device unauthorised-person',
    [],
  ),
]

/** Questions that make no difference for a kind of situation. */
const notAsked: Readonly<Record<string, readonly Question[]>> = {
  'illegal.no-move': ['pressed'],
  'illegal.later': ['pressed'],
  'illegal.king': ['noticed', 'count', 'pressed'],
}

/**
 * The questions about one kind of situation. Before the press an illegal move is not completed and
 * does not count, so nobody asks how many there were.
 */
export const asksAbout = (
  { id, asks }: Situation,
  kind: string,
  isPressed = true,
): readonly Question[] => {
  const asked = asks.filter(question => !notAsked[`${id}.${kind}`]?.includes(question))
  const isBeforePress = asked.includes('pressed') && !isPressed
  return isBeforePress ? asked.filter(question => question !== 'count') : asked
}

type Answers = Pick<Circumstances, 'kind' | 'noticed' | 'pressed' | 'count'>

/** The answers with which a situation is ruled on: what is not asked has its first answer. */
export function withoutUnasked<T extends Answers & { readonly situation: Situation }>(given: T): T {
  const asked = asksAbout(given.situation, given.kind, given.pressed)
  return {
    ...given,
    noticed: asked.includes('noticed') ? given.noticed : 'opponent',
    pressed: asked.includes('pressed') ? given.pressed : true,
    count: asked.includes('count') ? given.count : 1,
  }
}
