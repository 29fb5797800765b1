import {
  type AssistantActs,
  type BlindPlayers,
  type EarlyPresses,
  movesAndTimes,
  movesBySquares,
} from './words.js'

const who = { white: 'Бели', black: 'Црни' } as const
const whose = { white: 'белог', black: 'црног' } as const
const forWhom = { white: 'белом', black: 'црном' } as const
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Судија',
  'white-assistant': 'Помоћник белог',
  'black-assistant': 'Помоћник црног',
  spectator: 'Гледалац',
  clock: 'Сат',
}
const assistantActs: AssistantActs = {
  press: 'притиска сат уместо њега',
  record: 'записује потез уместо њега',
  claim: 'рекламира у његово име',
  'summon-arbiter': 'позива судију',
  seal: 'брине се о ковертираном потезу уместо њега',
}
const earlyPresses: EarlyPresses = {
  unannounced: starter => `${starter} покреће противников сат пре него што је потез објављен.`,
  'not-carried-out': starter =>
    `${starter} покреће противников сат пре него што је објављени потез изведен на табли.`,
  differs: starter => `${starter} покреће противников сат, иако се објава не слаже са таблом.`,
}

export const blindPlayers: BlindPlayers = {
  events: {
    announced: e => {
      const by = actors[e.by]
      if (e.as === 'repetition') return `${by} понавља: „${e.text}“`
      if (e.as === 'misheard') return `${by} понавља други потез: „${e.text}“`
      if (e.as === 'correction') return `${by} исправља омашку: „${e.text}“`
      return `${by} каже: „${e.text}“`
    },
    'announcement-unclear': e =>
      ({
        promotion: 'Објава не каже у коју се фигуру пешак промовише.',
        ambiguous: 'Објава одговара већем броју фигура.',
        'not-possible': 'Такав потез у партији није могућ.',
      })[e.why],
    'announcement-differs': e =>
      `${who[e.by]} није објавио оно што стоји на његовој табли. Потез није одигран.`,
    'piece-felt': e => `${who[e.by]} опипава фигуру на ${e.square}. То се не сматра додиром.`,
    'move-carried-out': (e, w) => {
      if (e.legal !== false)
        return `${who[e.by]} је на табли извео ${w.move}. Потез ће бити одигран тек када буде и објављен.`
      return w.move === ''
        ? 'То није правилан потез. Биће одигран тек када буде и објављен.'
        : `${who[e.by]} је на табли извео ${w.move}, што није правилан потез. Биће одигран тек када буде и објављен.`
    },
    'two-boards-set-up': e =>
      e.by === null
        ? 'Сваки играч има своју таблу.'
        : `${who[e.by]} тражи две табле. Сваки играч сада има своју.`,
    'board-handled': e => {
      const where = `на табли ${whose[e.board]}`
      if (e.to === null) return `${actors[e.by]} уклања фигуру са ${e.from} ${where}.`
      if (e.from === null) return `${actors[e.by]} ставља фигуру на ${e.to} ${where}.`
      return `${actors[e.by]} помера фигуру са ${e.from} на ${e.to} ${where}.`
    },
    'move-executed': e => `Потез је изведен на табли ${whose[e.board]}.`,
    'boards-adjusted': e => `${who[e.player]} исправља своју таблу према записницима.`,
    'game-corrected': e => `Партија се наставља према оба записника: ${movesBySquares(e)}.`,
    'scores-compared': e =>
      e.differ
        ? `Записници се упоређују. Слажу се до полупотеза ${e.agree}, а затим се разликују.`
        : 'Записници се упоређују. Слажу се.',
    'assistant-asked': e => `${who[e.by]} пита помоћника за број потеза и утрошено време.`,
    'assistant-acted': e =>
      `Помоћник ${whose[e.player]} ${assistantActs[e.what] ?? 'поступа уместо њега'}.`,
    'player-informed': e =>
      `Помоћник саопштава ${forWhom[e.player]} број потеза и утрошено време: ${movesAndTimes(e)}.`,
    'move-recorded': e => {
      if (e.how === 'braille') return `${who[e.by]} записује Брајевим писмом: ${e.text}`
      if (e.how === 'recording') return `${who[e.by]} снима: „${e.text}“`
      return `${who[e.by]} записује „${e.text}“.`
    },
  },
  breaches: {
    'blind.clock-after': (player, early) => earlyPresses[early ?? 'unannounced'](player),
    'blind.assistant.score-clock': (player, early) =>
      earlyPresses[early ?? 'unannounced'](
        `Помоћник ${player === who.white ? whose.white : whose.black}`,
      ),
    'blind.announce.ranks': player => `${player} не изговара ред на немачком.`,
    'blind.announce.clear': player => `${player} не објављује потез.`,
    'blind.announce.repeat': player => `${player} не понавља противников потез.`,
  },
  claims: { 'boards-differ': 'позиције на таблама се разликују' },
  effects: { 'boards-adjusted': 'табле се исправљају' },
  refusals: {
    'not-announced': 'потез још није објављен, па противников сат не сме да се покрене',
    'slip-too-late': 'омашка се исправља пре него што се покрене противников сат',
    'two-boards-already': 'две табле су већ у употреби',
    'not-his-board': 'сваки играч помера фигуре само на својој табли',
    'assistant-may-not': 'то није дужност помоћника',
    'assistant-not-allowed': 'противник има помоћника, па овај играч не сме да га има',
    'assistant-needed': 'у овој партији помоћник је обавезан',
    'assistant-not-asked': 'помоћник то саопштава само на захтев играча',
    'no-assistant': 'играч нема помоћника',
  },
}
