import type { EndingWords } from './words.js'

export const endings: EndingWords = {
  won: '{player} voittaa {how}: {result}.',
  drawn: 'Peli päättyy tasan {how}: {result}.',
  cannotMate: 'Peli päättyy tasan, koska {player} ei voi tehdä mattia: {result}.',
  other: 'Peli on päättynyt: {result} ({reason}).',
  bothLose: 'Molemmat pelaajat häviävät: {result} ({reason}).',
  penalised: 'Rangaistukset huomioon ottaen pisteet ovat {score}.',
  penaltiesCount: {
    not: 'Pisterangaistus ei muuta tulosta, koska muuttunut tulos ei ole mahdollinen yhdessä pelissä.',
    'in-part':
      'Pisterangaistus toteutuu vain osittain, koska koko muutos ei ole mahdollinen yhdessä pelissä.',
  },
  cancelled: 'Peli on mitätöity.',
  before: {
    resignation: '{opponent} luovuttaa. ',
    'sealed-move': 'Kuorisiirto ei kelpaa. ',
  },
  drawnBy: {
    'dead-position':
      'Peli päättyy tasan, koska kumpikaan pelaaja ei voi enää tehdä mattia: {result}.',
    'both-kings-in-check':
      'Peli päättyy tasan, koska molemmat kuninkaat olivat shakissa: {result}.',
    'flag-fall': 'Peli päättyy tasan, koska molemmat merkkiliput ovat pudonneet: {result}.',
  },
  drawnUnder: {
    'fb.draw.flag-no-material':
      'Peli päättyy tasan, koska vastustajalla ei ole riittävää materiaalia matin pakottamiseen: {result}.',
    'rapid.unsup.illegal-position.draw':
      'Peli päättyy tasan, koska asema laudalla on edelleen laiton: {result}.',
  },
  howUnder: {
    'fb.king-capture.loses': 'vastustajan lyötyä kuninkaan',
    'adjourn.bad-seal.illegal': 'laittoman kuorisiirron vuoksi',
    'adjourn.bad-seal.ambiguous': 'monitulkintaisen kuorisiirron vuoksi',
    'adjourn.bad-seal.unreadable': 'kuorisiirron vuoksi, jonka merkitystä ei saatu selville',
  },
  how: {
    checkmate: 'matilla',
    stalemate: 'patin vuoksi',
    'dead-position': 'kuolleen aseman vuoksi',
    resignation: 'vastustajan luovutettua',
    agreement: 'pelaajien sopimuksesta',
    'flag-fall': 'ajalla',
    'illegal-moves': 'laittomien siirtojen vuoksi',
    threefold: 'aseman kolmannen esiintymisen perusteella',
    'fifty-moves': '50 siirron säännön perusteella',
    fivefold: 'aseman viidennen esiintymisen perusteella',
    'seventy-five-moves': '75 siirron säännön perusteella',
    late: 'vastustajan myöhästyttyä',
    device: 'elektronisen laitteen vuoksi',
    penalty: 'rangaistuksen vuoksi',
    quickplay: 'pikapelilopun sääntöjen mukaan',
    'sealed-move': 'kuorisiirron vuoksi',
    'both-kings-in-check': 'molempien kuninkaiden oltua shakissa',
    declared: 'tuomarin ratkaisulla',
    cancelled: '',
  },
  oneIllegalMove: 'laittoman siirron vuoksi',
}
