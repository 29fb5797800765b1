import {
  type AdjournedAndQuickplay,
  clockText,
  isEnvelopeEmpty,
  isSessionOver,
  timeUsed,
} from './words.js'

const who = { white: 'Bílý', black: 'Černý' } as const
const whose = { white: 'bílého', black: 'černého' } as const

export const adjournedAndQuickplay: AdjournedAndQuickplay = {
  events: {
    'sealing-ordered': e =>
      `${isSessionOver(e) ? 'Hrací doba skončila. ' : ''}${who[e.player]} musí zapečetit tah.`,
    'resumption-announced': e =>
      `Začátek dohrávky: ${clockText(e.resumes)} po plánovaném začátku partie.`,
    'move-sealed': e =>
      e.reply === true
        ? `${who[e.by]} pečetí odpověď pro nepřítomného soupeře a spouští jeho hodiny.`
        : `${who[e.by]} vkládá tah do obálky a zalepuje ji.`,
    'game-adjourned': e =>
      `Partie je přerušena. Na obálce: tah ${e.number}, zapečetil ${who[e.sealer].toLowerCase()}; ` +
      `spotřebovaný čas: bílý ${timeUsed(e, 'white')}, černý ${timeUsed(e, 'black')}` +
      `${e.offer === null ? '' : `; nabídka remízy ${whose[e.offer]}`}` +
      `${e.resumes === null ? '' : `; dohrávka: ${clockText(e.resumes)} po plánovaném začátku partie`}.`,
    'replier-clock-started': e =>
      `${who[e.player]} není přítomen. Jeho hodiny se spouštějí, obálka zůstává zavřená.`,
    'envelope-opened': e =>
      isEnvelopeEmpty(e)
        ? `Rozhodčí otevírá obálku ${whose[e.by]}: není v ní žádný tah.`
        : `Rozhodčí otevírá obálku ${whose[e.by]}: „${e.text}“.`,
    'envelope-lost': e => `Obálku s tahem ${whose[e.by]} nelze nalézt.`,
    'sealed-move-stated': e => `${who[e.by]} prohlašuje, že zapečetil ${e.text}.`,
    'increment-granted': (_, w) =>
      `Od této chvíle se oběma hráčům na každý tah přidává čas: ${w.time}.`,
    'play-ended-by-claim': e => `Reklamací ${whose[e.by]} partie končí. Posoudí ji rozhodčí.`,
    'claim-verified': e =>
      e.what === 'position'
        ? `${who[e.by]} potvrzuje konečnou pozici.`
        : `${who[e.by]} potvrzuje partiář.`,
  },
  claims: {
    'sealed-move': 'nejasný zapečetěný tah',
    resumption: 'kdy se bude dohrávat?',
    'envelope-missing': 'lze zjistit pozici při přerušení?',
  },
  effects: {
    'flag-decides': 'rozhoduje praporek',
    'sealed-move-made': 'zapečetěný tah se provede',
    'resumption-announced': 'dohrávka je oznámena',
  },
  refusals: {
    'sealing-ordered': 'tah je třeba zapečetit; teprve potom se zastaví hodiny',
    'sealed-move-already-made': 'zapečetit se musí tah, který byl proveden na šachovnici',
    'replier-absent': 'obálka se otevírá jen v přítomnosti hráče, který má odpovědět',
    'resumption-not-yet': 'čas dohrávky ještě nenastal',
    'envelope-missing': 'obálku nelze nalézt',
    'envelope-needs-both-secrets':
      'obálka se otevře jen s klíči rozhodčího i hráče, který má odpovědět',
    'envelope-changed': 'to není to, co bylo zapečetěno',
  },
}
