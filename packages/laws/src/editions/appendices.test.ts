import { minutes } from '@jadoube/clock'
import { states } from './states.suite.js'

states(
  'longNotation',
  [
    ['[note.long-form · fide-2017] accepted', true, 'C.8'],
    ['[note.long-form · fide-2018] accepted', true, 'C.8'],
  ],
  { silentIn: ['fide-2009'] },
)

states('captureSign', [
  ['[note.capture.piece · fide-2009] inserted', 'written', 'C9'],
  ['[note.capture.piece · fide-2017] may be', 'optional', 'C.9'],
  ['[note.capture.piece · fide-2018] may be', 'optional', 'C.9'],
])

states('enPassantMark', [
  ['[note.ep.mark · fide-2009] added', 'written', 'C9'],
  ['[note.ep.mark · fide-2017] optional', 'optional', 'C.9.3'],
  ['[note.ep.mark · fide-2018] optional', 'optional', 'C.9.3'],
])

states('enPassantMarks', [
  ['[note.ep.mark · fide-2009] e.p.', ['e.p.'], 'C9'],
  ['[note.ep.mark · finland-2009] e.p. or o.l.', ['e.p.', 'o.l.'], 'C9'],
  ['[note.ep.mark · fide-2018] e.p.', ['e.p.'], 'C.9.3'],
])

states('mateSigns', [
  ['[note.sign.mate · fide-2009] ++ or #', ['++', '#'], 'C13'],
  ['[note.sign.mate · finland-2009] also X', ['++', '#', 'X'], 'C13'],
  ['[note.sign.mate · fide-2017] ++ or #', ['++', '#'], 'C.13'],
  ['[note.sign.mate · fide-2018] ++ or #', ['++', '#'], 'C.13'],
  ['[note.sign.mate · fide-2023] ++ or #', ['++', '#'], 'C.13.5'],
])

states('optionalSigns', [
  ['[note.optional-signs · fide-2009] capture, check, mate', ['x', '+', 'mate'], 'C13'],
  ['[note.optional-signs · fide-2018] en passant too', ['x', '+', 'mate', 'e.p.'], 'C.13'],
])

states('adaptedBy', [
  ['[blind.adapt · fide-2009] the organiser', 'organiser', 'E1'],
  ['[blind.adapt · fide-2018] with the arbiter', 'organiser-after-consulting-arbiter', 'D.1'],
])

states('germanRanks', [
  ['[blind.announce.ranks · fide-2009] fixed', 'always', 'E2.1'],
  ['[blind.announce.ranks · fide-2017] the arbiter may decide', 'unless-arbiter-decides', 'D.2.1'],
  ['[blind.announce.ranks · fide-2018] the arbiter may decide', 'unless-arbiter-decides', 'D.2.1'],
])

states('promotionAnnounced', [
  ['[blind.announce.promotion · fide-2009] the piece is named', true, 'E2.1'],
  ['[blind.announce.promotion · fide-2017] the piece is named', true, 'D.2.1'],
  ['[blind.announce.promotion · fide-2018] the piece is named', true, 'D.2.1'],
])

states(
  'assistantIfHearingImpaired',
  [
    ['[blind.assistant.hearing · fide-2017] compulsory', true, 'D.2.11'],
    ['[blind.assistant.hearing · fide-2018] compulsory', true, 'D.2.11'],
  ],
  { silentIn: ['fide-2009'] },
)

states('speakingClock', [['[blind.clock.speaking · fide-2018] it should', true, 'D.2.6.1']], {
  silentIn: ['fide-2009'],
})

states('resumptionTimeMs', [
  ['[adjourn.late.loss · fide-2009] more than an hour', minutes(60), 'Guidelines 10'],
  ['[adjourn.late.loss · fide-2017] the default time', 'default-time', 'I.10'],
  ['[adjourn.late.loss · fide-2018] the default time', 'default-time', 'I.10'],
])

states('arbiterMaySpareLateAtResumption', [
  ['[adjourn.late.override · fide-2009] they may', true, 'Guidelines 10'],
  ['[adjourn.late.override · fide-2018] they may', true, 'I.10'],
])

states(
  'regulationsMaySetResumptionTime',
  [['[adjourn.late.override · fide-2009] they may', true, 'Guidelines 10']],
  { silentIn: ['fide-2017', 'fide-2018'] },
)

states('lateSealer', [
  [
    '[adjourn.late.sealed-mate · fide-2009] three cases',
    'mate-stalemate-dead-or-flag',
    'Guidelines 10',
  ],
  ['[adjourn.late.sealed-mate · fide-2017] any', 'any-conclusion-by-the-sealed-move', 'I.10'],
  ['[adjourn.late.sealed-mate · fide-2018] any', 'any-conclusion-by-the-sealed-move', 'I.10'],
])

const replier = 'replier-loses-time-until-he-arrives'

states('bothAbsentAtResumption', [
  ['[adjourn.both-absent · fide-2009] the replier loses time', replier, 'Guidelines 9.b'],
  ['[adjourn.both-absent · fide-2018] the replier loses time', replier, 'I.11'],
])

states('envelopeOffer', [
  ['[adjourn.envelope.draw-offer · fide-2009] a current offer', 'current', 'Guidelines 2.f'],
  ['[adjourn.envelope.draw-offer · fide-2017] a current offer', 'current', 'I.2.6'],
  ['[adjourn.envelope.draw-offer · fide-2018] a current offer', 'current', 'I.2.6'],
])

states('wrongClockAtResumption', [
  ['[adjourn.clock-error.late · fide-2009] severe', 'if-consequences-too-severe', 'Guidelines 12'],
  ['[adjourn.clock-error.late · fide-2017] the arbiter', 'if-arbiter-decides', 'I.13'],
  ['[adjourn.clock-error.late · fide-2018] the arbiter', 'if-arbiter-decides', 'I.13'],
])

states('sessionAnnounced', [
  ['[adjourn.session.announce · fide-2009] start and end', ['start', 'end'], 'Guidelines 13'],
  ['[adjourn.session.announce · fide-2017] the start', ['start'], 'I.14'],
  ['[adjourn.session.announce · fide-2018] the start', ['start'], 'I.14'],
])

const exceptions = ['game-already-over', 'opponent-cannot-mate', 'dead-position'] as const

states('sealedMoveExceptions', [
  ['[adjourn.bad-seal.exceptions · fide-2009] 5, 6.9, 9.6', exceptions, 'Guidelines 8'],
  [
    '[adjourn.bad-seal.exceptions · fide-2018] 9.6 is fivefold and 75 moves now',
    [...exceptions, 'fivefold', 'seventy-five-moves'],
    'I.8',
  ],
])

states('sealedMoveWrittenOn', [
  ['[adjourn.seal.write · fide-2009] their own scoresheet', 'own-scoresheet', 'Guidelines 1.a'],
  ['[adjourn.seal.write · fide-2018] their own scoresheet', 'own-scoresheet', 'I.1.1'],
  ['[adjourn.seal.write · fide-2023] a paper scoresheet', 'paper-scoresheet', 'I.1.1'],
])
