import type { RefusalWords } from './words.js'

export const refusalWords: RefusalWords = {
  lacks: {
    player: 'uveďte, který hráč',
    square: 'uveďte pole',
    move: 'uveďte, který je to tah',
    meaning: 'uveďte, co hráč myslel',
    version: 'uveďte, čí verze platí',
    score: 'uveďte, kolik bodů získá soupeř',
  },
  causes: {
    increment: 'partie se hraje s přídavkem času',
    device: 'zařízení na to nesmí upozornit',
    'not-legal': 'takový přípustný tah není',
    'no-room-to-castle': 'pro rošádu není místo',
  },
  things: {
    'both-kings-in-check': 'oba králové v šachu',
    'pawn-on-last-rank': 'pěšec na poslední řadě',
    'dead-position': 'mrtvá pozice',
    'out-of-turn': 'tah hráče, který není na tahu',
    'move-count': 'počet tahů',
    'opponent-has-moved': 'že soupeř táhl',
    'clock-not-pressed': 'že hodiny nebyly stisknuty',
    times: 'časy',
  },
  tooLate: moves => `po ${moves} tazích každého hráče je pozdě`,
  field: 'položka záznamu',
}
