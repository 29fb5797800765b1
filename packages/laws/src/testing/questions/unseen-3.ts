import type { WrittenLanguage } from '../../explanations/language.js'
import type { Questions } from './questions.js'

/**
 * Written after both other unseen sets were answered, and measured once before anything changed.
 */
export const unseen3: Readonly<Record<WrittenLanguage, Questions>> = {
  en: [
    [
      'My opponent stopped the clock without any reason. What can the arbiter do?',
      ['clock.stop-unjustified'],
    ],
    ['who starts the clock at the beginning of the round', ['start.white-clock']],
    ['neither player showed up', ['default.both-absent', 'points.forfeit']],
    ['does a pinned piece still give check', ['attack.pinned-attacks', 'check.definition']],
    ['can I use my opponents scoresheet to fill in mine', ['score.borrow']],
    [
      'wrote the moves of the draw offer',
      ['score.mark-offer', 'draw.offer-record', 'note.draw-offer'],
    ],
    ['player refuses to obey the arbiter', ['conduct.persistent']],
    ['arbiter may give a warning', ['penalty.warning']],
    ['analysing on another board during the game', ['conduct.no-aids']],
    [
      'i pressed the clock but my piece was still falling over',
      ['irreg.displaced-own-time', 'irreg.displaced-penalty'],
    ],
    [
      'two pieces on one square between squares',
      ['touch.adjust', 'irreg.displaced-own-time', 'irreg.displaced-later'],
    ],
    ['50 moves no pawn moved', ['fifty.claim', 'fifty.done', 'fifty.intended']],
  ],
  sl: [
    ['Ali lahko uporabim nasprotnikov formular, da dopolnim svojega?', ['score.borrow']],
    ['nobenega igralca ni bilo na zacetku kola', ['default.both-absent']],
    ['kdo zazene uro na zacetku', ['start.white-clock']],
    ['igralec noce upostevati pravil', ['conduct.persistent']],
    ['kazni ki jih lahko izrece sodnik', ['penalty.combine', 'penalty.warning']],
    ['premaknil je kmeta nazaj', ['pawn.one-step']],
    ['analiza partije na drugi sahovnici', ['conduct.no-aids']],
    ['vezana figura daje sah', ['attack.pinned-attacks', 'check.definition']],
    ['koliko casa dobi nasprotnik za napacno zahtevo', ['claim.incorrect']],
    [
      'smo pozabili obrniti sahovnico, bela polja levo',
      ['irreg.board-orientation', 'board.orientation'],
    ],
    ['igralec je odsel domov brez dovoljenja', ['venue.leave', 'venue.leave-on-move']],
    ['remi z dogovorom', ['end.agreement']],
  ],
  sr: [
    ['Да ли смем да користим противников записник?', ['score.borrow']],
    ['nijedan igrac nije dosao na vreme', ['default.both-absent']],
    ['ko pokrece sat na pocetku partije', ['start.white-clock']],
    ['igrac odbija da postuje pravila', ['conduct.persistent']],
    ['koje kazne sudija moze da izrekne', ['penalty.combine', 'penalty.warning']],
    ['analiziranje partije na drugoj tabli', ['conduct.no-aids']],
    ['vezana figura daje sah', ['attack.pinned-attacks', 'check.definition']],
    ['koliko minuta dobija protivnik zbog neispravnog zahteva', ['claim.incorrect']],
    ['сат се покварио', ['clock.replace-defective']],
    ['pusenje u sali', ['conduct.smoking']],
    ['kralj pojede kralja', ['game.no-king-capture', 'illegal.king-capture', 'king.step']],
    ['dogovoren remi', ['end.agreement']],
  ],
  cs: [
    ['Mohu použít soupeřův partiář k doplnění zápisu?', ['score.borrow']],
    ['nikdo neprisel na zacatek partie', ['default.both-absent']],
    ['kdo spousti hodiny na začátku', ['start.white-clock']],
    ['hráč odmítá dodržovat pravidla', ['conduct.persistent']],
    ['jake tresty muze dat rozhodci', ['penalty.combine', 'penalty.warning']],
    ['analyzovani partie na jine sachovnici', ['conduct.no-aids']],
    ['vázaná figura dává šach', ['attack.pinned-attacks', 'check.definition']],
    ['kolik minut dostane soupeř za nesprávnou reklamaci', ['claim.incorrect']],
    ['rozbily se hodiny', ['clock.replace-defective']],
    ['šachovnice otočená o 90 stupňů', ['irreg.board-orientation', 'board.orientation']],
    ['král s pěšcem proti králi došel čas', ['flag.loss', 'flag.draw-no-mate']],
    ['remíza dohodou', ['end.agreement']],
  ],
  fi: [
    ['Saanko käyttää vastustajan pöytäkirjaa?', ['score.borrow']],
    ['kumpikaan pelaaja ei tullut paikalle', ['default.both-absent']],
    ['kuka kaynnistaa kellon alussa', ['start.white-clock']],
    ['pelaaja kieltäytyy noudattamasta sääntöjä', ['conduct.persistent']],
    ['mita rangaistuksia tuomari voi antaa', ['penalty.combine', 'penalty.warning']],
    ['pelin analysointi toisella laudalla', ['conduct.no-aids']],
    ['kiinnitetty nappula shakkaa', ['attack.pinned-attacks', 'check.definition']],
    ['montako minuuttia vastustaja saa virheellisestä vaatimuksesta', ['claim.incorrect']],
    ['kello meni rikki', ['clock.replace-defective']],
    ['lauta väärin päin', ['irreg.board-orientation', 'board.orientation']],
    ['voiko kuningas lyoda', ['king.step', 'move.capture']],
    ['sovittu tasapeli', ['end.agreement']],
  ],
}
