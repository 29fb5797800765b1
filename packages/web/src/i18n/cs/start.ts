import type { Words } from '../en/index.js'

export const start: Words['start'] = {
  lead: 'Pravidla šachu jako rozhodčí: čeho se hráč dotkl, co zahrál, co ukazují hodiny a co na to říkají pravidla.',
  table: 'Partie na tomto zařízení',
  tableText: 'Šachovnice a hodiny mezi dvěma hráči, podle pravidel.',
  link: 'Partie přes odkaz',
  linkText: 'Dvě zařízení, jedna šachovnice: každý hráč otevře svůj odkaz.',
  clock: 'Šachové hodiny',
  clockText: 'Vedle dřevěné šachovnice, na stole, bez sítě.',
  laws: 'Pravidla',
  lawsText: 'Každé pravidlo v každém vydání od roku 2009 a co se změnilo.',
  event: 'Soutěž na více šachovnicích',
  eventText: 'Nasazení, odkaz pro každé místo a stůl rozhodčího nad všemi šachovnicemi.',
}
