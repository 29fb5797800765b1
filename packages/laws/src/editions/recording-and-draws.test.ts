import { minutes, seconds } from '@jadoube/clock'
import { states } from './states.suite.js'

states('recording', [
  ['[score.record · fide-2009] the players record', 'required', '8.1'],
  ['[score.record · fide-2018] the players record', 'required', '8.1.1'],
  ['[fb.record.none · finland-blitz-2008] nobody must', 'optional', '6'],
])

states('recordingExemptBelowMs', [
  ['[score.exempt · fide-2009] less than five minutes', minutes(5), '8.4'],
  ['[score.exempt · fide-2017] less than five minutes', minutes(5), '8.4'],
  ['[score.exempt · fide-2018] less than five minutes', minutes(5), '8.4'],
])

states('recordingIncrementMs', [
  ['[score.exempt · fide-2009] less than thirty seconds added', seconds(30), '8.4'],
  ['[score.exempt · fide-2017] less than thirty seconds added', seconds(30), '8.4'],
  ['[score.exempt · fide-2018] less than thirty seconds added', seconds(30), '8.4'],
])

states('recordingExemptFor', [
  ['[score.exempt · fide-2009] for the rest of the period', 'rest-of-period', '8.4'],
  ['[score.exempt · fide-2018] for the rest of the period', 'rest-of-period', '8.4'],
])

states('updateAfterFlagFall', [
  [
    '[score.update-after-flag · fide-2009] whoever was exempt, before they move',
    'each-exempt-player-before-moving',
    '8.4',
  ],
  ['[score.one · fide-2017] by who recorded', 'as-the-recording-was-shared', '8.5.2'],
  ['[score.one · fide-2018] by who recorded', 'as-the-recording-was-shared', '8.5.2'],
])

states(
  'reconstructionNotesRunningClock',
  [['[score.note-first · fide-2018] whose clock was running', true, '8.5.3']],
  { silentIn: ['fide-2009'] },
)

states('unprovableMovesCount', [
  ['[score.unprovable · fide-2009] moves made', 'made', '8.6'],
  ['[score.unprovable · fide-2018] moves made or completed', 'made-or-completed', '8.6'],
])

states('scoresheets', [
  ['[score.record · fide-2018] paper', 'paper', '8.1.1'],
  [
    '[score.record · fide-2023] or certified electronic',
    'paper-or-certified-electronic',
    '8.1.1.2',
  ],
])

states(
  'defectiveScoresheet',
  [['[score.property · fide-2023] the arbiter replaces it', 'replaced-by-arbiter', '8.3']],
  { silentIn: ['fide-2009', 'fide-2018'] },
)

states('resultConfirmedBy', [
  ['[score.sign · fide-2018] signed', 'signature', '8.7'],
  ['[score.sign · fide-2023] or approved', 'signature-or-electronic-approval', '8.7'],
])

states('regulationsMayRestrict', [
  ['[draw.regs-restrict · fide-2009] agreeing', 'agreeing', '9.1.a'],
  ['[draw.regs-restrict · fide-2017] offering too', 'offering-and-agreeing', '9.1.1'],
  ['[draw.regs-restrict · fide-2018] offering too', 'offering-and-agreeing', '9.1.1'],
])

states('drawClaimBy', [
  ['[rep.claim · fide-2009] who has the move', 'who-has-the-move', '9.2'],
  ['[rep.claim · fide-2017] who has the move', 'who-has-the-move', '9.2.1'],
  ['[rep.claim · fide-2018] who has the move', 'who-has-the-move', '9.2.1'],
])

states('threefold', [
  ['[rep.claim · fide-2009] the third time', 3, '9.2'],
  ['[rep.claim · fide-2018] the third time', 3, '9.2.1'],
  ['[rep.claim · fide-2023] the third time', 3, '9.2'],
  ['[fb.draw.no-progress.grounds · finland-blitz-2008] no count of three', null, '14.e'],
])

states('fiftyMoves', [
  ['[fifty.claim · fide-2009] fifty moves each', 50, '9.3'],
  ['[fifty.claim · fide-2018] fifty moves each', 50, '9.3'],
  ['[fifty.claim · finland-blitz-2008] the Laws stay in force', 50, '9.3'],
])

