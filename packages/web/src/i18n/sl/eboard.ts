import type { Words } from '../en/index.js'

export const eboard: Words['eboard'] = {
  title: 'Poveži šahovnico',
  choose: 'Izberite svojo šahovnico. Brskalnik nato vpraša, katera naprava je.',
  ways: { serial: 'USB ali serijska vrata', hid: 'USB', bluetooth: 'Bluetooth' },
  otherBrowser: 'Ta brskalnik se ne more povezati z vsemi šahovnicami. Chrome in Edge se lahko.',
  noneChosen: 'Nobena šahovnica ni bila izbrana ali najdena.',
  noLiveChess: 'LiveChess se ne odziva. Zaženite ga na tem računalniku in poskusite znova.',
  notOpened: 'Šahovnice ni mogoče odpreti. Jo uporablja drug program?',
  lost: 'Povezava s šahovnico je prekinjena. Povežite jo znova.',
  connected: name => `Povezano: ${name}.`,
  battery: percent => `Baterija ${percent} %.`,
  learning: (scans, of) =>
    `Šahovnica se uči prepoznavati figure. Postavite začetno pozicijo (${scans}/${of}).`,
  disconnect: 'Prekini povezavo',
  same: 'Šahovnica kaže pozicijo partije.',
  differs: 'Šahovnica se razlikuje od partije. Poteze na njej ne štejejo, dokler se ne ujemata.',
  squareWants: (square, piece) =>
    piece === null ? `${square}: odstranite figuro` : `${square}: sem spada ${piece}`,
  uncertain: 'Šahovnica ni prepričana. Se je zgodilo to?',
  asSensed: 'Da',
  notSo: 'Ne, figure postavim tako kot v partiji',
  noted: 'V redu',
  adjusted: 'To je bilo popravljanje',
  wasReleased: 'Tam je bila izpuščena',
  notReleased: 'Roka je ostala na njej',
  releasedAt: square => `Figura je bila prej izpuščena na ${square}.`,
  putBack: square =>
    `Figura na ${square} je bila dvignjena in postavljena nazaj. Velja za dotaknjeno.`,
  wasNoTouch: 'Popravljanje ali nenameren dotik',
  acts: { touch: 'dotik', remove: 'odstranitev', press: 'pritisk na uro' },
  pieces: {
    P: 'beli kmet',
    N: 'beli skakač',
    B: 'beli lovec',
    R: 'bela trdnjava',
    Q: 'bela dama',
    K: 'beli kralj',
    p: 'črni kmet',
    n: 'črni skakač',
    b: 'črni lovec',
    r: 'črna trdnjava',
    q: 'črna dama',
    k: 'črni kralj',
  },
  asks: {
    'pieces-knocked-over': squares =>
      `Več figur je hkrati zapustilo svoja polja (${squares}). Postavite jih nazaj. Kdo jih je prevrnil?`,
    'kings-in-the-centre': () =>
      'Oba kralja sta v središču. Če je partije konec, se na zaslonu vdajte ali dogovorite za remi. Če ni, kralja postavite nazaj.',
    'set-up': () => 'Figure so postavljene za novo partijo. Začnite jo na zaslonu.',
    takeback: () =>
      'Šahovnica kaže pozicijo pred zadnjo potezo. Potezo na šahovnici izvršite znova.',
    'unknown-piece': squares => `Šahovnica ne ve, katera figura je prišla na ${squares}.`,
    'whose-touch': squares =>
      `Figura na ${squares} je bila dvignjena in postavljena nazaj. Kdo se je je dotaknil?`,
    released: squares =>
      `Figura je stala na ${squares} in se nato premaknila naprej. Je bila tam izpuščena?`,
    promotion: squares => `V katero figuro je bil promoviran kmet na ${squares}?`,
    'clock-side': () => 'Na uri ob šahovnici teče čas napačnemu igralcu. Obrnite jo.',
  },
  event: 'Elektronske šahovnice',
  eventText:
    'Na računalniku, kjer teče LiveChess, zaženite `npx jadoube board --livechess --event POVEZAVA`.',
  notReported: 'Noben program še ne poroča o šahovnicah.',
  reportedLate: 'Program, ki poroča o šahovnicah, se ne odziva.',
  serial: 'Serijska številka',
  place: 'Igralno mesto',
  noPlace: 'brez',
  state: 'Stanje',
  states: {
    same: 'se ujema s partijo',
    moving: 'poteza se izvršuje',
    differs: 'se razlikuje od partije',
    off: 'ni povezana',
    unplaced: 'ni dodeljena',
  },
  asked: 'zahteva pozornost',
}
