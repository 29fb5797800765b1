import { opposite } from '@jadoube/chess'
import { plural } from '@jadoube/clock'
import type { RecordingAndDraws } from './words.js'

const who = { white: 'Beli', black: 'Črni' } as const
const whose = { white: 'belega', black: 'črnega' } as const

const lastEntries = (count: number) =>
  count === 1
    ? 'zadnji vpis'
    : plural('sl', count, {
        one: `zadnjih ${count} vpisov`,
        two: `zadnja ${count} vpisa`,
        few: `zadnje ${count} vpise`,
        other: `zadnjih ${count} vpisov`,
      })

export const recordingAndDraws: RecordingAndDraws = {
  events: {
    'draw-offered': e => {
      if (e.claim !== null) return ''
      return `${who[e.by]} ponudi remi.${e.void === undefined ? '' : ' Pogoj ne velja.'}`
    },
    'offer-lapsed': e => {
      if (e.how === 'rejected')
        return `Ponudba remija, ki jo je dal ${who[e.by].toLowerCase()}, je zavrnjena.`
      return e.how === 'touched-piece'
        ? `${who[opposite(e.by)]} z dotikom figure zavrne remi.`
        : `Ponudba remija, ki jo je dal ${who[e.by].toLowerCase()}, ne velja več.`
    },
    'draw-consent-given': () => 'Sodnik dovoli dogovor o remiju.',
    'written-in-advance': e => `${who[e.by]} te poteze še ni odigral.`,
    'entries-struck': e => `${who[e.by]} v zapisniku prečrta ${lastEntries(e.entries)}.`,
    'offer-recorded': e => `${who[e.by]} zabeleži ponudbo remija.`,
    'scoresheet-due': e => `${who[e.player]} mora dopolniti zapisnik, preden odigra potezo.`,
    'scoresheet-completed': e => `Zapisnik ${whose[e.player]} je dopolnjen.`,
    'scoresheet-borrowed': e =>
      `${who[e.by]} si izposodi nasprotnikov zapisnik, da dopolni svojega.`,
    'scoresheet-returned': e => `${who[e.by]} vrne nasprotnikov zapisnik.`,
    'scoresheet-replaced': e => `Sodnik zamenja elektronski zapisnik ${whose[e.player]}.`,
    'recording-passed-to-arbiter': () =>
      'Nobenemu igralcu ni več treba zapisovati. Poteze zapisuje sodnik.',
    'reconstruction-begun': () =>
      'Sodnik zapiše pozicijo, časa in število potez; partija se rekonstruira na drugi šahovnici.',
    'next-period-begun': e => `Naslednja poteza ${whose[e.player]} je prva v naslednji periodi.`,
  },
  breaches: {
    'score.no-advance': player => `${player} je potezo zapisal, preden jo je odigral.`,
    'note.algebraic-only': player =>
      `${player} ne zapisuje v algebraični notaciji, ki edina velja.`,
    'score.before-next': player => `${player} ni zapisal svoje zadnje poteze.`,
    'score.mark-offer': player => `${player} ni zabeležil ponudbe remija.`,
    'score.update-after-flag': player => `${player} igra, preden je dopolnil zapisnik.`,
    'score.one': player => `${player} igra, preden je dopolnil zapisnik.`,
    'score.neither': player => `${player} igra, preden je dopolnil zapisnik.`,
    'score.borrow': player => `${player} igra, preden vrne nasprotnikov zapisnik.`,
  },
  claims: {
    reconstruction: 'ali je zapisnika mogoče dopolniti?',
    'signed-result': 'igralca sta podpisala različna rezultata',
    'draw-agreement': 'dogovor o remiju',
  },
  effects: { 'next-period': 'naslednja poteza je prva v naslednji periodi' },
  refusals: {
    'cannot-be-withdrawn': 'ponudbe remija ali reklamacije ni mogoče umakniti',
    'no-open-offer': 'nobena ponudba remija ne velja',
    'take-back-not-allowed': 'v tej partiji se poteze ne vračajo',
    'take-back-already-asked': 'igralec je za vrnitev poteze že prosil',
    'no-take-back-asked': 'nihče ni prosil za vrnitev poteze',
    'own-take-back': 'igralec ne more privoliti v svojo prošnjo',
    'no-move-to-take-back': 'igralec še ni odigral poteze, ki bi jo lahko vrnil',
    'own-offer': 'na svojo ponudbo igralec ne more odgovoriti',
    'offer-already-open': 'ponudba remija že velja',
    'draw-needs-consent':
      'po pravilih tekmovanja je za dogovor o remiju potrebno sodnikovo soglasje',
    'agreement-too-early':
      'za remi se ni mogoče dogovoriti, preden oba igralca odigrata predpisano število potez',
    'claim-lost-by-touching':
      'igralec se je že dotaknil figure, zato je za to reklamacijo prepozno',
    'claim-not-in-laws': 'po pravilih te partije takšne reklamacije ni',
    'claim-not-now': 'zdaj te reklamacije ni mogoče vložiti',
    'approval-not-in-laws': 'ta pravila ne poznajo elektronske potrditve; rezultat se podpiše',
    'nothing-to-strike': 'v zapisniku ni toliko vpisov',
    'scoresheet-not-to-borrow': 'igralec zdaj ne sme vzeti nasprotnikovega zapisnika',
    'no-scoresheet-to-return': 'igralec nima nasprotnikovega zapisnika',
    'written-move-stands': 'poteze, ki je bila zapisana prva, ni mogoče spremeniti',
    'already-signed': 'igralec je že podpisal',
    'result-unknown': 'to ni rezultat',
    'nothing-to-sign': 'partija še nima rezultata',
    'points-not-normal': 'takšnih točk za partijo ni mogoče dobiti',
  },
}