states(
  'fivefold',
  [
    ['[auto.fivefold · fide-2017] the fifth time', 5, '9.6.1'],
    ['[auto.fivefold · fide-2018] the fifth time', 5, '9.6.1'],
  ],
  { silentIn: ['fide-2009', 'finland-2009', 'finland-blitz-2008'] },
)

states(
  'seventyFiveMoves',
  [
    ['[auto.seventyfive · fide-2017] seventy-five moves each', 75, '9.6.2'],
    ['[auto.seventyfive · fide-2018] seventy-five moves each', 75, '9.6.2'],
  ],
  { silentIn: ['fide-2009', 'finland-2009', 'finland-blitz-2008'] },
)

states(
  'mateBeforeSeventyFive',
  [
    ['[auto.mate-first · fide-2017] mate goes first', true, '9.6.2'],
    ['[auto.mate-first · fide-2018] mate goes first', true, '9.6.2'],
  ],
  { silentIn: ['fide-2009'] },
)

states('intendedMove', [
  ['[rep.intended · fide-2009] written and declared', 'written', '9.2.a'],
  ['[rep.intended · fide-2017] cannot be changed', 'written-for-good', '9.2.1.1'],
  ['[rep.intended · fide-2018] cannot be changed', 'written-for-good', '9.2.1.1'],
  ['[rep.intended · fide-2023] cannot be changed', 'written-for-good', '9.2.1'],
])

states('intendedMoveWrittenOn', [
  ['[rep.intended · fide-2018] on the scoresheet', 'scoresheet', '9.2.1.1'],
  ['[fifty.intended · fide-2023] on either kind', 'paper-or-electronic-scoresheet', '9.3.1'],
])

states('intendedMovePlayedUnder', [
  ['[claim.intended-binding · fide-2009] under Article 4', 'article-4', '9.5.b'],
  ['[claim.intended-binding · fide-2018] under Articles 3 and 4', 'articles-3-and-4', '9.5.3'],
])

states('clocksAtClaim', [
  ['[claim.stop-clocks · fide-2009] the player may stop them', 'player-may-stop', '9.5'],
  ['[claim.stop-clocks · fide-2017] they are stopped', 'player-or-arbiter-stops', '9.5.1'],
  ['[claim.stop-clocks · fide-2018] they are stopped', 'player-or-arbiter-stops', '9.5.1'],
])

states('incorrectClaimBonusMs', [
  ['[claim.incorrect · fide-2009] three minutes', minutes(3), '9.5.b'],
  ['[claim.incorrect · fide-2017] two minutes', minutes(2), '9.5.3'],
  ['[claim.incorrect · fide-2018] two minutes', minutes(2), '9.5.3'],
])

states('incorrectClaimCostMs', [
  ['[fi.note-claim-penalty · finland-2009] the claimant loses nothing', minutes(0), '9.5.b'],
  ['[claim.incorrect · fide-2009] the claimant loses nothing', minutes(0), '9.5.b'],
  ['[claim.incorrect · fide-2017] the claimant loses nothing', minutes(0), '9.5.3'],
  ['[claim.incorrect · fide-2018] the claimant loses nothing', minutes(0), '9.5.3'],
])

const counted = ['threefold', 'fifty-moves'] as const
const normalMeans = ['cannot-win-by-normal-means', 'no-effort-by-normal-means'] as const

states('claimsThatOffer', [
  ['[draw.claim-is-offer · fide-2009] 9.2, 9.3, 10.2', [...counted, ...normalMeans], '9.1.b(3)'],
  ['[draw.claim-is-offer · fide-2017] 9.2 and 9.3', counted, '9.1.2.3'],
  ['[draw.claim-is-offer · fide-2018] 9.2 and 9.3', counted, '9.1.2.3'],
])

states(
  'noProgressClaim',
  [['[fb.draw.no-progress.claim · finland-blitz-2008] its own claim', true, '14.e']],
  { silentIn: ['fide-2009', 'fide-2018'] },
)
