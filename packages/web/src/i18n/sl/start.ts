import type { Words } from '../en/index.js'

export const start: Words['start'] = {
  lead: 'Pravila šaha kot sodnik: kaj je bilo dotaknjeno, kaj odigrano, kaj kaže ura in kaj o tem pravijo pravila.',
  table: 'Partija na tej napravi',
  tableText: 'Šahovnica in uri med igralcema, po pravilih šaha.',
  link: 'Partija prek povezave',
  linkText: 'Dve napravi, ena deska: vsak igralec odpre svojo povezavo.',
  clock: 'Šahovska ura',
  clockText: 'Ob leseni šahovnici, na mizi, brez omrežja.',
  laws: 'Pravila',
  lawsText: 'Vsako pravilo v vsaki izdaji od leta 2009 in kaj se je spremenilo.',
  event: 'Tekmovanje z več šahovnicami',
  eventText: 'Pari, povezava za vsak sedež in sodnikova miza nad vsemi šahovnicami.',
}
