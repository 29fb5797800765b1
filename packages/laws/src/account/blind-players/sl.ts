import { awayFrom } from '../slovenian.js'
import {
  type AssistantActs,
  type BlindPlayers,
  type EarlyPresses,
  movesAndTimes,
  movesBySquares,
} from './words.js'

const who = { white: 'Beli', black: 'Črni' } as const
const whose = { white: 'belega', black: 'črnega' } as const
const forWhom = { white: 'belemu', black: 'črnemu' } as const
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Sodnik',
  'white-assistant': 'Pomočnik belega',
  'black-assistant': 'Pomočnik črnega',
  spectator: 'Gledalec',
  clock: 'Ura',
}
const assistantActs: AssistantActs = {
  press: 'namesto njega pritisne uro',
  record: 'namesto njega zapiše potezo',
  claim: 'v njegovem imenu reklamira',
  'summon-arbiter': 'se obrne na sodnika',
  seal: 'namesto njega poskrbi za kuvertirano potezo',
}
const earlyPresses: EarlyPresses = {
  unannounced: starter => `${starter} požene nasprotnikovo uro, preden je poteza napovedana.`,
  'not-carried-out': starter =>
    `${starter} požene nasprotnikovo uro, preden je napovedana poteza izvedena na šahovnici.`,
  differs: starter =>
    `${starter} požene nasprotnikovo uro, čeprav se napoved ne ujema s šahovnico.`,
}

export const blindPlayers: BlindPlayers = {
  events: {
    announced: e => {
      const by = actors[e.by]
      if (e.as === 'repetition') return `${by} ponovi: »${e.text}«`
      if (e.as === 'misheard') return `${by} ponovi drugo potezo: »${e.text}«`
      if (e.as === 'correction') return `${by} popravi spodrsljaj: »${e.text}«`
      return `${by} pove: »${e.text}«`
    },
    'announcement-unclear': e =>
      ({
        promotion: 'Napoved ne pove, v katero figuro se kmet promovira.',
        ambiguous: 'Napoved ustreza več kot eni figuri.',
        'not-possible': 'Take poteze v partiji ni mogoče odigrati.',
      })[e.why],
    'announcement-differs': e =>
      `${who[e.by]} ni napovedal tega, kar stoji na njegovi šahovnici. Poteza ni izvršena.`,
    'piece-felt': e => `${who[e.by]} otipava figuro na ${e.square}. To ne velja za dotik.`,
    'move-carried-out': (e, w) => {
      if (e.legal !== false)
        return `${who[e.by]} je na šahovnici izvedel ${w.move}. Poteza bo izvršena šele, ko bo tudi napovedana.`
      return w.move === ''
        ? 'To ni pravilna poteza. Izvršena bo šele, ko bo tudi napovedana.'
        : `${who[e.by]} je na šahovnici izvedel ${w.move}, kar ni pravilna poteza. Izvršena bo šele, ko bo tudi napovedana.`
    },
    'two-boards-set-up': e =>
      e.by === null
        ? 'Vsak igralec ima svojo šahovnico.'
        : `${who[e.by]} zahteva dve šahovnici. Vsak igralec ima zdaj svojo.`,
    'board-handled': e => {
      const where = `na šahovnici ${whose[e.board]}`
      if (e.from === null) return `${actors[e.by]} postavi figuro na ${e.to} ${where}.`
      if (e.to === null) return `${actors[e.by]} odstrani figuro ${awayFrom(e.from)} ${where}.`
      return `${actors[e.by]} premakne figuro ${awayFrom(e.from)} na ${e.to} ${where}.`
    },
    'move-executed': e => `Poteza je izvedena na šahovnici ${whose[e.board]}.`,
    'boards-adjusted': e => `${who[e.player]} popravi svojo šahovnico po zapisnikih.`,
    'game-corrected': e => `Partija se nadaljuje po obeh zapisnikih: ${movesBySquares(e)}.`,
    'scores-compared': e =>
      e.differ
        ? `Zapisnika se primerjata. Ujemata se do polpoteze ${e.agree}, nato se razlikujeta.`
        : 'Zapisnika se primerjata. Ujemata se.',
    'assistant-asked': e => `${who[e.by]} vpraša pomočnika o številu potez in porabljenem času.`,
    'assistant-acted': e =>
      `Pomočnik ${whose[e.player]} ${assistantActs[e.what] ?? 'ravna namesto njega'}.`,
    'player-informed': e =>
      `Pomočnik pove ${forWhom[e.player]} število potez in porabljeni čas: ${movesAndTimes(e)}.`,
    'move-recorded': e => {
      if (e.how === 'braille') return `${who[e.by]} zapiše v brajici: ${e.text}`
      if (e.how === 'recording') return `${who[e.by]} posname: »${e.text}«`
      return `${who[e.by]} zapiše »${e.text}«.`
    },
  },
  breaches: {
    'blind.clock-after': (player, early) => earlyPresses[early ?? 'unannounced'](player),
    'blind.assistant.score-clock': (player, early) =>
      earlyPresses[early ?? 'unannounced'](
        `Pomočnik ${player === who.white ? whose.white : whose.black}`,
      ),
    'blind.announce.ranks': player => `${player} vrste ne pove v nemščini.`,
    'blind.announce.clear': player => `${player} ne napove poteze.`,
    'blind.announce.repeat': player => `${player} ne ponovi nasprotnikove poteze.`,
  },
  claims: { 'boards-differ': 'poziciji na šahovnicah sta različni' },
  effects: { 'boards-adjusted': 'šahovnici se popravita' },
  refusals: {
    'not-announced': 'poteza še ni napovedana, zato se nasprotnikova ura ne sme pognati',
    'slip-too-late': 'spodrsljaj se popravi, preden se požene nasprotnikova ura',
    'two-boards-already': 'dve šahovnici sta že v rabi',
    'not-his-board': 'vsak igralec premika figure samo na svoji šahovnici',
    'assistant-may-not': 'to ni naloga pomočnika',
    'assistant-not-allowed': 'nasprotnik ima pomočnika, zato ga ta igralec ne sme imeti',
    'assistant-needed': 'v tej partiji je pomočnik obvezen',
    'assistant-not-asked': 'pomočnik to pove samo na zahtevo igralca',
    'no-assistant': 'igralec nima pomočnika',
  },
}
