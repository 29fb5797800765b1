import { opposite } from '@jadoube/chess'
import { plural } from '@jadoube/clock'
import type { RecordingAndDraws } from './words.js'

const who = { white: 'Bílý', black: 'Černý' } as const
const whose = { white: 'bílého', black: 'černého' } as const

const lastEntries = (count: number) =>
  plural('cs', count, {
    one: 'poslední zápis',
    few: `poslední ${count} zápisy`,
    many: `posledních ${count} zápisu`,
    other: `posledních ${count} zápisů`,
  })

export const recordingAndDraws: RecordingAndDraws = {
  events: {
    'draw-offered': e => {
      if (e.claim !== null) return ''
      return `${who[e.by]} nabízí remízu.${e.void === undefined ? '' : ' Podmínka neplatí.'}`
    },
    'offer-lapsed': e => {
      if (e.how === 'rejected') return `Nabídka remízy ${whose[e.by]} je odmítnuta.`
      return e.how === 'touched-piece'
        ? `${who[opposite(e.by)]} dotykem kamene odmítá remízu.`
        : `Nabídka remízy ${whose[e.by]} už neplatí.`
    },
    'draw-consent-given': () => 'Rozhodčí dovoluje dohodu o remíze.',
    'written-in-advance': e => `${who[e.by]} tento tah ještě neprovedl.`,
    'entries-struck': e => `${who[e.by]} škrtá v partiáři ${lastEntries(e.entries)}.`,
    'offer-recorded': e => `${who[e.by]} zaznamenává nabídku remízy.`,
    'scoresheet-due': e => `${who[e.player]} musí doplnit partiář dříve, než provede tah.`,
    'scoresheet-completed': e => `Partiář ${whose[e.player]} je doplněn.`,
    'scoresheet-borrowed': e => `${who[e.by]} si bere soupeřův partiář, aby doplnil svůj.`,
    'scoresheet-returned': e => `${who[e.by]} vrací soupeřův partiář.`,
    'scoresheet-replaced': e => `Rozhodčí vyměňuje elektronický partiář ${whose[e.player]}.`,
    'recording-passed-to-arbiter': () =>
      'Ani jeden hráč už nemusí zapisovat. Tahy zapisuje rozhodčí.',
    'reconstruction-begun': () =>
      'Rozhodčí zaznamenává pozici, časy a počet tahů; partie se rekonstruuje na jiné šachovnici.',
    'next-period-begun': e =>
      `Příští tah ${whose[e.player]} je prvním tahem dalšího časového úseku.`,
  },
  breaches: {
    'score.no-advance': player => `${player} zapsal tah dříve, než jej provedl.`,
    'note.algebraic-only': player =>
      `${player} nezapisuje algebraickou notací, která jediná platí.`,
    'score.before-next': player => `${player} nezapsal svůj poslední tah.`,
    'score.mark-offer': player => `${player} nezaznamenal nabídku remízy.`,
    'score.update-after-flag': player => `${player} táhne dříve, než doplnil partiář.`,
    'score.one': player => `${player} táhne dříve, než doplnil partiář.`,
    'score.neither': player => `${player} táhne dříve, než doplnil partiář.`,
    'score.borrow': player => `${player} táhne dříve, než vrátil soupeřův partiář.`,
  },
  claims: {
    reconstruction: 'lze partiáře doplnit?',
    'signed-result': 'hráči podepsali různé výsledky',
    'draw-agreement': 'dohoda o remíze',
  },
  effects: { 'next-period': 'příští tah je prvním tahem dalšího časového úseku' },
  refusals: {
    'cannot-be-withdrawn': 'nabídku remízy ani reklamaci nelze odvolat',
    'no-open-offer': 'žádná nabídka remízy neplatí',
    'take-back-not-allowed': 'v této partii se tahy nevracejí',
    'take-back-already-asked': 'o vrácení tahu už někdo požádal',
    'no-take-back-asked': 'o vrácení tahu nikdo nepožádal',
    'own-take-back': 'hráč nemůže souhlasit s vlastní žádostí',
    'no-move-to-take-back': 'hráč zatím nemá tah, který by vrátil',
    'own-offer': 'na vlastní nabídku hráč odpovědět nemůže',
    'offer-already-open': 'nabídka remízy už platí',
    'draw-needs-consent': 'podle pravidel soutěže je k dohodě o remíze nutný souhlas rozhodčího',
    'agreement-too-early':
      'na remíze se nelze dohodnout, dokud oba hráči neprovedou předepsaný počet tahů',
    'claim-lost-by-touching': 'hráč se už dotkl kamene, takže na tuto reklamaci je pozdě',
    'claim-not-in-laws': 'pravidla této partie takovou reklamaci neznají',
    'claim-not-now': 'tuto reklamaci nyní nelze uplatnit',
    'approval-not-in-laws': 'tato pravidla neznají elektronické potvrzení; výsledek se podepisuje',
    'nothing-to-strike': 'tolik zápisů v partiáři není',
    'scoresheet-not-to-borrow': 'hráč si nyní soupeřův partiář vzít nesmí',
    'no-scoresheet-to-return': 'hráč soupeřův partiář nemá',
    'written-move-stands': 'tah, který byl zapsán jako první, nelze změnit',
    'already-signed': 'hráč už podepsal',
    'result-unknown': 'to není výsledek',
    'nothing-to-sign': 'partie ještě nemá výsledek',
    'points-not-normal': 'takové body nelze za partii získat',
  },
}
