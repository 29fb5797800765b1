import {
  type AssistantActs,
  type BlindPlayers,
  type EarlyPresses,
  movesAndTimes,
  movesBySquares,
} from './words.js'

const who = { white: 'Valkea', black: 'Musta' } as const
const whose = { white: 'Valkean', black: 'Mustan' } as const
const forWhom = { white: 'Valkealle', black: 'Mustalle' } as const
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Tuomari',
  'white-assistant': 'Valkean avustaja',
  'black-assistant': 'Mustan avustaja',
  spectator: 'Katsoja',
  clock: 'Kello',
}
const assistantActs: AssistantActs = {
  press: 'painaa kelloa hänen puolestaan',
  record: 'merkitsee siirron hänen puolestaan',
  claim: 'esittää vaatimuksen hänen puolestaan',
  'summon-arbiter': 'kutsuu tuomarin',
  seal: 'hoitaa kuorisiirron hänen puolestaan',
}
const earlyPresses: EarlyPresses = {
  unannounced: starter =>
    `${starter} käynnistää vastustajan kellon, ennen kuin siirto on ilmoitettu.`,
  'not-carried-out': starter =>
    `${starter} käynnistää vastustajan kellon, ennen kuin ilmoitettu siirto on tehty laudalla.`,
  differs: starter => `${starter} käynnistää vastustajan kellon, vaikka ilmoitus ei vastaa lautaa.`,
}

export const blindPlayers: BlindPlayers = {
  events: {
    announced: e => {
      const by = actors[e.by]
      if (e.as === 'repetition') return `${by} toistaa: ”${e.text}”`
      if (e.as === 'misheard') return `${by} toistaa eri siirron: ”${e.text}”`
      if (e.as === 'correction') return `${by} oikaisee lipsahduksen: ”${e.text}”`
      return `${by}: ”${e.text}”`
    },
    'announcement-unclear': e =>
      ({
        promotion: 'Ilmoitus ei kerro, miksi upseeriksi sotilas korotetaan.',
        ambiguous: 'Ilmoitus sopii useampaan nappulaan.',
        'not-possible': 'Sellainen siirto ei ole pelissä mahdollinen.',
      })[e.why],
    'announcement-differs': e => `${whose[e.by]} ilmoitus ei vastaa lautaa. Siirtoa ei ole tehty.`,
    'piece-felt': e =>
      `${who[e.by]} tunnustelee nappulaa ruudussa ${e.square}. Sitä ei katsota kosketukseksi.`,
    'move-carried-out': (e, w) => {
      if (e.legal !== false)
        return `${who[e.by]} on pelannut laudalla ${w.move}. Siirto on tehty vasta, kun se on myös ilmoitettu.`
      return w.move === ''
        ? 'Se on laiton siirto. Se on tehty vasta, kun se on myös ilmoitettu.'
        : `${who[e.by]} on pelannut laudalla ${w.move}, mikä on laiton siirto. Siirto on tehty vasta, kun se on myös ilmoitettu.`
    },
    'two-boards-set-up': e =>
      e.by === null
        ? 'Kummallakin pelaajalla on oma lauta.'
        : `${who[e.by]} vaatii kahta lautaa. Kummallakin pelaajalla on nyt oma.`,
    'board-handled': e => {
      const where = `${whose[e.board].toLowerCase()} laudalla`
      if (e.to === null) return `${actors[e.by]} poistaa nappulan ruudusta ${e.from} ${where}.`
      if (e.from === null) return `${actors[e.by]} asettaa nappulan ruutuun ${e.to} ${where}.`
      return `${actors[e.by]} siirtää nappulan ruudusta ${e.from} ruutuun ${e.to} ${where}.`
    },
    'move-executed': e => `Siirto on tehty ${whose[e.board].toLowerCase()} laudalla.`,
    'boards-adjusted': e => `${who[e.player]} korjaa lautansa pöytäkirjojen mukaiseksi.`,
    'game-corrected': e => `Peli jatkuu molempien pöytäkirjojen mukaan: ${movesBySquares(e)}.`,
    'scores-compared': e =>
      e.differ
        ? `Pöytäkirjoja verrataan. Ne täsmäävät puolisiirtoon ${e.agree} asti ja eroavat sitten.`
        : 'Pöytäkirjoja verrataan. Ne täsmäävät.',
    'assistant-asked': e => `${who[e.by]} kysyy avustajalta siirtojen määrää ja aikoja.`,
    'assistant-acted': e =>
      `${whose[e.player]} avustaja ${assistantActs[e.what] ?? 'toimii hänen puolestaan'}.`,
    'player-informed': e =>
      `${forWhom[e.player]} kerrotaan siirtojen määrä ja käytetty aika: ${movesAndTimes(e)}.`,
    'move-recorded': e => {
      if (e.how === 'braille') return `${who[e.by]} kirjoittaa pistekirjoituksella: ${e.text}`
      if (e.how === 'recording') return `${who[e.by]} äänittää: ”${e.text}”`
      return `${who[e.by]} merkitsee ”${e.text}”.`
    },
  },
  breaches: {
    'blind.clock-after': (player, early) => earlyPresses[early ?? 'unannounced'](player),
    'blind.assistant.score-clock': (player, early) =>
      earlyPresses[early ?? 'unannounced'](
        `${player === who.white ? whose.white : whose.black} avustaja`,
      ),
    'blind.announce.ranks': player => `${player} ei sano riviä saksaksi.`,
    'blind.announce.clear': player => `${player} ei ilmoita siirtoaan.`,
    'blind.announce.repeat': player => `${player} ei toista vastustajan siirtoa.`,
  },
  claims: { 'boards-differ': 'lautojen asemat eroavat toisistaan' },
  effects: { 'boards-adjusted': 'laudat korjataan' },
  refusals: {
    'not-announced': 'siirtoa ei ole vielä ilmoitettu, joten vastustajan kelloa ei saa käynnistää',
    'slip-too-late': 'lipsahdus oikaistaan ennen vastustajan kellon käynnistämistä',
    'two-boards-already': 'kaksi lautaa on jo käytössä',
    'not-his-board': 'kumpikin pelaaja siirtää vain omalla laudallaan',
    'assistant-may-not': 'se ei kuulu avustajan tehtäviin',
    'assistant-not-allowed': 'vastustajalla on avustaja, joten tällä pelaajalla ei saa olla',
    'assistant-needed': 'tässä pelissä avustaja on pakollinen',
    'assistant-not-asked': 'avustaja kertoo sen vain pelaajan pyynnöstä',
    'no-assistant': 'pelaajalla ei ole avustajaa',
  },
}
