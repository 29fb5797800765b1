import { opposite } from '@jadoube/chess'
import { plural } from '@jadoube/clock'
import type { RecordingAndDraws } from './words.js'

const who = { white: 'Valkea', black: 'Musta' } as const
const whose = { white: 'Valkean', black: 'Mustan' } as const

const lastEntries = (count: number) =>
  plural('fi', count, { one: 'viimeisen merkinnän', other: `viimeiset ${count} merkintää` })

export const recordingAndDraws: RecordingAndDraws = {
  events: {
    'draw-offered': e => {
      if (e.claim !== null) return ''
      return `${who[e.by]} tarjoaa tasapeliä.${e.void === undefined ? '' : ' Ehto ei päde.'}`
    },
    'offer-lapsed': e => {
      if (e.how === 'rejected') return `${whose[e.by]} tasapelitarjous hylätään.`
      return e.how === 'touched-piece'
        ? `${who[opposite(e.by)]} hylkää tasapelin koskettamalla nappulaa.`
        : `${whose[e.by]} tasapelitarjous ei ole enää voimassa.`
    },
    'draw-consent-given': () => 'Tuomari suostuu siihen, että tasapelistä sovitaan.',
    'written-in-advance': e => `${who[e.by]} ei ole vielä tehnyt tätä siirtoa.`,
    'entries-struck': e => `${who[e.by]} yliviivaa pöytäkirjastaan ${lastEntries(e.entries)}.`,
    'offer-recorded': e => `${who[e.by]} merkitsee tasapelitarjouksen.`,
    'scoresheet-due': e =>
      `${whose[e.player]} on saatettava pöytäkirjansa ajan tasalle ennen siirtoaan.`,
    'scoresheet-completed': e => `${whose[e.player]} pöytäkirja on ajan tasalla.`,
    'scoresheet-borrowed': e => `${who[e.by]} ottaa vastustajan pöytäkirjan täydentääkseen omansa.`,
    'scoresheet-returned': e => `${who[e.by]} palauttaa vastustajan pöytäkirjan.`,
    'scoresheet-replaced': e =>
      `Tuomari vaihtaa ${whose[e.player].toLowerCase()} sähköisen pöytäkirjan.`,
    'recording-passed-to-arbiter': () =>
      'Kummankaan pelaajan ei tarvitse enää merkitä siirtoja. Tuomari merkitsee ne.',
    'reconstruction-begun': () =>
      'Tuomari kirjaa aseman, ajat ja siirtojen määrän; peli rekonstruoidaan toisella laudalla.',
    'next-period-begun': e => `${whose[e.player]} seuraava siirto on seuraavan jakson ensimmäinen.`,
  },
  breaches: {
    'score.no-advance': player => `${player} on merkinnyt siirron ennen sen tekemistä.`,
    'note.algebraic-only': player =>
      `${player} ei käytä algebrallista merkintätapaa, joka ainoana kelpaa.`,
    'score.before-next': player => `${player} ei ole merkinnyt edellistä siirtoaan.`,
    'score.mark-offer': player => `${player} ei ole merkinnyt tasapelitarjousta.`,
    'score.update-after-flag': player =>
      `${player} siirtää, vaikka hänen pöytäkirjansa ei ole ajan tasalla.`,
    'score.one': player => `${player} siirtää, vaikka hänen pöytäkirjansa ei ole ajan tasalla.`,
    'score.neither': player => `${player} siirtää, vaikka hänen pöytäkirjansa ei ole ajan tasalla.`,
    'score.borrow': player => `${player} siirtää palauttamatta vastustajan pöytäkirjaa.`,
  },
  claims: {
    reconstruction: 'voidaanko pöytäkirjat saattaa ajan tasalle?',
    'signed-result': 'pelaajat ovat allekirjoittaneet eri tulokset',
    'draw-agreement': 'tasapelistä sopiminen',
  },
  effects: { 'next-period': 'seuraava siirto on seuraavan jakson ensimmäinen' },
  refusals: {
    'cannot-be-withdrawn': 'tasapelitarjousta tai -vaatimusta ei voi perua',
    'no-open-offer': 'tasapelitarjousta ei ole voimassa',
    'take-back-not-allowed': 'tässä pelissä siirtoja ei peruta',
    'take-back-already-asked': 'siirron perumista on jo pyydetty',
    'no-take-back-asked': 'siirron perumista ei ole pyydetty',
    'own-take-back': 'pelaaja ei voi suostua omaan pyyntöönsä',
    'no-move-to-take-back': 'pelaajalla ei ole siirtoa, jonka voisi perua',
    'own-offer': 'pelaaja ei voi vastata omaan tarjoukseensa',
    'offer-already-open': 'tarjous on jo voimassa',
    'draw-needs-consent':
      'kilpailun sääntöjen mukaan tasapelistä sopimiseen tarvitaan tuomarin suostumus',
    'agreement-too-early':
      'tasapelistä ei voi sopia, ennen kuin kumpikin pelaaja on tehnyt vaaditut siirrot',
    'claim-lost-by-touching': 'pelaaja on jo koskettanut nappulaa, joten tämä vaatimus on myöhässä',
    'claim-not-in-laws': 'tämän pelin säännöissä ei ole tällaista vaatimusta',
    'claim-not-now': 'tätä vaatimusta ei voi esittää nyt',
    'approval-not-in-laws':
      'nämä säännöt eivät tunne sähköistä hyväksyntää; tulos allekirjoitetaan',
    'nothing-to-strike': 'pöytäkirjassa ei ole niin monta merkintää',
    'scoresheet-not-to-borrow': 'pelaaja ei saa nyt ottaa vastustajan pöytäkirjaa',
    'no-scoresheet-to-return': 'pelaajalla ei ole vastustajan pöytäkirjaa',
    'written-move-stands': 'ensin merkittyä siirtoa ei voi muuttaa',
    'already-signed': 'pelaaja on jo allekirjoittanut',
    'result-unknown': 'se ei ole tulos',
    'nothing-to-sign': 'pelillä ei ole vielä tulosta',
    'points-not-normal': 'tällaisia pisteitä pelistä ei voi saada',
  },
}
