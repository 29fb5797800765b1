import type { Explanations } from '../explanation.js'

/** Definitions of the glossary that carry a rule. */
export const glossary: Explanations = {
  'gloss.made':
    'Poteza je izvršena, ko roka izpusti figuro na njenem novem polju in je morebitna vzeta figura odstranjena s šahovnice.',
  'gloss.completed':
    'Poteza je zaključena, ko je na šahovnici izvršena in igralec nato pritisne uro.',
  'gloss.increment-range':
    'Dodatek časa je 2 do 60 sekund, ki jih igralec dobi pred vsako potezo že od začetka partije, v zakasnitvenem ali kumulativnem načinu.',
  'gloss.cumulative':
    'V kumulativnem (Fischerjevem) načinu igralec pred vsako potezo dobi določen dodatni čas, pogosto 30 sekund, neporabljeni del pa obdrži.',
  'gloss.move-count': '»40 potez v 90 minutah« pomeni 40 potez vsakega igralca.',
  'gloss.move-counter':
    'Števec potez na šahovski uri beleži, kolikokrat je kateri igralec pritisnil uro.',
  'gloss.standard': 'V rednem šahu ima vsak igralec najmanj 60 minut časa za razmišljanje.',
  'gloss.results':
    'Običajni rezultati so 1–0, 0–1 in ½–½; izjemoma izgubita oba igralca ali pa eden dobi ½, drugi pa 0. Neodigrana partija se zapiše +/–, če s kontumacem zmaga beli, –/+, če zmaga črni, in –/–, če s kontumacem izgubita oba.',
  'gloss.points-alt':
    'Na tekmovanju se lahko uporabi druga točkovna lestvica, na primer 3 za zmago, 1 za remi in 0 za poraz.',
  'gloss.penalty-order':
    'Kazni, ki jih lahko izreče sodnik, so naštete po naraščajoči strogosti, od opomina do izključitve s tekmovanja.',
  'gloss.zero-tolerance':
    'Ničelna toleranca pomeni, da mora biti igralec za šahovnico pred začetkom partije; privzeti čas zamude je tedaj 0 minut.',
}
