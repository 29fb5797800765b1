import type { Term } from './term.js'

/** Recording a game, and adjourning it. */
export const scoresheet: readonly Term[] = [
  {
    id: 'scoresheet',
    forms: {
      en: 'scoresheet',
      sl: 'zapisnik, formular',
      sr: 'записник',
      cs: 'partiář',
      fi: 'pöytäkirja',
    },
    meaning: {
      en: 'The sheet on which the moves are recorded; it may be electronic.',
      sl: 'List, na katerega se zapisujejo poteze; lahko je tudi elektronski.',
      sr: 'Лист на који се записују потези; може бити и електронски.',
      cs: 'List, na který se zapisují tahy; může být i elektronický.',
      fi: 'Lomake, johon siirrot merkitään; se voi olla myös sähköinen.',
    },
  },
  {
    id: 'algebraic-notation',
    forms: {
      en: 'algebraic notation',
      sl: 'algebraična notacija',
      sr: 'алгебарска нотација',
      cs: 'algebraická notace',
      fi: 'algebrallinen merkintätapa',
    },
    meaning: {
      en: 'The way of recording moves that names each square by its file, a to h, and its rank, 1 to 8.',
      sl: 'Zapisovanje potez, pri katerem je vsako polje označeno z linijo od a do h in vrsto od 1 do 8.',
      sr: 'Записивање потеза у коме је свако поље означено линијом од a до h и редом од 1 до 8.',
      cs: 'Zápis tahů, v němž je každé pole označeno sloupcem a až h a řadou 1 až 8.',
      fi: 'Siirtojen merkintätapa, jossa jokainen ruutu ilmaistaan linjalla a–h ja rivillä 1–8.',
    },
  },
  {
    id: 'to-record',
    forms: {
      en: 'to record the moves',
      sl: 'zapisovati poteze',
      sr: 'записивати потезе',
      cs: 'zapisovat tahy',
      fi: 'merkitä siirrot, kirjata siirrot',
    },
  },
  {
    id: 'to-reconstruct',
    forms: {
      en: 'to reconstruct the game',
      sl: 'rekonstruirati partijo',
      sr: 'реконструисати партију',
      cs: 'rekonstruovat partii',
      fi: 'rekonstruoida peli',
    },
  },
  {
    id: 'adjournment',
    forms: {
      en: 'adjournment',
      sl: 'prekinitev, preložitev',
      sr: 'прекид',
      cs: 'přerušení partie',
      fi: 'pelin keskeyttäminen',
    },
    meaning: {
      en: 'Breaking a game off in order to continue it at a later time.',
      sl: 'Prekinitev partije, da se nadaljuje pozneje.',
      sr: 'Прекидање партије да би се касније наставила.',
      cs: 'Přerušení partie, aby se v ní později pokračovalo.',
      fi: 'Pelin keskeyttäminen myöhempää jatkamista varten.',
    },
  },
  {
    id: 'resumption',
    forms: {
      en: 'resumption',
      sl: 'nadaljevanje',
      sr: 'наставак',
      cs: 'dohrávka',
      fi: 'pelin jatkaminen',
    },
  },
  {
    id: 'sealed-move',
    forms: {
      en: 'sealed move',
      sl: 'kuvertirana poteza',
      sr: 'ковертирани потез',
      cs: 'zapečetěný tah',
      fi: 'kuorisiirto',
    },
    meaning: {
      en: 'The next move of an adjourned game, written down unseen by the opponent and kept in an envelope until the resumption.',
      sl: 'Naslednja poteza prekinjene partije, ki jo igralec zapiše skrivaj pred nasprotnikom in je do nadaljevanja shranjena v kuverti.',
      sr: 'Следећи потез прекинуте партије, који играч записује тако да га противник не види и који се до наставка чува у коверти.',
      cs: 'Příští tah přerušené partie, který hráč zapíše tak, aby jej soupeř neviděl, a který je až do dohrávky uložen v obálce.',
      fi: 'Keskeytetyn pelin seuraava siirto, jonka pelaaja kirjoittaa vastustajan näkemättä ja joka säilytetään kuoressa pelin jatkamiseen asti.',
    },
  },
  {
    id: 'envelope',
    forms: { en: 'envelope', sl: 'kuverta, ovojnica', sr: 'коверта', cs: 'obálka', fi: 'kuori' },
  },
  {
    id: 'analysis',
    forms: { en: 'analysis', sl: 'analiza', sr: 'анализа', cs: 'rozbor, analýza', fi: 'analyysi' },
    meaning: {
      en: 'Trying out moves to find the best continuation; during play a player may not do so on any other board.',
      sl: 'Preizkušanje potez, da bi našli najboljše nadaljevanje; med igro igralec tega ne sme početi na nobeni drugi šahovnici.',
      sr: 'Испробавање потеза да би се нашао најбољи наставак; током партије играч то не сме да ради ни на једној другој табли.',
      cs: 'Zkoušení tahů, aby se našlo nejlepší pokračování; během hry to hráč nesmí dělat na žádné jiné šachovnici.',
      fi: 'Siirtojen kokeileminen parhaan jatkon löytämiseksi; pelin aikana pelaaja ei saa tehdä sitä millään toisella laudalla.',
    },
  },
]
