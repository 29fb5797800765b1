import {
  type AssistantActs,
  type BlindPlayers,
  type EarlyPresses,
  movesAndTimes,
  movesBySquares,
} from './words.js'

const who = { white: 'Bílý', black: 'Černý' } as const
const whose = { white: 'bílého', black: 'černého' } as const
const forWhom = { white: 'bílému', black: 'černému' } as const
const actors: Readonly<Record<string, string>> = {
  ...who,
  arbiter: 'Rozhodčí',
  'white-assistant': 'Asistent bílého',
  'black-assistant': 'Asistent černého',
  spectator: 'Divák',
  clock: 'Hodiny',
}
const assistantActs: AssistantActs = {
  press: 'za něj stiskl hodiny',
  record: 'za něj zapisuje',
  claim: 'za něj reklamuje',
  'summon-arbiter': 'přivolává rozhodčího',
  seal: 'za něj vyřizuje zapečetěný tah',
}
const earlyPresses: EarlyPresses = {
  unannounced: starter => `${starter} spouští soupeřovy hodiny dříve, než je tah oznámen.`,
  'not-carried-out': starter =>
    `${starter} spouští soupeřovy hodiny dříve, než je oznámený tah proveden na šachovnici.`,
  differs: starter =>
    `${starter} spouští soupeřovy hodiny, přestože oznámení neodpovídá šachovnici.`,
}

export const blindPlayers: BlindPlayers = {
  events: {
    announced: e => {
      const by = actors[e.by]
      if (e.as === 'repetition') return `${by} opakuje: „${e.text}“`
      if (e.as === 'misheard') return `${by} opakuje jiný tah: „${e.text}“`
      if (e.as === 'correction') return `${by} opravuje přeřeknutí: „${e.text}“`
      return `${by}: „${e.text}“`
    },
    'announcement-unclear': e =>
      ({
        promotion: 'Oznámení neříká, v co se pěšec promění.',
        ambiguous: 'Oznámení odpovídá více kamenům.',
        'not-possible': 'Takový tah není v partii možný.',
      })[e.why],
    'announcement-differs': e =>
      `Oznámení ${whose[e.by]} neodpovídá jeho šachovnici. Tah není proveden.`,
    'piece-felt': e => `${who[e.by]} ohmatává kámen na ${e.square}. Za dotek se to nepovažuje.`,
    'move-carried-out': (e, w) => {
      if (e.legal !== false)
        return `${who[e.by]} zahrál na šachovnici ${w.move}. Tah je proveden teprve po oznámení.`
      return w.move === ''
        ? 'To není přípustný tah. Proveden je teprve po oznámení.'
        : `${who[e.by]} zahrál na šachovnici ${w.move}, což není přípustný tah. Proveden je teprve po oznámení.`
    },
    'two-boards-set-up': e =>
      e.by === null
        ? 'Každý hráč má svou šachovnici.'
        : `${who[e.by]} požaduje dvě šachovnice. Každý hráč má nyní svou.`,
    'board-handled': e => {
      const where = `na šachovnici ${whose[e.board]}`
      if (e.to === null) return `${actors[e.by]} odstraňuje kámen z ${e.from} ${where}.`
      if (e.from === null) return `${actors[e.by]} staví kámen na ${e.to} ${where}.`
      return `${actors[e.by]} přemisťuje kámen z ${e.from} na ${e.to} ${where}.`
    },
    'move-executed': e => `Tah je proveden na šachovnici ${whose[e.board]}.`,
    'boards-adjusted': e => `${who[e.player]} opravuje svou šachovnici podle zápisů.`,
    'game-corrected': e => `Partie pokračuje podle obou zápisů: ${movesBySquares(e)}.`,
    'scores-compared': e =>
      e.differ
        ? `Zápisy se porovnávají. Souhlasí do půltahu ${e.agree}, potom se liší.`
        : 'Zápisy se porovnávají. Souhlasí.',
    'assistant-asked': e => `${who[e.by]} se ptá asistenta na počet tahů a čas.`,
    'assistant-acted': e =>
      `Asistent ${whose[e.player]} ${assistantActs[e.what] ?? 'jedná za něj'}.`,
    'player-informed': e =>
      `Asistent sděluje ${forWhom[e.player]} počet tahů a spotřebovaný čas: ${movesAndTimes(e)}.`,
    'move-recorded': e => {
      if (e.how === 'braille') return `${who[e.by]} zapisuje Braillovým písmem: ${e.text}`
      if (e.how === 'recording') return `${who[e.by]} nahrává: „${e.text}“`
      return `${who[e.by]} zapisuje „${e.text}“.`
    },
  },
  breaches: {
    'blind.clock-after': (player, early) => earlyPresses[early ?? 'unannounced'](player),
    'blind.assistant.score-clock': (player, early) =>
      earlyPresses[early ?? 'unannounced'](
        `Asistent ${player === who.white ? whose.white : whose.black}`,
      ),
    'blind.announce.ranks': player => `${player} neříká řadu německy.`,
    'blind.announce.clear': player => `${player} neoznamuje tah.`,
    'blind.announce.repeat': player => `${player} neopakuje soupeřův tah.`,
  },
  claims: { 'boards-differ': 'pozice na šachovnicích se liší' },
  effects: { 'boards-adjusted': 'šachovnice se opraví' },
  refusals: {
    'not-announced': 'tah ještě není oznámen, soupeřovy hodiny se proto nesmějí spustit',
    'slip-too-late': 'přeřeknutí se opravuje před spuštěním soupeřových hodin',
    'two-boards-already': 'dvě šachovnice se už používají',
    'not-his-board': 'každý hráč táhne jen na své šachovnici',
    'assistant-may-not': 'to není úkol asistenta',
    'assistant-not-allowed': 'soupeř má asistenta, proto ho tento hráč mít nesmí',
    'assistant-needed': 'v této partii je asistent povinný',
    'assistant-not-asked': 'asistent to sděluje jen na žádost hráče',
    'no-assistant': 'hráč nemá asistenta',
  },
}
