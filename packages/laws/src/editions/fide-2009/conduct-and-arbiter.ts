import { at, type Clauses, follows, silent } from '../clause.js'
import type { ArbiterParameters } from '../parameters/arbiter.js'
import type { ConductParameters } from '../parameters/conduct.js'
import type { SupervisionParameters } from '../parameters/supervision.js'

/** FIDE 2009, Preface and Articles 11–13. */
export const conductAndArbiter = {
  points: at('11.1', { win: 1, draw: 0.5, loss: 0 }),
  pointsCapped: silent(),
  pointsNormalOnly: silent(),
  deviceOffence: at('12.3.b', 'sound'),
  devicePenalties: at('12.3.b', ['loss']),
  deviceOpponentScores: at('12.3.b', 'win-or-half-if-he-cannot-win'),
  deviceMilderBy: silent(),
  deviceSwitchedOffOnPerson: at('12.3.b', 'allowed'),
  deviceInBag: silent(),
  scoresheetMisuse: at('12.7', 'must-be-penalised'),
  search: silent(),
  eCigarettesAreSmoking: silent(),
  regulationsMayAskToReport: silent(),
  appeals: at('12.10', 'except-quickplay'),
  complaintAboutArbiter: silent(),
  mayAskForExplanation: silent(),
  playersHelpReconstruct: silent(),
  playersCheckClaims: silent(),
  seatChosenBy: silent(),

  penalties: at('13.4', [
    'warning',
    'add-time',
    'cut-time',
    'loss',
    'cut-points',
    'add-points',
    'expulsion',
  ]),
  penaltyChoice: at('13.4', 'one-or-more'),
  lossSetsOpponentsScore: silent(),
  breachLadder: silent(),
  arbiterIntervenes: at('13.6', 'where-the-laws-say'),
  arbiterHandlesClock: silent(),
  spectatorInterference: at('13.7.a', 'removal'),
  cheatingRules: silent(),
  clockWord: at('6.12.b', 'stop'),
  federationRules: at('Preface', 'own-territory-no-fide-events'),
  ratedOnlyUnderTheLaws: silent(),
  mayBeRated: follows('Preface', true),

  gamesPerArbiter: silent(),
  gamesPerArbiterIs: silent(),
  supervisionNeedsRecord: silent(),
  regimeFixedByRegulations: silent(),
} satisfies Clauses<ConductParameters & ArbiterParameters & SupervisionParameters>
