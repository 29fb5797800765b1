import type { Words } from '../en/index.js'

export const eboard: Words['eboard'] = {
  title: 'Připojit šachovnici',
  choose: 'Vyberte svou šachovnici. Prohlížeč se pak zeptá, které zařízení to je.',
  ways: { serial: 'USB nebo sériový port', hid: 'USB', bluetooth: 'Bluetooth' },
  otherBrowser: 'Tento prohlížeč nedosáhne na každou šachovnici. Chrome a Edge ano.',
  noneChosen: 'Žádná šachovnice nebyla vybrána nebo nalezena.',
  noLiveChess: 'LiveChess neodpovídá. Spusťte ho na tomto počítači a zkuste to znovu.',
  notOpened: 'Šachovnici se nepodařilo otevřít. Nepoužívá ji jiný program?',
  lost: 'Spojení se šachovnicí je přerušeno. Připojte ji znovu.',
  connected: name => `Připojeno: ${name}.`,
  battery: percent => `Baterie ${percent} %.`,
  learning: (scans, of) =>
    `Šachovnice se učí kameny: postavte základní postavení (${scans}/${of}).`,
  disconnect: 'Odpojit',
  same: 'Šachovnice ukazuje pozici partie.',
  differs: 'Šachovnice a partie se liší. Tahy na šachovnici se nepočítají, dokud se neshodnou.',
  squareWants: (square, piece) =>
    piece === null ? `${square}: odstraňte kámen` : `${square}: sem patří ${piece}`,
  uncertain: 'Šachovnice si není jistá. Stalo se toto?',
  asSensed: 'Ano',
  notSo: 'Ne, postavím šachovnici podle partie',
  noted: 'Dobře',
  adjusted: 'Kámen byl upraven',
  acts: { touch: 'dotek', remove: 'odstranění', press: 'stisk hodin' },
  pieces: {
    P: 'bílý pěšec',
    N: 'bílý jezdec',
    B: 'bílý střelec',
    R: 'bílá věž',
    Q: 'bílá dáma',
    K: 'bílý král',
    p: 'černý pěšec',
    n: 'černý jezdec',
    b: 'černý střelec',
    r: 'černá věž',
    q: 'černá dáma',
    k: 'černý král',
  },
  asks: {
    'pieces-knocked-over': squares =>
      `Několik kamenů opustilo svá pole najednou (${squares}). Postavte je zpět. Kdo je shodil?`,
    'kings-in-the-centre': () =>
      'Oba králové jsou uprostřed. Pokud partie skončila, vzdejte se nebo se dohodněte na remíze na obrazovce. Pokud ne, vraťte krále zpět.',
    'set-up': () => 'Kameny jsou postaveny pro novou partii. Začněte ji na obrazovce.',
    takeback: () =>
      'Šachovnice ukazuje pozici před posledním tahem. Proveďte tah na šachovnici znovu.',
    'unknown-piece': squares => `Šachovnice neví, který kámen přišel na ${squares}.`,
    'whose-touch': squares => `Kámen na ${squares} byl zvednut a vrácen. Kdo se ho dotkl?`,
    released: squares =>
      `Kámen stál na ${squares} a šel dál. Pokud tam byl puštěn, soupeř může reklamovat.`,
    promotion: squares => `V co se proměnil pěšec na ${squares}?`,
    'clock-side': () => 'Hodiny šachovnice běží druhé straně. Otočte je.',
  },
  event: 'Elektronické šachovnice',
  eventText:
    'Na počítači s programem LiveChess spusťte `npx jadoube board --livechess --event ODKAZ`.',
  notReported: 'Žádný program zatím o šachovnicích neinformuje.',
  reportedLate: 'Program, který informuje o šachovnicích, mlčí.',
  serial: 'Sériové číslo',
  place: 'Stůl',
  noPlace: 'žádný',
  state: 'Stav',
  states: {
    same: 'shoduje se',
    moving: 'provádí se tah',
    differs: 'liší se',
    off: 'není tu',
    unplaced: 'není přidělena',
  },
  asked: 'potřebuje člověka',
}
