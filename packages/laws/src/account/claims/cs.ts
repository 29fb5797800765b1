import type { ClaimWords } from './words.js'

/** When a claim in a quickplay finish can be made. */
const conditions =
  'hráč k ní musí mít v posledním časovém úseku méně než dvě minuty a jeho praporek nesmí být spadlý'

export const claims: ClaimWords = {
  threefold: {
    made: '{player} reklamuje remízu kvůli trojímu opakování pozice.',
    madeWithMove: '{player} zapisuje tah {move} a reklamuje remízu kvůli trojímu opakování pozice.',
    upheld: 'Reklamace je oprávněná: pozice se vyskytla třikrát.',
    upheldWithMove: 'Reklamace je oprávněná: tímto tahem se pozice vyskytne potřetí.',
    rejected: 'Reklamace není oprávněná: tato pozice se nevyskytla třikrát.',
    rejectedIllegalMove: 'Reklamace není oprávněná: zapsaný tah je nepřípustný.',
  },
  'fifty-moves': {
    made: '{player} reklamuje remízu podle pravidla padesáti tahů.',
    madeWithMove: '{player} zapisuje tah {move} a reklamuje remízu podle pravidla padesáti tahů.',
    upheld: 'Reklamace je oprávněná: v posledních padesáti tazích se nebralo ani netáhlo pěšcem.',
    upheldWithMove:
      'Reklamace je oprávněná: tímto tahem se dovrší padesát tahů bez braní a bez tahu pěšcem.',
    rejected:
      'Reklamace není oprávněná: padesát tahů bez braní a bez tahu pěšcem ještě nebylo provedeno.',
    rejectedIllegalMove: 'Reklamace není oprávněná: zapsaný tah je nepřípustný.',
  },
  flag: {
    made: '{player} reklamuje spadlý praporek.',
    upheld: 'Reklamace je oprávněná.',
    rejected: 'Reklamace není oprávněná: čas nebyl překročen.',
    rejectedOwnFlag: 'Reklamace není oprávněná: spadl i praporek hráče, který reklamuje.',
  },
  'illegal-move': {
    made: '{player} reklamuje nepřípustný tah.',
    upheld: 'Reklamace je oprávněná: byl proveden nepřípustný tah.',
    rejected: 'Reklamace není oprávněná: není tu nepřípustný tah, který by se měl opravit.',
    rejectedTooLate:
      'Reklamace je opožděná: následující tah už byl proveden, a nepřípustný tah proto platí.',
    rejectedNotMade:
      'Reklamace není oprávněná: {opponent} neoznámil to, co stojí na šachovnici, tah proto není proveden.',
    rejectedNotCompleted:
      'Reklamace není oprávněná: nepřípustný tah není dokončen, protože hodiny ještě nebyly stisknuty; {opponent} ho musí nahradit přípustným.',
    rejectedOwn: 'Reklamace není oprávněná: tento nepřípustný tah může reklamovat jen {opponent}.',
    rejectedNotTheOpponent:
      'Reklamace není oprávněná: {opponent} neprovedl nepřípustný tah, který by se měl opravit.',
    upheldOutOfTurn: 'Reklamace je oprávněná: {opponent} hýbal kameny, ačkoli nebyl na tahu.',
  },
  'touched-piece': {
    made: '{player} reklamuje porušení pravidla o dotknutém kameni.',
    upheld: 'Reklamace je oprávněná: pravidlo o dotknutém kameni bylo porušeno.',
    rejected:
      'Reklamace není oprávněná: pravidlo o dotknutém kameni nebylo porušeno, nebo je reklamace opožděná.',
  },
  'cannot-win-by-normal-means': {
    notNow: conditions,
    made: '{player} reklamuje remízu, protože {opponent} nemůže vyhrát normálními prostředky.',
    upheld: 'Reklamace je oprávněná: {opponent} nemůže vyhrát normálními prostředky.',
    rejected: 'Rozhodčí zamítá reklamaci, že {opponent} nemůže vyhrát normálními prostředky.',
  },
  'no-effort-by-normal-means': {
    notNow: conditions,
    made: '{player} reklamuje remízu, protože {opponent} neusiluje o výhru normálními prostředky.',
    upheld: 'Reklamace je oprávněná: {opponent} neusiluje o výhru normálními prostředky.',
    rejected: 'Rozhodčí zamítá reklamaci, že {opponent} neusiluje o výhru normálními prostředky.',
  },
  'five-second-increment': {
    notNow: conditions,
    made: '{player} žádá o přídavek pěti sekund na tah.',
    upheld: 'Přídavek pěti sekund na tah je povolen.',
    rejected: 'Přídavek pěti sekund na tah není povolen.',
  },
  'wrong-setup': {
    made: '{player} reklamuje nesprávné počáteční postavení.',
    upheld: 'Reklamace je oprávněná: počáteční postavení bylo nesprávné.',
    rejected: 'Reklamace není oprávněná: počáteční postavení bylo správné.',
  },
  'reversed-colours': {
    made: '{player} reklamuje obrácené barvy.',
    upheld: 'Reklamace je oprávněná: barvy byly obrácené.',
    rejected: 'Reklamace není oprávněná: barvy nebyly obrácené.',
  },
  'no-progress': {
    made: '{player} reklamuje remízu, protože partie nepostupuje.',
    madeOn: {
      'perpetual-check': '{player} reklamuje remízu kvůli věčnému šachu.',
      repetition: '{player} reklamuje remízu kvůli opakování pozice.',
      'dead-position':
        '{player} reklamuje remízu kvůli „mrtvé“ pozici: ať hráči zahrají cokoli, partie nepostupuje.',
    },
    upheld: 'Reklamace je oprávněná: partie nepostupuje.',
    rejected: 'Reklamace není oprávněná: partie ještě postupuje.',
  },
  'boards-differ': {
    made: '{player} reklamuje, že se pozice na obou šachovnicích liší.',
    upheld: 'Reklamace je oprávněná: pozice na obou šachovnicích se liší.',
    rejected: 'Reklamace není oprávněná: pozice na obou šachovnicích jsou stejné.',
  },
  'clock-setting': {
    made: '{player} reklamuje nesprávně nastavené hodiny.',
    upheld: 'Reklamace je oprávněná: hodiny byly nastaveny nesprávně.',
    rejected: 'Reklamace není oprávněná: hodiny byly nastaveny správně.',
  },
}
