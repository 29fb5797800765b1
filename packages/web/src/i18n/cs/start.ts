import type { Words } from '../en/index.js'

export const start: Words['start'] = {
  lead: 'Elektronický rozhodčí: hrajte podle pravidel šachu, s vysvětlením každého rozhodnutí.',
  table: 'Hrát na tomto zařízení',
  tableText: 'Šachovnice a hodiny pro dva hráče, s rozhodnutími podle pravidel.',
  link: 'Hrát přes odkaz',
  linkText: 'Pozvěte soupeře odkazem nebo QR kódem.',
  clock: 'Šachové hodiny',
  clockText: 'K dřevěné šachovnici. Funguje bez připojení.',
  laws: 'Pravidla šachu',
  lawsText: 'Každé pravidlo v každém vydání od roku 2009 a co se změnilo.',
  whatHappened: 'Co se stalo?',
  whatHappenedText: 'Od události k rozhodnutí několika klepnutími.',
  exam: 'Zkouška',
  examText: 'Dvacet otázek z pravidel, s hodnocením.',
  games: 'Moje partie',
  gamesText: 'Přehrávejte, sdílejte a uchovávejte všechny zde odehrané partie.',
  yourEvents: 'Vaše soutěže',
  event: 'Pořádat soutěž',
  eventText: 'Losování, odkaz pro každé místo a stůl rozhodčího.',
}
