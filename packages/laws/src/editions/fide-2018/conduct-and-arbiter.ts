import { at, type Clauses, follows, silent } from '../clause.js'
import type { ArbiterParameters } from '../parameters/arbiter.js'
import type { ConductParameters } from '../parameters/conduct.js'
import type { SupervisionParameters } from '../parameters/supervision.js'

/** FIDE 2018, Preface and Articles 10–12. */
export const conductAndArbiter = {
  points: at('10.1', { win: 1, draw: 0.5, loss: 0 }),
  pointsCapped: at('10.2', true),
  pointsNormalOnly: at('10.2', true),
  deviceOffence: at('11.3.2.2', 'possession'),
  devicePenalties: at('11.3.2.2', ['loss']),
  deviceOpponentScores: at('11.3.2.2', 'win'),
  deviceMilderBy: at('11.3.2.2', 'regulations'),
  deviceSwitchedOffOnPerson: at('11.3.2.1', 'forbidden'),
  deviceInBag: at('11.3.2.1', 'if-regulations-allow'),
  scoresheetMisuse: at('8.1.4', 'may-be-penalised'),
  search: at('11.3.3', true),
  eCigarettesAreSmoking: at('11.3.4', true),
  regulationsMayAskToReport: at('11.2.4', true),
  appeals: at('11.10', 'any-decision-even-after-signing'),
  complaintAboutArbiter: silent(),
  mayAskForExplanation: at('11.9', true),
  playersHelpReconstruct: at('11.11', true),
  playersCheckClaims: at('11.12', true),
  seatChosenBy: silent(),

  penalties: at('12.9', [
    'warning',
    'add-time',
    'cut-time',
    'add-points',
    'cut-points',
    'loss',
    'fine',
    'rounds',
    'expulsion',
  ]),
  penaltyChoice: at('12.9', 'from-the-list'),
  lossSetsOpponentsScore: at('12.9.6', true),
  breachLadder: silent(),
  arbiterIntervenes: at('12.6', 'where-the-laws-say'),
  arbiterHandlesClock: silent(),
  spectatorInterference: at('12.7', 'removal'),
  cheatingRules: at('12.2.7', 'anti-cheating'),
  clockWord: at('6.11.2', 'stop'),
  federationRules: silent(),
  ratedOnlyUnderTheLaws: at('Preface', true),
  mayBeRated: follows('Preface', true),

  gamesPerArbiter: silent(),
  gamesPerArbiterIs: silent(),
  supervisionNeedsRecord: silent(),
  regimeFixedByRegulations: silent(),
} satisfies Clauses<ConductParameters & ArbiterParameters & SupervisionParameters>
