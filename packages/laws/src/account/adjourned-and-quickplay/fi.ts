import {
  type AdjournedAndQuickplay,
  clockText,
  isEnvelopeEmpty,
  isSessionOver,
  timeUsed,
} from './words.js'

const who = { white: 'Valkea', black: 'Musta' } as const
const whose = { white: 'Valkean', black: 'Mustan' } as const

export const adjournedAndQuickplay: AdjournedAndQuickplay = {
  events: {
    'sealing-ordered': e =>
      `${isSessionOver(e) ? 'Istunto on päättynyt. ' : ''}${whose[e.player]} on tehtävä kuorisiirto.`,
    'resumption-announced': e =>
      `Peliä jatketaan, kun ilmoitetusta alkamisajasta on kulunut ${clockText(e.resumes)}.`,
    'move-sealed': e =>
      e.reply === true
        ? `${who[e.by]} sulkee vastauksensa kuoreen poissa olevaa vastustajaa varten ja käynnistää tämän kellon.`
        : `${who[e.by]} panee siirtonsa kuoreen ja sulkee sen.`,
    'game-adjourned': e =>
      `Peli on keskeytetty. Kuoren päällä: siirto ${e.number}, kuorisiirron teki ${who[e.sealer].toLowerCase()}; ` +
      `käytetty aika: valkea ${timeUsed(e, 'white')}, musta ${timeUsed(e, 'black')}` +
      `${e.offer === null ? '' : `; ${whose[e.offer].toLowerCase()} tasapelitarjous`}` +
      `${e.resumes === null ? '' : `; peliä jatketaan, kun ilmoitetusta alkamisajasta on kulunut ${clockText(e.resumes)}`}.`,
    'replier-clock-started': e =>
      `${who[e.player]} ei ole paikalla. Hänen kellonsa käynnistetään, ja kuori pysyy suljettuna.`,
    'envelope-opened': e =>
      isEnvelopeEmpty(e)
        ? `Tuomari avaa ${whose[e.by].toLowerCase()} kuoren: siinä ei ole siirtoa.`
        : `Tuomari avaa ${whose[e.by].toLowerCase()} kuoren: ”${e.text}”.`,
    'envelope-lost': e => `${whose[e.by]} kuorisiirron kuorta ei löydy.`,
    'sealed-move-stated': e => `${who[e.by]} ilmoittaa kuorisiirrokseen siirron ${e.text}.`,
    'increment-granted': (_, w) =>
      `Tästä lähtien molemmat pelaajat saavat joka siirtoon ${w.timeGiven} lisää.`,
    'play-ended-by-claim': e => `${whose[e.by]} vaatimus päättää pelin. Tuomari ratkaisee asian.`,
    'claim-verified': e =>
      e.what === 'position'
        ? `${who[e.by]} vahvistaa loppuaseman.`
        : `${who[e.by]} vahvistaa pöytäkirjan.`,
  },
  claims: {
    'sealed-move': 'epäselvä kuorisiirto',
    resumption: 'milloin peliä jatketaan?',
    'envelope-missing': 'voidaanko keskeytysasema selvittää?',
  },
  effects: {
    'flag-decides': 'merkkilippu ratkaisee',
    'sealed-move-made': 'kuorisiirto tehdään laudalla',
    'resumption-announced': 'tuomari ilmoittaa, milloin peliä jatketaan',
  },
  refusals: {
    'sealing-ordered': 'siirto on suljettava kuoreen; vasta sitten kello pysäytetään',
    'sealed-move-already-made': 'kuorisiirroksi on merkittävä laudalla tehty siirto',
    'replier-absent': 'kuori avataan vain vastaussiirron tekevän pelaajan läsnä ollessa',
    'resumption-not-yet': 'pelin jatkamisen aika ei ole vielä tullut',
    'envelope-missing': 'kuorta ei löydy',
    'envelope-needs-both-secrets':
      'kuori avautuu vain tuomarin ja vastaussiirron tekevän pelaajan avaimilla yhdessä',
    'envelope-changed': 'se ei ole sitä, mitä kuoreen suljettiin',
  },
}
