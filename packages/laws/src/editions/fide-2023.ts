import { at, reading } from './clause.js'
import { amendedEdition } from './edition.js'
import { fide2018 } from './fide-2018.js'
import { modes } from './fide-2023/rapid-and-blitz.js'

/** The Laws in force from 1 January 2023, as a difference to those of 2018. */
export const fide2023 = amendedEdition(fide2018, {
  id: 'fide-2023',
  name: {
    en: 'FIDE Laws of Chess 2023',
    sl: 'Pravila šaha FIDE 2023',
    sr: 'Правила шаха ФИДЕ 2023',
    cs: 'Pravidla šachu FIDE 2023',
    fi: 'FIDEn shakkisäännöt 2023',
  },
  inForceFrom: '2023-01-01',
  clauses: {
    resignationDrawIfOpponentCannotMate: at('5.1.2', true),
    twoHands: at('7.5.4', 'illegal-move-on-press'),
    twoHandsMoves: at('7.5.4', 'any-move'),
    clockWord: at('6.11.2', 'pause'),
    scoresheets: at('8.1.1.2', 'paper-or-certified-electronic'),
    defectiveScoresheet: at('8.3', 'replaced-by-arbiter'),
    resultConfirmedBy: at('8.7', 'signature-or-electronic-approval'),
    drawClaimBy: at('9.2', 'who-has-the-move'),
    threefold: at('9.2', 3),
    intendedMove: at('9.2.1', 'written-for-good'),
    intendedMoveWrittenOn: at('9.3.1', 'paper-or-electronic-scoresheet'),
    deviceSwitchedOffOnPerson: at('11.3.2', 'forbidden'),
    cheatingRules: at('12.2.7', 'fair-play'),
    mateSigns: at('C.13.5', ['++', '#']),
    sealedMoveWrittenOn: at('I.1.1', 'paper-scoresheet'),
    // One copy says that the Guidelines are recommended and not part of the Laws.
    guidelines: reading('with-the-laws'),
    // One copy adds 9.2.1 to the endings. A correct claim ends the game in any case.
    completedByEnding: reading(
      ['checkmate', 'stalemate', 'dead-position', 'fivefold', 'seventy-five-moves'],
      '6.2.1.1',
    ),
  },
  modes,
})
