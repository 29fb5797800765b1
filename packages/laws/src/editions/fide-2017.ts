import { minutes } from '@jadoube/clock'
import { at, reading, silent, through } from './clause.js'
import { amendedEdition, type ModeClauses } from './edition.js'
import { blitz, rapid } from './fide-2018/rapid-and-blitz.js'
import { fide2018 } from './fide-2018.js'

/** A.4.2 to A.4.5 of 2017: the first illegal move loses. */
const harsher = {
  illegalMovesToLose: at('A.4.2', 1),
  illegalDrawIfOpponentCannotMate: at('A.4.2', true),
  // 7.7.1 and 7.8.1 call them illegal moves, 7.7.2 and 7.8.2 give two minutes for the first.
  deemedIllegalMovesToLose: reading(1, 'A.4.2'),
  timeClaimNeedsOwnFlagUp: at('A.4.3', true),
  flagCalledByArbiter: at('A.4.5', 'may'),
} as const

const rapid2017: ModeClauses = {
  adequate: rapid.adequate,
  inadequate: { ...rapid.inadequate, ...harsher },
}

const blitz2017: ModeClauses = {
  adequate: blitz.adequate,
  inadequate: { ...blitz.inadequate, ...through('B.4', harsher) },
}

/** The Laws in force from 1 July 2017, as a difference to those of 2018. */
export const fide2017 = amendedEdition(fide2018, {
  id: 'fide-2017',
  name: {
    en: 'FIDE Laws of Chess 2017',
    sl: 'Pravila šaha FIDE 2017',
    sr: 'Правила шаха ФИДЕ 2017',
    cs: 'Pravidla šachu FIDE 2017',
    fi: 'FIDEn shakkisäännöt 2017',
  },
  inForceFrom: '2017-07-01',
  clauses: {
    twoHands: at('7.7.1', 'illegal-move-at-once'),
    twoHandsMoves: reading('castling-capture-promotion', '7.7.1'),
    twoHandsMove: reading('made-again', '7.7.1'),
    twoHandsOpenUntil: reading('claimants-touch', '4.8'),
    twoHandsPutBack: silent(),
    pressWithoutMove: at('7.8.1', 'illegal-move'),
    illegalMoveBonusMs: at('7.5.3', minutes(2)),
    illegalMovesToLose: at('7.5.3', 2),
    illegalCounters: reading('three-separate', '7.5.3'),
    illegalDrawIfOpponentCannotMate: at('7.5.3', true),
    illegalDrawTestedOn: reading('restored-position', '7.5.3'),
    twoFaultsInOneMove: reading('one-offence', '7.5.3'),
  },
  modes: { rapid: rapid2017, blitz: blitz2017 },
})
