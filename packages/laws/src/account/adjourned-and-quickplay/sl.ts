import {
  type AdjournedAndQuickplay,
  clockText,
  isEnvelopeEmpty,
  isSessionOver,
  timeUsed,
} from './words.js'

const who = { white: 'Beli', black: 'Črni' } as const
const whose = { white: 'belega', black: 'črnega' } as const

export const adjournedAndQuickplay: AdjournedAndQuickplay = {
  events: {
    'sealing-ordered': e =>
      `${isSessionOver(e) ? 'Seansa je končana. ' : ''}${who[e.player]} mora kuvertirati potezo.`,
    'resumption-announced': e =>
      `Partija se nadaljuje ${clockText(e.resumes)} po predvidenem začetku.`,
    'move-sealed': e =>
      e.reply === true
        ? `${who[e.by]} kuvertira odgovor za odsotnega nasprotnika in požene njegovo uro.`
        : `${who[e.by]} vloži potezo v kuverto in jo zalepi.`,
    'game-adjourned': e =>
      `Partija je prekinjena. Na kuverti: poteza ${e.number}, kuvertiral jo je ${who[e.sealer].toLowerCase()}; ` +
      `porabljeni čas: beli ${timeUsed(e, 'white')}, črni ${timeUsed(e, 'black')}` +
      `${e.offer === null ? '' : `; remi ponuja ${who[e.offer].toLowerCase()}`}` +
      `${e.resumes === null ? '' : `; nadaljevanje ${clockText(e.resumes)} po predvidenem začetku`}.`,
    'replier-clock-started': e =>
      `${who[e.player]} ni prisoten. Njegova ura se požene, kuverta ostane zaprta.`,
    'envelope-opened': e =>
      isEnvelopeEmpty(e)
        ? `Sodnik odpre kuverto ${whose[e.by]}: v njej ni poteze.`
        : `Sodnik odpre kuverto ${whose[e.by]}: »${e.text}«.`,
    'envelope-lost': e => `Kuverte s potezo ${whose[e.by]} ni mogoče najti.`,
    'sealed-move-stated': e => `${who[e.by]} izjavi, da je kuvertiral ${e.text}.`,
    'increment-granted': (_, w) => `Odslej oba igralca za vsako potezo dobita še ${w.timeGiven}.`,
    'play-ended-by-claim': e =>
      `Z reklamacijo ${whose[e.by]} je partija končana. O reklamaciji odloči sodnik.`,
    'claim-verified': e =>
      e.what === 'position'
        ? `${who[e.by]} preveri končno pozicijo.`
        : `${who[e.by]} preveri zapisnik.`,
  },
  claims: {
    'sealed-move': 'nejasna kuvertirana poteza',
    resumption: 'kdaj se igra nadaljuje?',
    'envelope-missing': 'ali je mogoče ugotoviti prekinjeno pozicijo?',
  },
  effects: {
    'flag-decides': 'odloči zastavica',
    'sealed-move-made': 'kuvertirana poteza se izvrši',
    'resumption-announced': 'sodnik objavi nadaljevanje',
  },
  refusals: {
    'sealing-ordered': 'potezo je treba kuvertirati; šele nato se ustavi ura',
    'sealed-move-already-made': 'kuvertirati je treba potezo, ki je bila izvršena na šahovnici',
    'replier-absent': 'kuverta se odpre le v prisotnosti igralca, ki mora odgovoriti',
    'resumption-not-yet': 'čas nadaljevanja še ni prišel',
    'envelope-missing': 'kuverte ni mogoče najti',
    'envelope-needs-both-secrets':
      'kuverta se odpre le s ključema sodnika in igralca, ki mora odgovoriti',
    'envelope-changed': 'to ni tisto, kar je bilo kuvertirano',
  },
}
